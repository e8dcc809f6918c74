import { powerOfSix } from '../dice/power-of-six.js';
import { add, type Rational, rational, times, ZERO } from '../rational.js';
import type { State } from '../state.js';
import type { Course, Solved } from './solve.js';

/** A chance as a whole number over 6 to the power of `exponent`. */
interface Mass {
  readonly weight: bigint;
  readonly exponent: number;
}

/** Every state that is reached, with its chance; what follows from a state stands behind it. */
export type Reached = readonly { readonly solved: Solved; readonly chance: Rational }[];

/** Pushes the chance of 1 from the start through all courses. Throws when the ends do not add up to exactly 1. */
export function reachedFrom(start: Solved): Reached {
  const masses = new Map<Solved, Mass>([[start, { weight: 1n, exponent: 0 }]]);
  const order = reachable(start);
  for (const solved of order) {
    const mass = masses.get(solved);
    if (mass === undefined) continue;
    for (const { weight, exponent, course } of coursesOf(solved)) {
      const more = { weight: mass.weight * weight, exponent: mass.exponent + exponent };
      const known = masses.get(course.to);
      masses.set(course.to, known === undefined ? more : sum(known, more));
    }
  }
  const reached = order.map((solved) => ({ solved, chance: chanceOf(masses.get(solved)) }));
  const total = reached
    .filter(({ solved }) => solved.move.kind === 'END')
    .reduce((all, { chance }) => add(all, chance), ZERO);
  if (total.numerator !== 1n || total.denominator !== 1n) {
    throw new Error(`The chances of all ends add up to ${total.numerator}/${total.denominator}, not to 1.`);
  }
  return reached;
}

/** Ids are given from the ends backwards: a state's is above those of all that follow from it. */
function reachable(start: Solved): readonly Solved[] {
  const found = new Set([start]);
  const pending = [start];
  for (let solved = pending.pop(); solved !== undefined; solved = pending.pop()) {
    for (const { course } of coursesOf(solved)) {
      if (found.has(course.to)) continue;
      found.add(course.to);
      pending.push(course.to);
    }
  }
  return [...found].sort((a, b) => b.id - a.id);
}

interface WeightedCourse extends Mass {
  readonly course: Course;
}

function coursesOf({ move }: Solved): readonly WeightedCourse[] {
  switch (move.kind) {
    case 'END':
      return [];
    case 'ONE':
      return [{ weight: 1n, exponent: 0, course: move.course }];
    case 'CHANCE':
      return move.branches.map(({ weight, course }) => ({ weight, exponent: move.exponent, course }));
  }
}

function sum(a: Mass, b: Mass): Mass {
  const exponent = Math.max(a.exponent, b.exponent);
  return { weight: scaled(a, exponent) + scaled(b, exponent), exponent };
}

function scaled({ weight, exponent }: Mass, to: number): bigint {
  return weight * powerOfSix(to - exponent);
}

function chanceOf(mass: Mass | undefined): Rational {
  return mass === undefined ? ZERO : rational(mass.weight, powerOfSix(mass.exponent));
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
  const chances = new Map<Solved, Mass>();
  for (const { solved } of reached.toReversed()) {
    const parts = coursesOf(solved).map(({ weight, exponent, course }) => {
      const later = chances.get(course.to) ?? { weight: 0n, exponent: 0 };
      const happens = course.happens.includes(slug) ? { weight: 1n, exponent: 0 } : later;
      return { weight: weight * happens.weight, exponent: exponent + happens.exponent };
    });
    chances.set(
      solved,
      parts.reduce((total, part) => sum(total, part), { weight: 0n, exponent: 0 }),
    );
  }
  const [start] = reached;
  return start === undefined ? ZERO : chanceOf(chances.get(start.solved));
}
