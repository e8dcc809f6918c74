import type { DiceCounts } from '../stage.js';
import { type DiceClass, FACES } from './dice-classes.js';
import type { Tally } from './roll.js';

/** Room for up to 31 dice of a class. */
const CLASS = 32;
/** One bit for each natural that the initial roll is looked at for, above the counts. */
const FLAGS = CLASS ** 6;

/**
 * Keeps counts by class, and which of some naturals the dice showed. A natural that is looked for counts once, however many show it: of more
 * than `most`, which no re-roll can take away, the rest are as good as any hit or miss, and are counted so.
 */
export function countingTally(
  classes: readonly DiceClass[],
  lookedFor: readonly number[],
  most: number = CLASS,
): Tally {
  const steps = FACES.map((face) => stepsOf(classes, face));
  return (code, face) => {
    const flag = lookedFor.indexOf(face);
    const { own, surplus } = steps[face - 1] ?? { own: 0, surplus: 0 };
    const counted = code + (Math.floor(code / own) % CLASS < most ? own : surplus);
    return flag === -1 || hasFlag(code, flag) ? counted : counted + FLAGS * 2 ** flag;
  };
}

/** What one more die of a face adds to a code, and what it adds once there are enough of its class. */
function stepsOf(
  classes: readonly DiceClass[],
  face: number,
): { readonly own: number; readonly surplus: number } {
  const index = classes.findIndex(({ faces }) => faces.some((one) => one === face));
  const { looked = null, hit = false } = classes[index] ?? {};
  const own = CLASS ** index;
  const alike = looked === null ? -1 : classes.findIndex((one) => one.looked === null && one.hit === hit);
  return { own, surplus: alike === -1 ? own : CLASS ** alike };
}

export function hasFlag(code: number, flag: number): boolean {
  return Math.floor(code / FLAGS / 2 ** flag) % 2 === 1;
}

export function countsOf(code: number, classes: readonly DiceClass[]): DiceCounts {
  return classes.map((_, index) => Math.floor(code / CLASS ** index) % CLASS);
}

/** The same code without its flags. */
export function withoutFlags(code: number): number {
  return code % FLAGS;
}
