/** What one attack may hold. Beyond it the answer is a refusal that names the limit, never a wrong or slow one. */
export const LIMITS = {
  /** Attack dice, Fury's included. */
  dice: 20,
  /** Values of abilities, either sign. */
  value: 20,
  units: 8,
  /** Ability lines of one unit. */
  lines: 12,
  /** Abilities in all lines of one unit, and those it is given. */
  abilities: 40,
  power: 40,
  health: 99,
  force: 999,
} as const;
