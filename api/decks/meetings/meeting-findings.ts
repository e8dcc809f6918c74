import { LRUCache } from 'lru-cache';
import { budgetOf } from '../../../engine/choice/budget.js';
import { canonicalBoard } from '../../../engine/interaction/canonical-board.js';
import { CANONICAL } from '../../../engine/interaction/pair-effects.js';
import {
  type PlacedKeyword,
  printedLine,
  standardValue,
} from '../../../engine/interaction/placed-keyword.js';
import { struckBy } from '../../../engine/interaction/struck-by.js';
import type { KeywordRules } from '../../../engine/keyword.js';
import { KEYWORDS } from '../../../engine/keyword-list.js';
import { checkPair } from '../../interactions/check-pair.js';
import type { Finding } from '../../interactions/interaction-report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { type AskedUse, pairQuestion } from '../../interactions/pair-question.js';
import type { GivenBoard } from '../../interactions/scenario-setting.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { keywordPart } from './keyword-parts.js';
import type { Meeting } from './meeting.js';
import type { PlacedSlug } from './parts-in-place.js';

/** Two keywords that the engine plays, and where they stand. */
export type PlacedPair = Pick<Meeting, 'besides'> & { readonly pair: readonly [PlacedSlug, PlacedSlug] };

/** Cards bring keywords together in more ways than need be kept. */
const MOST_REMEMBERED = 5_000;

const memories = new WeakMap<KnowledgeBase, LRUCache<string, readonly Finding[]>>();

/** One key for both orders. */
function keyOf({ pair: [one, other], besides }: PlacedPair): string {
  return JSON.stringify([...(one.slug < other.slug ? [one, other] : [other, one]), besides]);
}

/** What is known already of two keywords in these places; null when it has to be worked out. */
export function recallFindings(kb: KnowledgeBase, asked: PlacedPair): readonly Finding[] | null {
  return memories.get(kb)?.get(keyOf(asked)) ?? null;
}

/**
 * What the interaction check finds of two keywords with their usual values, below 0 where theirs are, in just these places, on units that have the keywords `besides`
 * too; nothing when it can't be solved. What was worked out for a build is remembered.
 */
export function meetingFindings(kb: KnowledgeBase, asked: PlacedPair): readonly Finding[] {
  const memory = memories.get(kb) ?? new LRUCache({ max: MOST_REMEMBERED });
  memories.set(kb, memory);
  const findings = recallFindings(kb, asked) ?? checked(kb, asked);
  memory.set(keyOf(asked), findings);
  return findings;
}

/**
 * Whether it is worth saying where the two stand. That one leaves the other alone is to be expected of units beside each other, and of one
 * that takes no part: it is said of one unit, of the attacker and the defender, and of a unit aside that is struck or acts from there.
 */
export function isNews({ relation }: Finding, asked: PlacedPair | null): boolean {
  if (relation !== 'NO_EFFECT' || asked === null) return true;
  const [one, other] = asked.pair;
  if (one.place === other.place) return true;
  const attacker = asked.pair.find(({ place }) => place === 'ATTACKER');
  const struck = attacker === one ? other : one;
  if (attacker === undefined || struck.place === 'FELLOW') return false;
  const [from, to] = [keywordPart(attacker.slug), keywordPart(struck.slug)];
  const isStruckAside = from !== null && struckBy(from.rules) === struck.place;
  return struck.place === 'DEFENDER' || isStruckAside || to?.places[0] === struck.place;
}

function checked(kb: KnowledgeBase, { pair, besides }: PlacedPair): readonly Finding[] {
  const [one, other] = pair.map((placed) => useOf(kb, placed));
  if (one == null || other == null) return [];
  const board = besides.length === 0 ? null : boardWith(besides.flatMap(placedKeyword));
  const report = checkPair(kb, pairQuestion(one, other, false), KEYWORDS, board, budgetOf());
  return 'ok' in report || report.verdict !== 'INTERACT' ? [] : report.findings;
}

function useOf(kb: KnowledgeBase, placed: PlacedSlug): AskedUse | null {
  const keyword = kb.keywords.get(placed.slug);
  if (keyword === undefined) return null;
  const facts = factsOf(kb, keyword, KEYWORDS);
  const value = placed.isNegative && facts.rules !== null ? usualValue(facts.rules, placed) : null;
  return { facts, value, line: null, place: placed.place, slot: null, inBuildZone: false };
}

/** What lowers has the usual number below 0. */
function usualValue(rules: KeywordRules, { isNegative }: PlacedSlug): number | null {
  const value = standardValue(rules);
  return value !== null && isNegative ? -value : value;
}

function placedKeyword(placed: PlacedSlug): readonly PlacedKeyword[] {
  const rules = keywordPart(placed.slug)?.rules;
  if (rules === undefined) return [];
  const value = usualValue(rules, placed);
  return [{ rules, value, line: printedLine(rules, value), place: placed.place }];
}

/** The usual board, on which some keywords are there in every run. */
function boardWith(always: readonly PlacedKeyword[]): GivenBoard {
  return {
    setting: {
      ...CANONICAL,
      boardOf: (placed, active) => canonicalBoard([...placed, ...always], [...active, ...always]),
    },
    lineOf: () => null,
    placeOf: ({ place }) => place,
    isPossible: () => true,
    has: () => true,
  };
}
