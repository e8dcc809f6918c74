import type { DiceCounts } from '../stage.js';

/** All ways to spread a number of dice over classes, each with a code; codes of parts add up. */
export interface DiceLattice {
  readonly counts: readonly DiceCounts[];
  readonly codes: readonly number[];
  /** Index by code. */
  readonly at: ReadonlyMap<number, number>;
}

/** Room for 31 dice of a class. */
const STEP = 32;

export function codeOf(counts: DiceCounts): number {
  return counts.reduce((code, count, index) => code + count * STEP ** index, 0);
}

/** The code of one die of a class. */
export function dieCode(index: number): number {
  return STEP ** index;
}

export function diceLattice(dice: number, classes: number): DiceLattice {
  const counts: DiceCounts[] = [];
  const spread = (left: number, index: number, before: readonly number[]): void => {
    if (index === classes - 1) {
      counts.push([...before, left]);
      return;
    }
    for (let taken = 0; taken <= left; taken += 1) spread(left - taken, index + 1, [...before, taken]);
  };
  spread(dice, 0, []);
  const codes = counts.map(codeOf);
  return { counts, codes, at: new Map(codes.map((code, index) => [code, index])) };
}
