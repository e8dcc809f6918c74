import type { AttackSide } from '../attack-input.js';
import type { DiceClass } from '../dice/dice-classes.js';
import { describePick, picksOfSize } from '../windows/reroll-pop.js';
import type { DiceLattice } from './dice-lattice.js';
import { isSpreadWorthMore, type Values } from './reroll-layer.js';

/** Some dice to re-roll. */
export interface Pick {
  /** The class of each of them. */
  readonly taken: readonly number[];
  /** What the player does, in words. */
  readonly does: string;
}

/** Every pick of up to `most` dice, in the order in which ties are broken. */
export function picksInOrder(classes: readonly DiceClass[], side: AttackSide, most: number): readonly Pick[] {
  const order = classes.map((_, index) => index);
  if (side === 'DEFENDER') order.reverse();
  const plenty = order.map(() => most);
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((size) =>
    picksOfSize(plenty, order, size).map((counts) => ({
      taken: counts.flatMap((count, index) => Array.from({ length: count }, () => index)),
      does: `re-roll ${describePick(classes, counts)}`,
    })),
  );
}

/** By spread of the dice: the spread of those that stay, of as many lattices as there may be dice; -1 when those that are picked are not all there. */
function spreadsWithout(
  { taken }: Pick,
  lattices: readonly DiceLattice[],
  dice: number,
  spreads: number,
): Int32Array {
  const left = new Int32Array(spreads);
  for (let spread = 0; spread < spreads; spread += 1) left[spread] = spread;
  taken.forEach((index, done) => {
    const lattice = lattices[dice - done];
    for (let spread = 0; spread < spreads; spread += 1) {
      const before = left[spread] ?? -1;
      if (before !== -1) left[spread] = lattice?.fewer(before, index) ?? -1;
    }
  });
  return left;
}

/** What is best with each spread of the dice: 0 to pass, n for the n-th pick; and the spread that is left then. */
export interface BestPicks {
  readonly pick: Int32Array;
  readonly left: Int32Array;
}

/** For each spread: pass, or the pick that is worth the most to the player; the first of equals. `values[0]` follow a pass, `values[n]` the n-th pick. */
export function bestPicks(
  lattices: readonly DiceLattice[],
  dice: number,
  side: AttackSide,
  picks: readonly Pick[],
  values: readonly Values[],
): BestPicks {
  const size = lattices[dice]?.size ?? 0;
  const best: BestPicks = { pick: new Int32Array(size), left: new Int32Array(size) };
  for (let spread = 0; spread < size; spread += 1) best.left[spread] = spread;
  picks.forEach((pick, index) => {
    const number = index + 1;
    const mine = values[number];
    if (mine === undefined) return;
    const left = spreadsWithout(pick, lattices, dice, size);
    for (let spread = 0; spread < size; spread += 1) {
      const stays = left[spread] ?? -1;
      const before = values[best.pick[spread] ?? 0];
      if (stays === -1 || before === undefined) continue;
      if (!isSpreadWorthMore(side, mine, stays, before, best.left[spread] ?? 0)) continue;
      best.pick[spread] = number;
      best.left[spread] = stays;
    }
  });
  return best;
}
