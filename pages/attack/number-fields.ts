import { LIMITS } from '../../engine/limits.js';

/** Fields of one unit that hold a whole number from 0: what they are called, and the most that they take. */
export const UNIT_NUMBERS = {
  power: { label: 'Power', most: LIMITS.power },
  health: { label: 'Health', most: LIMITS.health },
  counters: { label: 'Damage', most: LIMITS.health },
  speed: { label: 'Speed', most: 999 },
} as const;

export type UnitNumber = keyof typeof UNIT_NUMBERS;

export const MOST_FORCE = LIMITS.force;
