import type { DiceCounts } from '../stage.js';
import { type DiceClass, FACES } from './dice-classes.js';
import type { Tally } from './roll.js';

/** Room for up to 31 dice of a class. */
const CLASS = 32;
/** One bit for each natural that the initial roll is looked at for, above the counts. */
const FLAGS = CLASS ** 6;

/** Keeps counts by class, and which of some naturals the dice showed. */
export function countingTally(classes: readonly DiceClass[], lookedFor: readonly number[]): Tally {
  const steps = FACES.map((face) => CLASS ** classes.findIndex(({ faces }) => faces.includes(face)));
  return (code, face) => {
    const flag = lookedFor.indexOf(face);
    const counted = code + (steps[face - 1] ?? 0);
    return flag === -1 || hasFlag(code, flag) ? counted : counted + FLAGS * 2 ** flag;
  };
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
