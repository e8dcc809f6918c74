import type { Arena, AttackSide, Objective, PolicyInput } from '../attack-input.js';

/** A keyword as the oracle wants it: already parsed, one entry for each printed instance. */
export interface OracleAbility {
  /** Slug: `critical-hit`. */
  readonly keyword: string;
  readonly value: number | null;
  /** "where X is this unit's power"; only Retaliate is understood so. */
  readonly byPower?: boolean;
  /** Null: no cost. Only what is used by a choice can have one. */
  readonly forceCost: number | null;
}

export interface OracleUnit {
  readonly role: string;
  readonly side: AttackSide;
  readonly power: number;
  readonly health: number;
  readonly counters: number;
  readonly arena: Arena;
  readonly tapped: boolean | null;
  readonly inBuildZone: boolean;
  readonly abilities: readonly OracleAbility[];
}

export interface OracleAttack {
  readonly attacker: OracleUnit;
  readonly defender: OracleUnit;
  readonly others: readonly OracleUnit[];
  readonly force: Readonly<Record<AttackSide, number>>;
  readonly darkSide: AttackSide;
  readonly objective: Objective;
  readonly policy: PolicyInput;
  readonly roll: readonly number[] | null;
  readonly selfAttack: boolean;
}

/** Reduced, denominator above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface OracleOutcome {
  readonly units: readonly { readonly counters: number; readonly discarded: boolean }[];
  readonly forceLeft: Readonly<Record<AttackSide, number>>;
  readonly probability: Fraction;
}

export interface OracleUnitReport {
  readonly role: string;
  /** Counters placed in this attack, ascending, probability above 0. */
  readonly counters: readonly { readonly value: number; readonly probability: Fraction }[];
  readonly expectedCounters: Fraction;
  readonly discardChance: Fraction;
}

export interface OracleReport {
  readonly ok: true;
  /** attacker, defender, the others as listed. */
  readonly units: readonly OracleUnitReport[];
  readonly expectedHits: Fraction;
  /** The joint distribution; `units` in the order of the report's. */
  readonly outcomes: readonly OracleOutcome[];
}

export interface OracleRefusal {
  readonly ok: false;
  readonly code: 'ILLEGAL_ATTACK' | 'INVALID_INPUT';
}
