import type { Natural } from '../keyword.js';
import { plus, times, type Whole } from '../whole.js';
import { FACES } from './dice-classes.js';

/** Faces that are written down alike, and what more dice that show one of them make of a code. Codes are whole numbers. */
export interface FaceKind {
  readonly faces: readonly Natural[];
  readonly add: (code: number, dice: number) => number;
}

/** A way of keeping the books on dice: every face is of one kind. In which order dice fall makes no difference. */
export type Tally = readonly FaceKind[];

/** How many of the 6^n rolls of n dice end in each code. Whole numbers up to 6^20, which a double holds exactly. */
export type Ways = ReadonlyMap<number, number>;

/** The most dice whose rolls can still be counted exactly in doubles. */
export const MOST_DICE = 20;

/** Books that look at one die after the other: what a die that shows `face` makes of the code before it. */
export function dieByDie(add: (code: number, face: Natural) => number): Tally {
  return FACES.map((face) => ({
    faces: [face],
    add: (code, dice) => {
      let after = code;
      for (let die = 0; die < dice; die += 1) after = add(after, face);
      return after;
    },
  }));
}

/** Rolls dice and keeps the books, kind of face by kind of face: so many of the dice that are left show it. Equal codes are one. */
export function rollDice(dice: number, start: Ways, tally: Tally): Ways {
  if (dice === 0) return start;
  let byDiceLeft: readonly Ways[] = noWays(dice).with(dice, new Map(start));
  tally.forEach((kind, index) => {
    byDiceLeft = showing(kind, byDiceLeft, index === tally.length - 1);
  });
  return byDiceLeft[0] ?? start;
}

function noWays(dice: number): Map<number, number>[] {
  return Array.from({ length: dice + 1 }, () => new Map<number, number>());
}

/** Any number of the dice that are left show the kind; of the last kind all do. */
function showing({ faces, add }: FaceKind, byDiceLeft: readonly Ways[], isLast: boolean): readonly Ways[] {
  const next = noWays(isLast ? 0 : byDiceLeft.length - 1);
  for (const [left, ways] of byDiceLeft.entries()) {
    if (ways.size === 0) continue;
    const rolls = Array.from({ length: left + 1 }, (_, shown) => choose(left, shown) * faces.length ** shown);
    for (const [code, count] of ways) {
      for (let shown = isLast ? left : 0; shown <= left; shown += 1) {
        const into = next[left - shown];
        const after = add(code, shown);
        into?.set(after, (into.get(after) ?? 0) + count * (rolls[shown] ?? 0));
      }
    }
  }
  return next;
}

const triangle: (readonly number[])[] = [[1]];

/** n over k, for the few dice there are. */
function choose(n: number, k: number): number {
  for (let row = triangle.length; row <= n; row += 1) {
    const above = triangle[row - 1] ?? [];
    triangle.push(Array.from({ length: row + 1 }, (_, at) => (above[at - 1] ?? 0) + (above[at] ?? 0)));
  }
  return triangle[n]?.[k] ?? 0;
}

/** In how many of the 6^n rolls of n dice of damage each number of them hits, from 0 on. */
export function waysToHit(dice: number, hitOn: number): readonly Whole[] {
  const hitting = Math.min(6, Math.max(0, 7 - hitOn));
  let ways: readonly Whole[] = [1];
  for (let die = 0; die < dice; die += 1) {
    ways = Array.from({ length: die + 2 }, (_, hits) =>
      plus(times(ways[hits] ?? 0, 6 - hitting), times(ways[hits - 1] ?? 0, hitting)),
    );
  }
  return ways;
}
