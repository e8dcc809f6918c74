import type { Relation } from '../../engine/interaction/relation.js';

/**
 * What a NO_EFFECT is said of: naturals that are looked for, dice of damage, or a unit that takes the damage without being attacked; what a
 * MODIFIES is said of: dice of damage, a keyword whose number is its unit's power, the power of an attack, or damage counters; a TRIGGERS or MODIFIES: the
 * attack that a keyword makes, or damage that comes from no attacking unit. Null: everything.
 */
export type Aspect =
  | 'NATURALS'
  | 'DICE_OF_DAMAGE'
  | 'UNIT_STRUCK'
  | 'NUMBER_BY_POWER'
  | 'POWER_OF_ATTACK'
  | 'DAMAGE_COUNTERS'
  | 'ITS_ATTACK'
  | 'NOT_FROM_ATTACKER'
  | null;

/** What a ruling says one keyword does to another, by slug. */
export interface RulingRelation {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
  readonly aspect: Aspect;
  /** Bare id. */
  readonly ruling: string;
  /** It names the other keyword; else it speaks of a class of things to which that belongs. */
  readonly named: boolean;
}
