import { differInStageOnly, type State } from '../state.js';
import type { Solved, Way } from './solved.js';

/** What follows the damage that is about to be placed, found before. */
export interface PlacedAlike {
  /** `undefined`: nothing like it is known. */
  readonly before: (state: State) => Way<Solved> | null | undefined;
  readonly keep: (state: State, way: Way<Solved> | null) => void;
}

/**
 * Many rolls come to the same damage. Where courses differ in the amount of one instance alone, what follows is found once for each amount; a
 * key in words would take longer than to find it again.
 */
export function placedAlike(): PlacedAlike {
  let like: State | null = null;
  let byAmount: (Way<Solved> | null | undefined)[] = [];

  return {
    before: (state) => {
      const amount = amountOf(state);
      return amount !== null && like !== null && differInAmountOnly(like, state)
        ? byAmount[amount]
        : undefined;
    },
    keep: (state, way) => {
      const amount = amountOf(state);
      if (amount === null) return;
      if (like === null || !differInAmountOnly(like, state)) {
        like = state;
        byAmount = [];
      }
      byAmount[amount] = way;
    },
  };
}

/** Of the only damage that is to be placed; null where there is none, or more. */
function amountOf({ stage }: State): number | null {
  if (stage.at !== 'damage-placement' || stage.pending.length !== 1) return null;
  return stage.pending[0]?.amount ?? null;
}

/** Of two states with one instance of damage each. */
function differInAmountOnly(a: State, b: State): boolean {
  const [one, other] = [a.stage, b.stage];
  if (one.at !== 'damage-placement' || other.at !== 'damage-placement') return false;
  const [first, second] = [one.pending[0], other.pending[0]];
  return (
    first !== undefined &&
    second !== undefined &&
    first.source === second.source &&
    first.target === second.target &&
    first.kind === second.kind &&
    first.prevention.length === 0 &&
    second.prevention.length === 0 &&
    one.next === other.next &&
    one.settled === other.settled &&
    differInStageOnly(a, b)
  );
}
