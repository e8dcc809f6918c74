import type { KeywordRules } from '../keyword.js';

/** Where in an attack a keyword first acts; what acts earlier can change what acts later. */
export type Level = (typeof LEVELS)[number];

/** In the order of an attack. */
export const LEVELS = [
  'WHO_IS_ATTACKED',
  'NUMBER_OF_DICE',
  'INITIAL_ROLL',
  'REROLL',
  'FINAL_ROLL',
  'PENDING_DAMAGE',
  'PREVENTION',
  'PLACEMENT',
  'DISCARD',
  'ATTACK_END',
  'AFTER_ATTACK',
] as const;

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
}

const ON_DAMAGE: readonly string[] = ['WHEN_IT_DAMAGES', 'WHEN_IT_IS_DAMAGED'];
const ON_DISCARD: readonly string[] = ['WHEN_IT_DISCARDS', 'WHEN_IT_IS_DISCARDED'];

/** The traits of a keyword; none of them is said of it by name. */
export function traitsOf({ parts, notInAttack }: KeywordRules): Traits {
  const { onInitialNatural: initial, onFinalNatural: final, prevents, reward } = parts;
  const changesPower =
    parts.weakensAttackers === true ||
    parts.powerWhileDamaged === true ||
    parts.strengthens !== undefined ||
    parts.powerForDamage === true;
  const changesAttackDice =
    changesPower ||
    parts.addsToAttackDice === true ||
    parts.hitOn !== undefined ||
    parts.rerolls === true ||
    initial?.effect === 'ATTACK_DICE';
  const looksFor = initial !== undefined ? 'INITIAL_NATURAL' : final !== undefined ? 'FINAL_NATURAL' : null;
  return {
    level: notInAttack === undefined ? levelOf(parts) : null,
    touchesAttackDice:
      parts.addsToAttackDice === true ||
      parts.weakensAttackers === true ||
      parts.rerolls === true ||
      looksFor !== null,
    changesAttackDice,
    looksFor,
    rerolls: parts.rerolls === true,
    changesPower,
    setsHitNumber: parts.hitOn !== undefined,
    reachesOtherArena: parts.reaches !== undefined,
    damage: damageOf(parts),
    dividesExcess: parts.dividesExcess === true,
    prevents: final?.effect === 'PREVENTION' ? 'BY_DICE' : prevents !== undefined ? 'ACTIVATED' : null,
    unpreventable: parts.unpreventable === true,
    preventsUnpreventable: parts.preventsUnpreventable === true,
    changesDefender: parts.changesDefender !== undefined,
    keepsDefender: parts.keepsDefender === true,
    hides: parts.hidesUntappedUnit === true,
    hidesDice: parts.hidesDice === true,
    setOffBy: setOffBy(parts),
    isUsed:
      parts.changesDefender !== undefined ||
      parts.strikesBackAtEnd === true ||
      parts.damageAfterDiscard === true ||
      parts.powerForDamage === true ||
      parts.rerolls === true ||
      prevents !== undefined,
    guesses: reward === 'GUESS_ITS_HITS' || reward === 'GUESS_HITS_ON_IT',
  };
}

/** The earliest of its parts. */
function levelOf(parts: KeywordRules['parts']): Level {
  const { onFinalNatural: final, reward } = parts;
  const acts: readonly (readonly [Level, boolean])[] = [
    [
      'WHO_IS_ATTACKED',
      parts.changesDefender !== undefined ||
        parts.keepsDefender === true ||
        parts.reaches !== undefined ||
        parts.hidesUntappedUnit === true,
    ],
    [
      'NUMBER_OF_DICE',
      parts.weakensAttackers === true ||
        parts.powerWhileDamaged === true ||
        parts.strengthens !== undefined ||
        parts.powerForDamage === true,
    ],
    ['INITIAL_ROLL', parts.onInitialNatural !== undefined],
    ['REROLL', parts.rerolls === true],
    [
      'FINAL_ROLL',
      parts.addsToAttackDice === true ||
        parts.hitOn !== undefined ||
        (final !== undefined && final.effect !== 'PREVENTION') ||
        reward === 'GUESS_ITS_HITS' ||
        reward === 'GUESS_HITS_ON_IT',
    ],
    ['PENDING_DAMAGE', parts.dividesExcess === true],
    [
      'PREVENTION',
      parts.prevents !== undefined ||
        final?.effect === 'PREVENTION' ||
        parts.unpreventable === true ||
        parts.preventsUnpreventable === true ||
        parts.hidesDice === true,
    ],
    [
      'PLACEMENT',
      parts.doublesCounters === true ||
        ON_DAMAGE.includes(reward ?? '') ||
        reward === 'AFTER_TOO_LITTLE_DAMAGE',
    ],
    [
      'DISCARD',
      parts.damageAfterDiscard === true || parts.avenges === true || ON_DISCARD.includes(reward ?? ''),
    ],
    ['ATTACK_END', parts.strikesBackAtEnd === true],
  ];
  return acts.find(([, does]) => does)?.[0] ?? 'AFTER_ATTACK';
}

function damageOf(parts: KeywordRules['parts']): DamageMade | null {
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

function setOffBy({ damageAfterDiscard, avenges, reward }: KeywordRules['parts']): Traits['setOffBy'] {
  if (damageAfterDiscard === true || avenges === true || ON_DISCARD.includes(reward ?? '')) return 'DISCARD';
  return ON_DAMAGE.includes(reward ?? '') ? 'DAMAGE' : null;
}
