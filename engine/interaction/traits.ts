import type { KeywordParts, KeywordRules } from '../keyword.js';
import { type Level, levelOf } from './level.js';

/** Damage that a keyword makes: more of the damage that the attack does anyway, or an instance of its own. */
export interface DamageMade {
  readonly instance: 'OF_THE_ATTACK' | 'OWN';
  readonly inDice: boolean;
}

/** What a keyword has to do with dice, damage and other keywords, read off the parts it plays. */
export interface Traits {
  /** Null: it plays no part in an attack. */
  readonly level: Level | null;
  /** It looks at attack dice or changes their number, their results or their naturals. */
  readonly touchesAttackDice: boolean;
  /** It changes attack dice that are looked at by others. */
  readonly changesAttackDice: boolean;
  readonly looksFor: 'INITIAL_NATURAL' | 'FINAL_NATURAL' | null;
  readonly rerolls: boolean;
  readonly changesPower: boolean;
  /** It sets what dice of any kind must show to hit its unit. */
  readonly setsHitNumber: boolean;
  readonly reachesOtherArena: boolean;
  readonly damage: DamageMade | null;
  readonly dividesExcess: boolean;
  /** By a natural of the attack dice, or activated. */
  readonly prevents: 'BY_DICE' | 'ACTIVATED' | null;
  readonly unpreventable: boolean;
  readonly preventsUnpreventable: boolean;
  readonly changesDefender: boolean;
  readonly keepsDefender: boolean;
  readonly hides: boolean;
  readonly hidesDice: boolean;
  /** Damage, or a discard by damage, that sets it off. */
  readonly setOffBy: 'DAMAGE' | 'DISCARD' | null;
  /** A player uses it; what can't be used is blocked. */
  readonly isUsed: boolean;
  /** Its player guesses the number of hits. */
  readonly guesses: boolean;
  /** It lets its unit make another attack: on any enemy unit that it can attack, or on the same one. */
  readonly attacksAgain: 'ANY_UNIT' | 'SAME_UNIT' | null;
  /** So many damage counters on its unit are what it takes. */
  readonly countsCounters: boolean;
}

const ON_DAMAGE: readonly string[] = ['WHEN_IT_DAMAGES', 'WHEN_IT_IS_DAMAGED'];
const ON_DISCARD: readonly string[] = ['WHEN_IT_DISCARDS', 'WHEN_IT_IS_DISCARDED'];
const GUESSES: readonly string[] = ['GUESS_ITS_HITS', 'GUESS_HITS_ON_IT'];

/** The traits of a keyword; none of them is said of it by name. */
export function traitsOf({ parts, notInAttack }: KeywordRules): Traits {
  return {
    level: notInAttack === undefined ? levelOf(parts) : null,
    ...diceTraits(parts),
    ...preventionTraits(parts),
    reachesOtherArena: parts.reaches !== undefined,
    damage: damageOf(parts),
    dividesExcess: parts.dividesExcess === true,
    changesDefender: parts.changesDefender !== undefined,
    keepsDefender: parts.keepsDefender === true,
    hides: parts.hidesUntappedUnit === true,
    setOffBy: setOffBy(parts),
    isUsed:
      parts.changesDefender !== undefined ||
      parts.strikesBackAtEnd === true ||
      parts.damageAfterDiscard === true ||
      parts.powerForDamage === true ||
      parts.rerolls === true ||
      parts.prevents !== undefined,
    guesses: GUESSES.includes(parts.reward ?? ''),
    attacksAgain: attacksAgain(parts),
    countsCounters: parts.powerWhileDamaged === true,
  };
}

function diceTraits(
  parts: KeywordParts,
): Pick<
  Traits,
  | 'touchesAttackDice'
  | 'changesAttackDice'
  | 'looksFor'
  | 'rerolls'
  | 'changesPower'
  | 'setsHitNumber'
  | 'hidesDice'
> {
  const { onInitialNatural: initial, onFinalNatural: final } = parts;
  const rerolls = parts.rerolls === true;
  const setsHitNumber = parts.hitOn !== undefined;
  const adds = parts.addsToAttackDice === true;
  const changesPower =
    parts.weakensAttackers === true ||
    parts.powerWhileDamaged === true ||
    parts.strengthens !== undefined ||
    parts.powerForDamage === true;
  const looksFor = initial !== undefined ? 'INITIAL_NATURAL' : final !== undefined ? 'FINAL_NATURAL' : null;
  return {
    touchesAttackDice: adds || rerolls || looksFor !== null || parts.weakensAttackers === true,
    changesAttackDice: changesPower || adds || setsHitNumber || rerolls || initial?.effect === 'ATTACK_DICE',
    looksFor,
    rerolls,
    changesPower,
    setsHitNumber,
    hidesDice: parts.hidesDice === true,
  };
}

function preventionTraits({
  onFinalNatural: final,
  prevents,
  ...parts
}: KeywordParts): Pick<Traits, 'prevents' | 'unpreventable' | 'preventsUnpreventable'> {
  return {
    prevents: final?.effect === 'PREVENTION' ? 'BY_DICE' : prevents !== undefined ? 'ACTIVATED' : null,
    unpreventable: parts.unpreventable === true,
    preventsUnpreventable: parts.preventsUnpreventable === true,
  };
}

function damageOf(parts: KeywordParts): DamageMade | null {
  const inDice =
    parts.strikesBackAtEnd === true ||
    parts.damageAfterDiscard === true ||
    parts.avenges === true ||
    parts.powerForDamage === true ||
    parts.onInitialNatural?.effect === 'DICE_OF_DAMAGE_TO_ITSELF';
  if (inDice) return { instance: 'OWN', inDice: true };
  const own =
    parts.dividesExcess === true ||
    parts.onFinalNatural?.effect === 'DAMAGE_BACK' ||
    parts.prevents?.reflects === true;
  if (own) return { instance: 'OWN', inDice: false };
  const more = parts.onFinalNatural?.effect === 'DAMAGE' || parts.doublesCounters === true;
  return more ? { instance: 'OF_THE_ATTACK', inDice: false } : null;
}

function attacksAgain({ reward }: KeywordParts): Traits['attacksAgain'] {
  if (reward === 'AFTER_ITS_ATTACK') return 'ANY_UNIT';
  return reward === 'AFTER_TOO_LITTLE_DAMAGE' ? 'SAME_UNIT' : null;
}

function setOffBy({ damageAfterDiscard, avenges, reward }: KeywordParts): Traits['setOffBy'] {
  if (damageAfterDiscard === true || avenges === true || ON_DISCARD.includes(reward ?? '')) return 'DISCARD';
  return ON_DAMAGE.includes(reward ?? '') ? 'DAMAGE' : null;
}
