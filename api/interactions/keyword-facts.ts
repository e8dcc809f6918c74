import type { Place } from '../../engine/interaction/places.js';
import { struckBy } from '../../engine/interaction/struck-by.js';
import { type Traits, traitsOf } from '../../engine/interaction/traits.js';
import type { KeywordRules } from '../../engine/keyword.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../knowledge-base/records.js';

/** What is known of a keyword, from its text and, where the engine plays it, from its parts. */
export interface KeywordFacts {
  readonly keyword: KeywordRecord;
  /** Null: the engine does not know it. */
  readonly rules: KeywordRules | null;
  /** Null: the engine does not know it, or it plays no part in an attack. */
  readonly traits: Traits | null;
  /** It rolls dice of damage, in an attack or at another time. */
  readonly rollsDiceOfDamage: boolean;
  /** It changes the power of a unit, in this attack or for a later one. */
  readonly givesPower: boolean;
  /** What it changes the power of is another unit. */
  readonly takesPower: boolean;
  /** It lets its unit make another attack after this one. */
  readonly attacksAgain: boolean;
  /** It does so without tapping the unit for that attack. */
  readonly attacksUntapped: boolean;
  /** It does so only after an attack for which the unit has tapped. */
  readonly followsTapped: boolean;
  /** It sets or lowers what a card costs. */
  readonly setsCost: boolean;
  readonly lowersCost: boolean;
  /** The text behind it works while its card is in the build zone, and not in an arena. */
  readonly givesInBuildZone: boolean;
  /** It does damage that the attack would not do: to which unit, where the engine knows it. */
  readonly damage: { readonly struck: Place | null; readonly toItself: boolean } | null;
}

const DICE_OF_DAMAGE = /\bx dice of damage\b/i;
const POWER = /[+\-\u2013\u2212][x\d]+ power\b|\bpower bonus\b|\bless power\b/i;
const LESS_POWER = /[-\u2013\u2212]x power\b|\bless power\b/i;
const UNTAPPED = /\bdoesn't tap for the new attack\b/i;
const AFTER_TAPPED = /\bmust have tapped for the attack\b/i;
const COST =
  /\bthe card costs x\b|\bin place of the card's build cost\b|\bany remaining build cost is paid\b/i;
/** What lowers a cost, and does not replace it. */
const LOWERED = /\bthe card costs x\b/i;
const IN_BUILD_ZONE = /\bis on for as long as the card is in the build zone\b/i;
const TO_ITSELF: readonly string[] = ['DICE_OF_DAMAGE_TO_ITSELF'];

type Known = Map<KeywordRecord, KeywordFacts>;

const known = new WeakMap<KnowledgeBase, WeakMap<readonly KeywordRules[], Known>>();

/** Found once for a build. */
export function factsOf(
  kb: KnowledgeBase,
  keyword: KeywordRecord,
  keywords: readonly KeywordRules[],
): KeywordFacts {
  const ofBuild = known.get(kb) ?? new WeakMap<readonly KeywordRules[], Known>();
  known.set(kb, ofBuild);
  const ofRules = ofBuild.get(keywords) ?? new Map<KeywordRecord, KeywordFacts>();
  ofBuild.set(keywords, ofRules);
  const facts = ofRules.get(keyword) ?? findFacts(kb, keyword, keywords);
  ofRules.set(keyword, facts);
  return facts;
}

function findFacts(
  kb: KnowledgeBase,
  keyword: KeywordRecord,
  keywords: readonly KeywordRules[],
): KeywordFacts {
  const rules = keywords.find(({ slug }) => slug === keyword.slug) ?? null;
  const traits = rules === null || rules.notInAttack !== undefined ? null : traitsOf(rules);
  const said = [...keyword.definitions, ...keyword.rulings.map((id) => kb.rulings.get(id)?.text ?? '')];
  const outside = traits === null && said.some((text) => DICE_OF_DAMAGE.test(text));
  const inAttack = rules !== null && traits?.damage?.instance === 'OWN';
  return {
    keyword,
    rules,
    traits,
    rollsDiceOfDamage: outside || traits?.damage?.inDice === true,
    givesPower:
      rules?.parts.reaches === undefined &&
      (traits?.changesPower === true || said.some((text) => POWER.test(text))),
    attacksAgain: traits?.attacksAgain != null,
    attacksUntapped: traits?.attacksAgain != null && said.some((text) => UNTAPPED.test(text)),
    followsTapped: traits?.attacksAgain != null && said.some((text) => AFTER_TAPPED.test(text)),
    takesPower: said.some((text) => LESS_POWER.test(text)),
    lowersCost: said.some((text) => LOWERED.test(text)),
    givesInBuildZone: said.some((text) => IN_BUILD_ZONE.test(text)),
    setsCost: said.some((text) => COST.test(text)),
    damage: inAttack
      ? { struck: struckBy(rules), toItself: isToItself(rules) }
      : outside
        ? { struck: null, toItself: false }
        : null,
  };
}

function isToItself({ parts }: KeywordRules): boolean {
  return parts.powerForDamage === true || TO_ITSELF.includes(parts.onInitialNatural?.effect ?? '');
}

/** It rolls more attack dice for a natural. */
export function addsAttackDice({ rules }: Pick<KeywordFacts, 'rules'>): boolean {
  return rules?.parts.onInitialNatural?.effect === 'ATTACK_DICE';
}

/** Players choose to use it, and in no other way does it come to be. */
export function isActivated({ keyword: { activation } }: Pick<KeywordFacts, 'keyword'>): boolean {
  return activation.length === 1 && activation[0] === 'ACTIVATED';
}

/** Its own, or more of that of the attack. */
export function makesDamage({ damage, traits }: KeywordFacts): boolean {
  return damage !== null || (traits?.damage ?? null) !== null;
}
