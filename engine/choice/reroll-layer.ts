import type { AttackSide } from '../attack-input.js';
import { powerOfSix } from '../dice/power-of-six.js';
import { compareWholes, plus, times, type Whole } from '../whole.js';
import type { Course } from './solved.js';
import type { Value } from './value.js';

/** One turn of the re-roll POP, or one throw, for every spread of the dice: values side by side, all over the same power of six. */
export interface Layer extends Values {
  /** The state with this spread, made when it is asked for: few of them are ever reached. */
  readonly course: (spread: number) => Course;
}

/** Each list has one number a spread. Loops by index make them: a callback or an iterator would be handed every number in a box of its own. */
export interface Values {
  readonly exponent: number;
  readonly first: readonly Whole[];
  readonly second: readonly Whole[];
  readonly spentByAttacker: readonly Whole[];
  readonly spentByDefender: readonly Whole[];
}

type Which = 'first' | 'second' | 'spentByAttacker' | 'spentByDefender';

function withEach(exponent: number, numbersOf: (which: Which) => readonly Whole[]): Values {
  return {
    exponent,
    first: numbersOf('first'),
    second: numbersOf('second'),
    spentByAttacker: numbersOf('spentByAttacker'),
    spentByDefender: numbersOf('spentByDefender'),
  };
}

/** What the values of some states are over the exponent of the deepest. */
export function valuesOf(states: readonly { readonly value: Value }[]): Values {
  const exponent = states.reduce((deepest, { value }) => Math.max(deepest, value.exponent), 0);
  return withEach(exponent, (which) => {
    const numbers: Whole[] = [];
    for (const { value } of states) numbers.push(times(powerOfSix(exponent - value.exponent), value[which]));
    return numbers;
  });
}

/** The same values over a higher exponent. */
export function over(exponent: number, values: Values): Values {
  if (exponent === values.exponent) return values;
  const scale = powerOfSix(exponent - values.exponent);
  return withEach(exponent, (which) => {
    const before = values[which];
    const numbers: Whole[] = [];
    for (let spread = 0; spread < before.length; spread += 1) numbers.push(times(scale, before[spread] ?? 0));
    return numbers;
  });
}

/** The mean over one die more: `faces` of six have the class, and `more` says which spread that makes. */
export function meanOfDie(next: Values, size: number, faces: readonly number[], more: More): Values {
  return withEach(next.exponent + 1, (which) => {
    const numbers = next[which];
    if (areAllZero(numbers)) return new Array<number>(size).fill(0);
    return areSmall(numbers) ? smallMeans(numbers, size, faces, more) : means(numbers, size, faces, more);
  });
}

type More = (spread: number, index: number) => number;

function means(numbers: readonly Whole[], size: number, faces: readonly number[], more: More): Whole[] {
  return Array.from({ length: size }, (_, spread) => {
    let sum: Whole = 0;
    for (let index = 0; index < faces.length; index += 1)
      sum = plus(sum, times(faces[index] ?? 0, numbers[more(spread, index)] ?? 0));
    return sum;
  });
}

function areAllZero(numbers: readonly Whole[]): boolean {
  for (let spread = 0; spread < numbers.length; spread += 1) if (numbers[spread] !== 0) return false;
  return true;
}

/** Six times as much is still exact in a double: nothing needs to be looked after. */
function areSmall(numbers: readonly Whole[]): numbers is readonly number[] {
  for (let spread = 0; spread < numbers.length; spread += 1) {
    const number = numbers[spread];
    if (typeof number !== 'number' || number > MOST / 6 || number < -MOST / 6) return false;
  }
  return true;
}

const MOST = Number.MAX_SAFE_INTEGER;

function smallMeans(
  numbers: readonly number[],
  size: number,
  faces: readonly number[],
  more: More,
): number[] {
  const sums = new Array<number>(size);
  for (let spread = 0; spread < size; spread += 1) {
    let sum = 0;
    for (let index = 0; index < faces.length; index += 1)
      sum += (faces[index] ?? 0) * (numbers[more(spread, index)] ?? 0);
    sums[spread] = sum;
  }
  return sums;
}

/** For each spread the values that one of several layers, `layer` by spread, has for one of its own spreads. */
export function picked(
  exponent: number,
  layers: readonly Values[],
  layer: ArrayLike<number>,
  left: ArrayLike<number>,
): Values {
  return withEach(exponent, (which) => {
    const lists = layers.map((values) => values[which]);
    const numbers = new Array<Whole>(left.length);
    for (let spread = 0; spread < left.length; spread += 1)
      numbers[spread] = lists[layer[spread] ?? 0]?.[left[spread] ?? 0] ?? 0;
    return numbers;
  });
}

export function valueAt(values: Values, spread: number): Value {
  return {
    first: values.first[spread] ?? 0,
    second: values.second[spread] ?? 0,
    spentByAttacker: values.spentByAttacker[spread] ?? 0,
    spentByDefender: values.spentByDefender[spread] ?? 0,
    exponent: values.exponent,
  };
}

/** Is a spread of one layer worth more to a player than one of another, over the same exponent? As `isWorthMore` says it of values. */
export function isSpreadWorthMore(
  player: AttackSide,
  a: Values,
  spread: number,
  b: Values,
  other: number,
): boolean {
  const gain =
    compareWholes(a.first[spread] ?? 0, b.first[other] ?? 0) ||
    compareWholes(a.second[spread] ?? 0, b.second[other] ?? 0);
  if (gain !== 0) return player === 'ATTACKER' ? gain > 0 : gain < 0;
  return player === 'ATTACKER'
    ? (a.spentByAttacker[spread] ?? 0) < (b.spentByAttacker[other] ?? 0)
    : (a.spentByDefender[spread] ?? 0) < (b.spentByDefender[other] ?? 0);
}
