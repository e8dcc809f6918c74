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

/** What is best with one spread of the dice: the pick, or null to pass, and the spread of its layer to which it leads. */
interface Best {
  readonly pick: Pick | null;
  readonly values: Values;
  readonly spread: number;
}

/** For each spread: pass, or the pick that is worth the most to the player; the first of equals. */
export function bestPicks(
  lattices: readonly DiceLattice[],
  dice: number,
  side: AttackSide,
  picks: readonly Pick[],
  passed: Values,
  thrown: readonly Values[],
): readonly Best[] {
  const size = lattices[dice]?.size ?? 0;
  const best = Array.from({ length: size }, (_, spread): Best => ({ pick: null, values: passed, spread }));
  for (const pick of picks) {
    const values = thrown[pick.taken.length];
    if (values === undefined) continue;
    const left = spreadsWithout(pick, lattices, dice, size);
    for (let spread = 0; spread < size; spread += 1) {
      const before = best[spread];
      const stays = left[spread] ?? -1;
      if (before === undefined || stays === -1) continue;
      if (isSpreadWorthMore(side, values, stays, before.values, before.spread))
        best[spread] = { pick, values, spread: stays };
    }
  }
  return best;
}
