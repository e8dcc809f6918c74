import type { AttackSide } from './attack-input.js';
import type { State } from './state.js';
import type { Whole } from './whole.js';

/** What may follow a state. */
export type Node =
  | { readonly kind: 'END' }
  /** A course that the known roll rules out. */
  | { readonly kind: 'CLOSED' }
  | { readonly kind: 'STEP'; readonly edge: Edge }
  /** Weights are whole numbers and add up to 6 to the power of `exponent`. */
  | {
      readonly kind: 'CHANCE';
      readonly exponent: number;
      readonly branches: readonly { readonly weight: Whole; readonly edge: Edge }[];
      /** No other course comes to where these lead: whether that has been solved need not be looked up. */
      readonly apart?: true;
    }
  /** Options stand in the order in which ties are broken: the first of the best is taken. */
  | {
      readonly kind: 'CHOICE';
      readonly player: AttackSide;
      readonly window: string;
      readonly options: readonly Option[];
    };

export interface Edge {
  readonly state: State;
  /** Slugs of keywords that do something here. */
  readonly happens: readonly string[];
}

export interface Option {
  readonly edge: Edge;
  /** Keyword that is used; null for a pass and the like. */
  readonly keyword: string | null;
  /** What the player does, in words that continue "he should": 're-roll 2 misses'. */
  readonly does: string;
}

const NOTHING: readonly string[] = [];

export function edge(state: State, happens: readonly string[] = NOTHING): Edge {
  return { state, happens };
}

export function step(state: State, happens: readonly string[] = NOTHING): Node {
  return { kind: 'STEP', edge: { state, happens } };
}

/** A choice among one is none. */
export function choice(player: AttackSide, window: string, options: readonly Option[]): Node {
  const [only] = options;
  return only !== undefined && options.length === 1
    ? { kind: 'STEP', edge: only.edge }
    : { kind: 'CHOICE', player, window, options };
}
