import type { AttackSide } from '../attack-input.js';
import type { DiceClass } from '../dice/dice-classes.js';
import { describePick, picksOfSize } from '../windows/reroll-pop.js';
import type { DiceLattice } from './dice-lattice.js';

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

/** The spread of the dice that stay, of as many lattices as there may be dice; -1 when those that are picked are not all there. */
export function spreadWithout(
  { taken }: Pick,
  lattices: readonly DiceLattice[],
  dice: number,
  spread: number,
): number {
  let left = spread;
  for (let done = 0; done < taken.length && left !== -1; done += 1)
    left = lattices[dice - done]?.fewer(left, taken[done] ?? 0) ?? -1;
  return left;
}
