import { type Place, placesOf } from '../../../engine/interaction/places.js';
import { type Traits, traitsOf } from '../../../engine/interaction/traits.js';
import type { KeywordRules } from '../../../engine/keyword.js';
import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';

/** What a keyword can do in an attack, and standing where. */
export interface KeywordPart {
  readonly rules: KeywordRules;
  readonly traits: Traits;
  /** The usual one first. */
  readonly places: readonly Place[];
}

const PARTS: ReadonlyMap<string, KeywordPart> = new Map(
  KEYWORDS.filter(({ notInAttack }) => notInAttack === undefined).map((rules) => [
    rules.slug,
    { rules, traits: traitsOf(rules), places: placesOf(rules) },
  ]),
);

/** Null: it plays no part in an attack. */
export function keywordPart(slug: string): KeywordPart | null {
  return PARTS.get(slug) ?? null;
}

/** Whether a third keyword can decide if two can do anything to each other: what can't be prevented, or who can't become the defender. */
export function mayStandBetween({ traits }: KeywordPart, pair: readonly KeywordPart[]): boolean {
  const decidesPrevention = traits.unpreventable || traits.preventsUnpreventable;
  const decidesDefender = traits.keepsDefender || traits.hides;
  return pair.some(
    ({ traits: { prevents, changesDefender } }) =>
      (decidesPrevention && prevents !== null) || (decidesDefender && changesDefender),
  );
}

/** Whether texts say that it does damage at another time than an attack. */
export function damagesOutsideAttacks(kb: KnowledgeBase, slug: string): boolean {
  const keyword = kb.keywords.get(slug);
  return (
    keyword !== undefined && keywordPart(slug) === null && factsOf(kb, keyword, KEYWORDS).rollsDiceOfDamage
  );
}
