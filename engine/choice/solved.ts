import type { AttackSide } from '../attack-input.js';
import type { State } from '../state.js';
import type { Value } from './value.js';

/** A state from which the best play of both sides is known. Chosen courses only: what nobody does is gone. */
export interface Solved {
  readonly id: number;
  readonly state: State;
  readonly value: Value;
  readonly move: Move;
}

export type Move =
  | { readonly kind: 'END' }
  | { readonly kind: 'ONE'; readonly course: Course; readonly chosen: Chosen | null }
  | {
      readonly kind: 'CHANCE';
      readonly exponent: number;
      readonly branches: readonly { readonly weight: bigint; readonly course: Course }[];
    };

export interface Course {
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
