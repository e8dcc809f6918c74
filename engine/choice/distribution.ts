import { powerOfSix } from '../dice/power-of-six.js';
import { asRational, type Rational, ZERO } from '../rational.js';
import type { State } from '../state.js';
import { dividedBy, plus, times, type Whole } from '../whole.js';
import { type Course, isEnd, type Solved } from './solved.js';

/** Every state that is reached, and its chance: a whole number over 6 to the power of `exponent`, the same for all. */
export interface Reached {
  readonly exponent: number;
  /** What follows from a state stands behind it. */
  readonly states: readonly ReachedState[];
  /** Those at which the attack is over. */
  readonly ends: readonly ReachedState[];
  /** By id of a state: where it stands. */
  readonly places: Int32Array;
}

export interface ReachedState {
  readonly solved: Course;
  readonly weight: Whole;
}

/**
 * Pushes the chance of 1 from the start through all courses: every course leads to a lower id, so that by then all that comes to it has come.
 * Throws when the ends do not add up to exactly 1.
 */
export function reachedFrom(start: Solved): Reached {
  const { exponent } = start.value;
  const whole = powerOfSix(exponent);
  const courses = new Array<Course | undefined>(start.id + 1);
  const weights: Whole[] = new Array<Whole>(start.id + 1).fill(0);
  const places = new Int32Array(start.id + 1);
  const states: ReachedState[] = [];
  const ends: ReachedState[] = [];
  courses[start.id] = start;
  weights[start.id] = whole;
  let total: Whole = 0;
  for (let id = start.id; id >= 0; id -= 1) {
    const solved = courses[id];
    if (solved === undefined) continue;
    const weight = weights[id] ?? 0;
    const reached: ReachedState = { solved, weight };
    places[id] = states.length;
    states.push(reached);
    if (isEnd(solved)) {
      ends.push(reached);
      total = plus(total, weight);
      continue;
    }
    const share = dividedBy(weight, powerOfSix(solved.exponent));
    for (const way of solved.ways) {
      const { to } = way;
      courses[to.id] = to;
      weights[to.id] = plus(weights[to.id] ?? 0, times(share, way.weight));
    }
  }
  if (total !== whole) throw new Error(`The chances of all ends add up to ${total}/6^${exponent}, not to 1.`);
  return { exponent, states, ends, places };
}

/** The chance that is so many parts of the whole. */
export function chanceOf({ exponent }: Reached, weight: Whole): Rational {
  return asRational(weight, powerOfSix(exponent));
}

/** The mean of a number over all states that are reached and have it. */
export function meanOver(reached: Reached, of: (state: State) => number | null): Rational {
  let total: Whole = 0;
  for (const { solved, weight } of reached.states) {
    const value = of(solved.state);
    if (value !== null) total = plus(total, times(weight, value));
  }
  return chanceOf(reached, total);
}

/** The chance that a keyword does something at least once on the way from the start to an end, by slug; 0 for those that never do. */
export type Happenings = (slug: string) => Rational;

/**
 * Of all keywords in one pass. Where a keyword does something only once on every course, its chance is the sum over the ways on which it
 * does; where it may do something again, all courses are gone through once more without the ways on which it does.
 */
export function happeningsOf(reached: Reached): Happenings {
  const weights = new Map<string, Whole>();
  for (const { solved, weight } of reached.states) {
    for (const way of solved.ways) {
      if (way.happens.length === 0) continue;
      const share = dividedBy(weight, powerOfSix(solved.exponent));
      for (const slug of new Set(way.happens))
        weights.set(slug, plus(weights.get(slug) ?? 0, times(share, way.weight)));
    }
  }
  const mayRepeat = repeating(reached, [...weights.keys()]);
  return (slug) => {
    const weight = weights.get(slug);
    if (weight === undefined) return ZERO;
    return chanceOf(reached, mayRepeat(slug) ? atLeastOnce(reached, slug) : weight);
  };
}

/** One bit for each keyword; with more keywords than bits any of them may repeat. */
const MOST_BITS = 30;

/** Which keywords do something twice on some course? */
function repeating({ states, places }: Reached, slugs: readonly string[]): (slug: string) => boolean {
  if (slugs.length > MOST_BITS) return () => true;
  const bits = new Map(slugs.map((slug, bit) => [slug, 1 << bit]));
  const later = new Int32Array(states.length);
  let again = 0;
  for (let place = states.length - 1; place >= 0; place -= 1) {
    for (const { happens, to } of states[place]?.solved.ways ?? []) {
      const after = later[places[to.id] ?? 0] ?? 0;
      let here = 0;
      for (const slug of happens) here |= bits.get(slug) ?? 0;
      again |= here & after;
      later[place] = (later[place] ?? 0) | here | after;
    }
  }
  return (slug) => (again & (bits.get(slug) ?? 0)) !== 0;
}

function atLeastOnce(reached: Reached, slug: string): Whole {
  return plus(powerOfSix(reached.exponent), times(-1, atEndsWithout(reached, slug)));
}

/**
 * How much of 6 to the power of `exponent` comes to the ends on courses on which one keyword does nothing. The exponent is that of all rolls on
 * the longest way: every roll divides what comes to it without a rest.
 */
function atEndsWithout({ states, places, exponent }: Reached, avoided: string): Whole {
  const weights: Whole[] = states.map((_, place) => (place === 0 ? powerOfSix(exponent) : 0));
  let total: Whole = 0;
  states.forEach(({ solved }, from) => {
    if (isEnd(solved)) total = plus(total, weights[from] ?? 0);
    const share = dividedBy(weights[from] ?? 0, powerOfSix(solved.exponent));
    for (const { weight, happens, to } of solved.ways) {
      if (happens.includes(avoided)) continue;
      const place = places[to.id] ?? 0;
      weights[place] = plus(weights[place] ?? 0, times(share, weight));
    }
  });
  return total;
}
