import type { KeywordParts } from '../keyword.js';

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

/** Where in an attack a keyword first acts; what acts earlier can change what acts later. */
export type Level = (typeof LEVELS)[number];

const OF_PARTS: readonly (readonly [part: keyof KeywordParts, level: Level])[] = [
  ['changesDefender', 'WHO_IS_ATTACKED'],
  ['keepsDefender', 'WHO_IS_ATTACKED'],
  ['reaches', 'WHO_IS_ATTACKED'],
  ['hidesUntappedUnit', 'WHO_IS_ATTACKED'],
  ['weakensAttackers', 'NUMBER_OF_DICE'],
  ['powerWhileDamaged', 'NUMBER_OF_DICE'],
  ['strengthens', 'NUMBER_OF_DICE'],
  ['powerForDamage', 'NUMBER_OF_DICE'],
  ['onInitialNatural', 'INITIAL_ROLL'],
  ['rerolls', 'REROLL'],
  ['addsToAttackDice', 'FINAL_ROLL'],
  ['hitOn', 'FINAL_ROLL'],
  ['onFinalNatural', 'FINAL_ROLL'],
  ['dividesExcess', 'PENDING_DAMAGE'],
  ['prevents', 'PREVENTION'],
  ['unpreventable', 'PREVENTION'],
  ['preventsUnpreventable', 'PREVENTION'],
  ['hidesDice', 'PREVENTION'],
  ['doublesCounters', 'PLACEMENT'],
  ['damageAfterDiscard', 'DISCARD'],
  ['avenges', 'DISCARD'],
  ['strikesBackAtEnd', 'ATTACK_END'],
];

const OF_REWARDS: Readonly<Record<NonNullable<KeywordParts['reward']>, Level>> = {
  GUESS_ITS_HITS: 'FINAL_ROLL',
  GUESS_HITS_ON_IT: 'FINAL_ROLL',
  WHEN_IT_DAMAGES: 'PLACEMENT',
  WHEN_IT_IS_DAMAGED: 'PLACEMENT',
  AFTER_TOO_LITTLE_DAMAGE: 'PLACEMENT',
  WHEN_IT_DISCARDS: 'DISCARD',
  WHEN_IT_IS_DISCARDED: 'DISCARD',
  AFTER_ITS_ATTACK: 'AFTER_ATTACK',
};

/** The earliest of its parts. */
export function levelOf(parts: KeywordParts): Level {
  if (parts.onFinalNatural?.effect === 'PREVENTION') return 'PREVENTION';
  const level = OF_PARTS.find(([part]) => parts[part] !== undefined)?.[1];
  return level ?? (parts.reward === undefined ? 'AFTER_ATTACK' : OF_REWARDS[parts.reward]);
}
