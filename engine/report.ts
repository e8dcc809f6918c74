import type { AttackSide } from './attack-input.js';
import type { Rational } from './rational.js';

/** What an attack does, exactly. Windows, keywords and rulings are named by slug and bare id. */
export interface AttackReport {
  readonly ok: true;
  /** attacker, defender, then the others as listed. Roles are those of the input, also after Intercept. */
  readonly units: readonly UnitOutcome[];
  /** Counters placed on the defender; hits of the attack dice. */
  readonly expectedHits: Rational;
  readonly trace: readonly TraceStep[];
  readonly choices: readonly ChoiceAdvice[];
  readonly assumptions: readonly Assumption[];
  readonly warnings: readonly Warning[];
}

export interface UnitOutcome {
  readonly role: string;
  /** Damage counters placed in this attack, ascending; every count with probability above 0. They sum to 1. */
  readonly counters: readonly { readonly value: number; readonly probability: Rational }[];
  readonly expectedCounters: Rational;
  readonly discardChance: Rational;
}

export interface TraceStep {
  readonly window: string;
  readonly text: string;
  readonly probability: Rational;
  readonly keyword: string | null;
  readonly rulings: readonly string[];
}

export interface ChoiceAdvice {
  readonly window: string;
  readonly player: AttackSide;
  readonly situation: string;
  readonly choice: string;
  readonly keyword: string | null;
}

/** A reading of the rules that no source states, and what the other reading would be. */
export interface Assumption {
  readonly code: string;
  readonly statement: string;
  readonly alternative: string;
}

export interface Warning {
  readonly code: string;
  readonly message: string;
}

export type RefusalCode = 'TOO_COMPLEX' | 'ILLEGAL_ATTACK' | 'INVALID_ABILITY' | 'INVALID_INPUT';

/** An input that is understood and can't be served. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
  /** The rule of the game that forbids it, if one does. */
  readonly rule: string | null;
  /** The limit that was passed and its value, if one was. */
  readonly limit: string | null;
  readonly suggestions: readonly string[];
}
