import type { DiceCounts } from '../stage.js';

/** All ways to spread a number of dice over classes, numbered from 0: first those with no die of the first class. */
export interface DiceLattice {
  readonly size: number;
  countsOf(spread: number): DiceCounts;
  numberOf(counts: DiceCounts): number;
  /** The spread of one die more, with that die in a class. */
  more(spread: number, index: number): number;
  /** The spread of one die fewer, without a die of a class; -1 where there is none. */
  fewer(spread: number, index: number): number;
}

const lattices = new Map<string, DiceLattice>();

/** Nothing but these two numbers decides how a lattice looks: each is made once. At least one class. */
export function diceLattice(dice: number, classes: number): DiceLattice {
  const key = `${dice} ${classes}`;
  const known = lattices.get(key) ?? makeLattice(dice, classes);
  lattices.set(key, known);
  return known;
}

function makeLattice(dice: number, classes: number): DiceLattice {
  const size = waysToSpread(dice, classes);
  const all = allCounts(dice, classes);
  const steps = (by: 1 | -1): Int32Array =>
    Int32Array.from({ length: size * classes }, (_, at) => {
      const counts = countsAt(all, at - (at % classes), classes);
      counts[at % classes] = (counts[at % classes] ?? 0) + by;
      return counts[at % classes] === -1 ? -1 : numberOf(counts);
    });
  const [more, fewer] = [steps(1), steps(-1)];
  return {
    size,
    countsOf: (spread) => countsAt(all, spread * classes, classes),
    numberOf,
    more: (spread, index) => more[spread * classes + index] ?? -1,
    fewer: (spread, index) => fewer[spread * classes + index] ?? -1,
  };
}

function countsAt(all: Uint8Array, start: number, classes: number): number[] {
  const counts: number[] = [];
  for (let index = 0; index < classes; index += 1) counts.push(all[start + index] ?? 0);
  return counts;
}

/** Counts of one spread after the other. */
function allCounts(dice: number, classes: number): Uint8Array {
  const all: number[] = [];
  const spread = (left: number, before: DiceCounts): void => {
    if (before.length === classes - 1) all.push(...before, left);
    else for (let taken = 0; taken <= left; taken += 1) spread(left - taken, [...before, taken]);
  };
  spread(dice, []);
  return Uint8Array.from(all);
}

/** How many spreads of as many dice stand before these. */
function numberOf(counts: DiceCounts): number {
  let left = counts.reduce((sum, count) => sum + count, 0);
  let before = 0;
  counts.forEach((count, index) => {
    for (let fewer = 0; fewer < count && index < counts.length - 1; fewer += 1)
      before += waysToSpread(left - fewer, counts.length - index - 1);
    left -= count;
  });
  return before;
}

/** C(dice + classes - 1, classes - 1). */
function waysToSpread(dice: number, classes: number): number {
  let ways = 1;
  for (let index = 1; index < classes; index += 1) ways = (ways * (dice + index)) / index;
  return ways;
}
