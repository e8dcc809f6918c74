import type { AttackSide } from '../attack-input.js';
import type { State } from '../state.js';
import type { Whole } from '../whole.js';
import type { Value } from './value.js';

/** A state from which the best play of both sides is known. Chosen ways only: what nobody does is gone. */
export interface Solved {
  /** Above those of all states that follow. */
  readonly id: number;
  readonly state: State;
  readonly value: Value;
  /** Weights add up to 6 to the power of `exponent`; none at an end. */
  readonly ways: readonly Way[];
  readonly exponent: number;
  /** The choice that was made here; null where there was none. */
  readonly chosen: Chosen | null;
}

export interface Way {
  readonly weight: Whole;
  /** Slugs of keywords that do something on it. */
  readonly happens: readonly string[];
  readonly to: Solved;
}

/** A real choice that was made here. */
export interface Chosen {
  readonly player: AttackSide;
  readonly window: string;
  readonly keyword: string | null;
  readonly does: string;
}

export function isEnd({ ways }: Solved): boolean {
  return ways.length === 0;
}
