import type { Relation } from '../../engine/interaction/relation.js';
import { makesAttack } from './attack-made.js';
import type { KeywordFacts } from './keyword-facts.js';
import type { Aspect } from './ruling-relation.js';

/** How a ruling speaks of a class of things without naming all that belong to it. */
export interface ClassPattern {
  readonly says: RegExp;
  readonly belongs: (other: KeywordFacts, own: KeywordFacts) => boolean;
  readonly relation: Relation;
  /** TO_OWN: what belongs to the class does it to the keyword of the ruling. */
  readonly direction: 'TO_OWN' | 'FROM_OWN';
  readonly aspect?: Aspect;
}

const prevents = ({ traits }: KeywordFacts): boolean => traits?.prevents != null;
const preventsByChoice = ({ traits }: KeywordFacts): boolean => traits?.prevents === 'ACTIVATED';
const preventsForItself = ({ traits, rules }: KeywordFacts): boolean =>
  traits?.prevents != null && rules?.parts.prevents?.of !== 'FELLOW_UNIT';
const countsDamage = ({ rules }: KeywordFacts): boolean => rules?.parts.reward === 'AFTER_TOO_LITTLE_DAMAGE';
const damagesOthers = ({ damage }: KeywordFacts): boolean => damage !== null && !damage.toItself;

/** Its damage can be done to a unit that is not attacked: one that is chosen, or one that enters the arena. */
const strikesAnyUnit = ({ damage, rules }: KeywordFacts): boolean =>
  damage !== null &&
  !damage.toItself &&
  (damage.struck === 'SECOND' || damage.struck === null || rules?.parts.prevents?.reflects === true);

/** Its damage comes from no unit that attacks: it strikes the attacker back, or is done outside attacks. What is sent back may come from either. */
const isFromNoAttacker = (other: KeywordFacts): boolean =>
  damagesOthers(other) &&
  other.rules?.parts.prevents?.reflects !== true &&
  (other.traits === null || other.damage?.struck === 'ATTACKER');

/** The words of a class, and which keywords belong to it: decided by what they do, never by name. */
export const CLASS_PATTERNS: readonly ClassPattern[] = [
  {
    says: /damage prevention not specifying dice works normally/,
    belongs: preventsByChoice,
    relation: 'PREVENTS',
    direction: 'TO_OWN',
    aspect: 'UNIT_STRUCK',
  },
  {
    says: /(?:not|never) to dice (?:rolls|rolled) for (?:abilities like|an ability such as)/,
    belongs: ({ rollsDiceOfDamage }) => rollsDiceOfDamage,
    relation: 'NO_EFFECT',
    direction: 'FROM_OWN',
    aspect: 'DICE_OF_DAMAGE',
  },
  {
    says: /\bdice of damage, not attack dice\b/,
    belongs: ({ traits }) => traits?.touchesAttackDice === true,
    relation: 'NO_EFFECT',
    direction: 'TO_OWN',
    aspect: 'DICE_OF_DAMAGE',
  },
  {
    says: /\bcounts? only at the moment the attack dice are rolled\b/,
    belongs: ({ rollsDiceOfDamage }) => rollsDiceOfDamage,
    relation: 'NO_EFFECT',
    direction: 'FROM_OWN',
    aspect: 'DICE_OF_DAMAGE',
  },
  {
    says: /\bdice of damage are affected by \{k\}/,
    belongs: ({ rollsDiceOfDamage }) => rollsDiceOfDamage,
    relation: 'MODIFIES',
    direction: 'FROM_OWN',
    aspect: 'DICE_OF_DAMAGE',
  },
  {
    says: /\bdoesn't work with attacks from another arena\b/,
    belongs: ({ traits }) => traits?.reachesOtherArena === true,
    relation: 'BLOCKS',
    direction: 'TO_OWN',
  },
  {
    says: /\ball other effects fail to move the attack\b/,
    belongs: ({ traits }) => traits?.changesDefender === true,
    relation: 'BLOCKS',
    direction: 'FROM_OWN',
  },
  {
    says: /\beffects? (?:to|that) re-roll dice\b/,
    belongs: ({ traits }) => traits?.rerolls === true,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
  },
  {
    says: /\brolled after re-roll doesn't matter\b|\bcomes from a re-roll doesn't count\b|\bbefore any re-roll\b/,
    belongs: ({ traits }) => traits?.rerolls === true,
    relation: 'NO_EFFECT',
    direction: 'TO_OWN',
    aspect: 'NATURALS',
  },
  {
    says: /\bwhatever changes power also changes the power of an? \{k\} attack\b/,
    belongs: ({ givesPower }) => givesPower,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
    aspect: 'POWER_OF_ATTACK',
  },
  {
    says: /\{k\} based on an? unit['\u2019]s power is based on its total power\b/,
    belongs: ({ traits }) => traits?.changesPower === true,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
    aspect: 'NUMBER_BY_POWER',
  },
  {
    says: /\bany kind of damage can trigger \{k\}|\{k\} works anytime the unit damages another unit\b/,
    belongs: damagesOthers,
    relation: 'TRIGGERS',
    direction: 'TO_OWN',
  },
  {
    says: /\bno damage counters are placed as a result of damage, \{k\} doesn't occur|\bdamage puts no damage counters on the unit with \{k\}, \{k\} doesn't occur/,
    belongs: prevents,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
  },
  {
    says: /\bfor each point of damage that isn't prevented\b/,
    belongs: prevents,
    relation: 'PREVENTS',
    direction: 'TO_OWN',
  },
  {
    says: /\bdamage is counted after damage prevention is over\b/,
    belongs: prevents,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
  },
  {
    says: /\bsees the attack dice .* once damage prevention is finished\b/,
    belongs: preventsByChoice,
    relation: 'MODIFIES',
    direction: 'FROM_OWN',
  },
  {
    says: /\bunpreventable damage can't be prevented by \{k\}/,
    belongs: ({ traits }) => traits?.unpreventable === true,
    relation: 'OVERRIDES',
    direction: 'TO_OWN',
  },
  {
    says: /\bdamage that can't (?:be )?prevented includes all damage\b/,
    belongs: prevents,
    relation: 'OVERRIDES',
    direction: 'FROM_OWN',
  },
  {
    says: /\bcan prevent damage to itself even if that damage is said to be unpreventable\b/,
    belongs: ({ traits }) => traits?.unpreventable === true,
    relation: 'OVERRIDES',
    direction: 'FROM_OWN',
  },
  {
    says: /\bprevents unpreventable damage .* and similar abilities\b/,
    belongs: preventsForItself,
    relation: 'MODIFIES',
    direction: 'FROM_OWN',
  },
  {
    says: /\bother kinds of damage\b.* can still be done to a unit that \{k\}/,
    belongs: strikesAnyUnit,
    relation: 'NO_EFFECT',
    direction: 'FROM_OWN',
  },
  {
    says: /\{k\} (?:triggers|takes a card) when damage from its unit\b/,
    belongs: damagesOthers,
    relation: 'TRIGGERS',
    direction: 'TO_OWN',
  },
  {
    says: /\{k\} when the unit is discarded\b/,
    belongs: ({ damage }) => damage !== null,
    relation: 'TRIGGERS',
    direction: 'TO_OWN',
  },
  {
    says: /\bany kind of damage can trigger \{k\}|\{k\} works anytime the unit damages another unit\b|\{k\} (?:triggers|takes a card) when damage from (?:its|an attacking) unit\b|\{k\} when the unit is discarded\b/,
    belongs: makesAttack,
    relation: 'TRIGGERS',
    direction: 'TO_OWN',
    aspect: 'ITS_ATTACK',
  },
  {
    says: /\bmust have tapped for the attack that \{k\} follows\b/,
    belongs: ({ attacksUntapped }) => attacksUntapped,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
    aspect: 'ITS_ATTACK',
  },
  {
    says: /\bthe unit doesn't tap for the new attack from \{k\}/,
    belongs: ({ followsTapped }) => followsTapped,
    relation: 'MODIFIES',
    direction: 'FROM_OWN',
    aspect: 'ITS_ATTACK',
  },
  {
    says: /\b(?:to|for) (?:its|the unit's) next attack\b|\bunit's next attack has less power\b/,
    // To a keyword that counts the damage of this attack, what is prevented matters more than what comes of it.
    belongs: (other, own) => other.attacksAgain && !(prevents(own) && countsDamage(other)),
    relation: 'MODIFIES',
    direction: 'FROM_OWN',
    aspect: 'POWER_OF_ATTACK',
  },
  {
    says: /\bif the damage didn't come from an attacking unit, no unit loses power to \{k\}/,
    belongs: isFromNoAttacker,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
    aspect: 'NOT_FROM_ATTACKER',
  },
  {
    says: /\beach defending unit can activate \{k\}/,
    belongs: ({ traits }) => traits?.changesDefender === true,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
  },
  {
    says: /\{k\} triggers when damage from an attacking unit\b/,
    belongs: (other) => damagesOthers(other) && other.traits !== null,
    relation: 'TRIGGERS',
    direction: 'TO_OWN',
  },
  {
    says: /\bonly once for each instance of damage\b|\bprevents (?:up to )?x damage to\b/,
    belongs: (other, own) => preventsByChoice(own) && damagesOthers(other) && other.traits === null,
    relation: 'PREVENTS',
    direction: 'FROM_OWN',
  },
  {
    says: /\bdamage that was \{k\} can be \{k\} again\b/,
    belongs: ({ keyword }, own) => keyword === own.keyword,
    relation: 'PREVENTS',
    direction: 'FROM_OWN',
  },
  {
    says: /\bdoesn't let its unit prevent unpreventable damage to any other unit\b/,
    belongs: ({ rules }) => rules?.parts.prevents?.of === 'FELLOW_UNIT',
    relation: 'NO_EFFECT',
    direction: 'FROM_OWN',
  },
  {
    says: /\{k\} isn't a prevention ability\b/,
    belongs: ({ traits }) => traits?.unpreventable === true,
    relation: 'NO_EFFECT',
    direction: 'TO_OWN',
  },
  {
    says: /\bremoves up to x damage counters from the unit\b/,
    belongs: ({ rules }) =>
      rules?.parts.powerWhileDamaged === true || rules?.parts.hidesUntappedUnit === true,
    relation: 'MODIFIES',
    direction: 'FROM_OWN',
    aspect: 'DAMAGE_COUNTERS',
  },
  {
    says: /^a unit with \{k\} can't be attacked while\b/,
    belongs: ({ traits }) => traits?.reachesOtherArena === true,
    relation: 'BLOCKS',
    direction: 'FROM_OWN',
  },
  {
    says: /\ban effect that lowers the card's usual cost\b.* doesn't change its \{k\}/,
    belongs: ({ lowersCost }) => lowersCost,
    relation: 'NO_EFFECT',
    direction: 'TO_OWN',
  },
  {
    says: /\bwith \{k\} may be lowered by\b.*\bother effects\b/,
    belongs: ({ lowersCost }) => lowersCost,
    relation: 'MODIFIES',
    direction: 'TO_OWN',
  },
  {
    says: /\byou pay none of the printed costs of a card played with \{k\}/,
    belongs: ({ setsCost }) => setsCost,
    relation: 'OVERRIDES',
    direction: 'FROM_OWN',
  },
];
