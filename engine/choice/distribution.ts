import { powerOfSix } from '../dice/power-of-six.js';
import { add, type Rational, rational, times, ZERO } from '../rational.js';
import type { State } from '../state.js';
import type { Course, Solved } from './solved.js';

/** A chance as a whole number over 6 to the power of `exponent`. */
interface Mass {
  readonly weight: bigint;
  readonly exponent: number;
}

interface Way extends Mass {
  readonly happens: readonly string[];
  /** Index of the state it leads to. */
  readonly to: number;
}

interface ReachedState {
  readonly solved: Solved;
  readonly chance: Rational;
  readonly ways: readonly Way[];
}

/** Every state that is reached, with its chance; what follows from a state stands behind it. */
export type Reached = readonly ReachedState[];

const NEVER: Mass = { weight: 0n, exponent: 0 };
const ALWAYS: Mass = { weight: 1n, exponent: 0 };

/** Pushes the chance of 1 from the start through all courses. Throws when the ends do not add up to exactly 1. */
export function reachedFrom(start: Solved): Reached {
  const order = reachable(start);
  const places = new Map(order.map((solved, index) => [solved, index]));
  const ways = order.map((solved) => waysOf(solved, places));
  const masses: Mass[] = order.map((_, index) => (index === 0 ? ALWAYS : NEVER));
  ways.forEach((out, index) => {
    const mass = masses[index] ?? NEVER;
    for (const { weight, exponent, to } of out) {
      const more = { weight: mass.weight * weight, exponent: mass.exponent + exponent };
      masses[to] = sum(masses[to] ?? NEVER, more);
    }
  });
  const reached = order.map((solved, index) => ({
    solved,
    chance: chanceOf(masses[index] ?? NEVER),
    ways: ways[index] ?? [],
  }));
  const total = masses.filter((_, index) => order[index]?.move.kind === 'END').reduce(sum, NEVER);
  if (total.weight !== powerOfSix(total.exponent)) {
    throw new Error(`The chances of all ends add up to ${total.weight}/6^${total.exponent}, not to 1.`);
  }
  return reached;
}

/** Ids are given from the ends backwards: a state's is above those of all that follow from it. */
function reachable(start: Solved): readonly Solved[] {
  const found = new Set([start]);
  const pending = [start];
  for (let solved = pending.pop(); solved !== undefined; solved = pending.pop()) {
    for (const { to } of coursesOf(solved)) {
      if (found.has(to)) continue;
      found.add(to);
      pending.push(to);
    }
  }
  return [...found].sort((a, b) => b.id - a.id);
}

function coursesOf({ move }: Solved): readonly Course[] {
  switch (move.kind) {
    case 'END':
      return [];
    case 'ONE':
      return [move.course];
    case 'CHANCE':
      return move.branches.map(({ course }) => course);
  }
}

function waysOf({ move }: Solved, places: ReadonlyMap<Solved, number>): readonly Way[] {
  const wayOf = ({ happens, to }: Course, weight: bigint, exponent: number): Way => ({
    weight,
    exponent,
    happens,
    to: places.get(to) ?? 0,
  });
  switch (move.kind) {
    case 'END':
      return [];
    case 'ONE':
      return [wayOf(move.course, 1n, 0)];
    case 'CHANCE':
      return move.branches.map(({ weight, course }) => wayOf(course, weight, move.exponent));
  }
}

function sum(a: Mass, b: Mass): Mass {
  if (a.weight === 0n) return b;
  if (b.weight === 0n) return a;
  if (a.exponent === b.exponent) return { weight: a.weight + b.weight, exponent: a.exponent };
  const exponent = Math.max(a.exponent, b.exponent);
  return { weight: scaled(a, exponent) + scaled(b, exponent), exponent };
}

function scaled({ weight, exponent }: Mass, to: number): bigint {
  return weight * powerOfSix(to - exponent);
}

function chanceOf({ weight, exponent }: Mass): Rational {
  return rational(weight, powerOfSix(exponent));
}

/** The mean of a number over all states that are reached and have it. */
export function meanOver(reached: Reached, of: (state: State) => number | null): Rational {
  return reached.reduce((total, { solved, chance }) => {
    const value = of(solved.state);
    return value === null || value === 0 ? total : add(total, times(chance, rational(BigInt(value))));
  }, ZERO);
}

/** The chance that a keyword does something at least once on the way from the start to an end. */
export function chanceThatHappens(reached: Reached, slug: string): Rational {
  const chances: Mass[] = reached.map(() => NEVER);
  for (let index = reached.length - 1; index >= 0; index -= 1) {
    let chance = NEVER;
    for (const { weight, exponent, happens, to } of reached[index]?.ways ?? []) {
      const later = happens.includes(slug) ? ALWAYS : (chances[to] ?? NEVER);
      if (later.weight === 0n) continue;
      chance = sum(chance, { weight: weight * later.weight, exponent: exponent + later.exponent });
    }
    chances[index] = chance;
  }
  return chanceOf(chances[0] ?? NEVER);
}
