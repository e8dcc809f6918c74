import type { Natural } from '../keyword.js';
import type { DiceCounts } from '../stage.js';
import type { DiceClass } from './dice-classes.js';
import type { Tally } from './roll.js';

/** Room for up to 31 dice of a class. */
const CLASS = 32;
/** One bit for each natural that the initial roll is looked at for, above the counts. */
const FLAGS = CLASS ** 6;

/**
 * Keeps counts by class, and which of some naturals the dice showed. A natural that is looked for counts once, however many show it: of more
 * than `most`, which no re-roll can take away, the rest are as good as any hit or miss, and are counted so. `lookedFor` lists a natural as
 * often as it counts.
 */
export function countingTally(
  classes: readonly DiceClass[],
  lookedFor: readonly number[],
  most: number = CLASS,
): Tally {
  const kinds = classes.flatMap((one, index) => {
    const { own, surplus } = stepsOf(classes, one, index);
    return kindsOf(one, lookedFor).map((faces) => {
      const flags = lookedFor.flatMap((face, flag) => (face === faces[0] ? [flag] : []));
      const add = (code: number, dice: number): number => {
        const counted = Math.min(dice, Math.max(0, most - (Math.floor(code / own) % CLASS)));
        const start = flags.length === 0 ? code : flagged(code, flags, dice);
        return start + counted * own + (dice - counted) * surplus;
      };
      return { faces, add, hit: one.hit, looked: one.looked !== null };
    });
  });
  return kinds.sort((a, b) => Number(a.hit) - Number(b.hit) || Number(b.looked) - Number(a.looked));
}

/** The faces of a class, those that are looked for in the initial roll each for itself. */
function kindsOf({ faces }: DiceClass, lookedFor: readonly number[]): readonly (readonly Natural[])[] {
  const plain = faces.filter((face) => !lookedFor.includes(face));
  const alone = faces.filter((face) => lookedFor.includes(face)).map((face) => [face]);
  return plain.length === 0 ? alone : [...alone, plain];
}

/** What one more die of a class adds to a code, and what it adds once there are enough of them. */
function stepsOf(
  classes: readonly DiceClass[],
  { looked, hit, each = false }: DiceClass,
  index: number,
): { readonly own: number; readonly surplus: number } {
  const own = CLASS ** index;
  const alike =
    looked === null || each ? -1 : classes.findIndex((one) => one.looked === null && one.hit === hit);
  return { own, surplus: alike === -1 ? own : CLASS ** alike };
}

/** With as many more of these flags as there are dice. */
function flagged(code: number, flags: readonly number[], dice: number): number {
  let after = code;
  let left = dice;
  for (const flag of flags) {
    if (left === 0 || hasFlag(code, flag)) continue;
    after += FLAGS * 2 ** flag;
    left -= 1;
  }
  return after;
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

/** The flags alone: equal for rolls that showed the same naturals. */
export function flagsOf(code: number): number {
  return Math.floor(code / FLAGS);
}
