import type { FirstRoll } from '../../../engine/first-roll.js';
import { add, type Rational, rational, ZERO } from '../../../engine/rational.js';

/** The chance that from `least` to `most` of the dice show a natural, when none is re-rolled. */
export function naturalChance(
  { dice, more }: FirstRoll,
  face: number,
  least: number,
  most: number,
): Rational {
  const added = more?.dice ?? 0;
  let sum = ZERO;
  for (let shown = 0; shown <= dice; shown++) {
    const { without, within } = waysToShow(dice, shown, face, more?.face ?? null);
    const all = 6n ** BigInt(dice);
    if (shown >= least && shown <= most) sum = add(sum, rational(without, all));
    for (let later = 0; later <= added && within > 0n; later++) {
      if (shown + later < least || shown + later > most) continue;
      const ways = choose(added, later) * 5n ** BigInt(added - later);
      sum = add(sum, rational(within * ways, all * 6n ** BigInt(added)));
    }
  }
  return sum;
}

/** Rolls in which so many dice show the face: those `without` the natural that adds dice, and those with one `within`. */
function waysToShow(
  dice: number,
  shown: number,
  face: number,
  adding: number | null,
): { readonly without: bigint; readonly within: bigint } {
  const places = choose(dice, shown);
  const rest = BigInt(dice - shown);
  if (adding === null) return { without: places * 5n ** rest, within: 0n };
  if (face === adding)
    return shown === 0 ? { without: 5n ** rest, within: 0n } : { without: 0n, within: places * 5n ** rest };
  return { without: places * 4n ** rest, within: places * (5n ** rest - 4n ** rest) };
}

function choose(all: number, some: number): bigint {
  let ways = 1n;
  for (let one = 1; one <= some; one++) ways = (ways * BigInt(all - some + one)) / BigInt(one);
  return ways;
}
