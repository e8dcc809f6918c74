import type { AttackSide } from '../attack-input.js';
import type { State } from '../state.js';
import type { Whole } from '../whole.js';
import type { Value } from './value.js';

/** A state and what follows under the best play of both sides. Chosen ways only: what nobody does is gone. */
export interface Course {
  /** Above those of all states that follow. */
  readonly id: number;
  readonly state: State;
  /** Weights add up to 6 to the power of `exponent`; none at an end. */
  readonly ways: readonly Way[];
  readonly exponent: number;
  /** The choice that was made here; null where there was none. */
  readonly chosen: Chosen | null;
}

/** A course and what it is worth. */
export interface Solved extends Course {
  readonly value: Value;
}

export function withValue({ id, state, ways, exponent, chosen }: Course, value: Value): Solved {
  return { id, state, ways, exponent, chosen, value };
}

export interface Way<To extends Course = Course> {
  readonly weight: Whole;
  /** Slugs of keywords that do something on it. */
  readonly happens: readonly string[];
  readonly to: To;
}

/** A real choice that was made here. */
export interface Chosen {
  readonly player: AttackSide;
  readonly window: string;
  readonly keyword: string | null;
  readonly does: string;
}

export function isEnd({ ways }: Course): boolean {
  return ways.length === 0;
}
