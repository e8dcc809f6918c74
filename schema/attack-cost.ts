import { LIMITS } from '../engine/limits.js';
import type { AttackInput } from './attack-input.js';
import { UNIT_LIMITS, type UnitInput } from './unit-input.js';

type Asked = typeof AttackInput.$inferInput;
type AskedUnit = typeof UnitInput.$inferInput;

/** How many records the lists of a report have, as a rule. */
export const REPORT_LISTS = {
  units: 3,
  counters: 12,
  trace: 8,
  rulings: 3,
  choices: 5,
  assumptions: 4,
} as const;

/** Solving the attack again under other readings; it weighs twice for an attack that is large itself. */
export const ASSUMPTIONS_COST = 1_500;

/** One attack of the largest kind takes more than half of what a query may cost: there is no second one in it. */
const MOST = 11_000;
const LEAST = 50;
/** Of one unit of size. */
const RATE = 8;
/** Above it, what is selected of the report counts twice. */
const LARGE = 2_000;

type Factor = (value: number, dice: number) => number;
const byValue: Factor = (value) => 1 + value;
const byDice: Factor = (_value, dice) => 1 + dice / 8;

interface Multiplier {
  readonly words: RegExp;
  readonly factor: Factor;
  /** The policy that takes the choice away; null when there is none. */
  readonly policy: 'lucky' | 'prevention' | 'overkill' | 'attackPop' | null;
}

/** What multiplies the courses of an attack: choices, and naturals by which dice have to be told apart. Measured, not derived. */
const MULTIPLIERS: readonly Multiplier[] = [
  { words: /\blucky\b/gi, factor: byValue, policy: 'lucky' },
  { words: /\b(?:evade|absorb|persuade|protect)\b/gi, factor: byValue, policy: 'prevention' },
  { words: /\bdeflect\b/gi, factor: (value) => (1 + value) ** 2, policy: 'prevention' },
  { words: /\boverkill\b/gi, factor: byDice, policy: 'overkill' },
  { words: /\b(?:intercept|redirect)\b/gi, factor: byValue, policy: 'attackPop' },
  { words: /\b(?:critical hit|parry|riposte|fury|backfire|focus)\b/gi, factor: byDice, policy: null },
  { words: /\b(?:retaliate|overload|area damage|avenge|cunning)\b/gi, factor: byValue, policy: null },
];

/**
 * What solving an attack costs, from its size alone: the dice that may be rolled, times what its abilities multiply. What will be
 * refused for its size costs no more than the largest attack that is served, so that the caller is told about the size.
 */
export function attackCost({ input }: { readonly input: Asked }): {
  readonly field: number;
  readonly multiplier: number;
} {
  const units = [input.attacker, input.defender, ...(input.others ?? [])].slice(0, LIMITS.units);
  const dice = diceOf(input);
  const ways = units.reduce((product, unit) => product * waysOf(unit, input, dice), dice + units.length);
  const field = Math.min(Math.ceil(LEAST + RATE * ways), MOST);
  return { field, multiplier: field > LARGE ? 2 : 1 };
}

function linesOf({ abilities }: AskedUnit): readonly string[] {
  return (abilities ?? []).slice(0, LIMITS.lines).map((line) => line.slice(0, UNIT_LIMITS.line));
}

/** The largest number in a line, within what is solved: its value, or more. */
function largestNumber(line: string): number {
  const numbers = [...line.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits));
  return Math.min(Math.max(1, ...numbers), LIMITS.value);
}

/** Attack dice that may be rolled, those that abilities add included. */
function diceOf({ attacker, roll }: Asked): number {
  const more = linesOf(attacker)
    .filter((line) => /\b(?:fury|overload|resilience|bombard|ion cannon|barrage|power)\b/i.test(line))
    .reduce((sum, line) => sum + largestNumber(line), 0);
  const first = roll == null ? Math.max(attacker.power ?? 0, 0) : roll.length;
  return Math.min(first + more, LIMITS.dice);
}

/** How much a unit's lines multiply the courses of the attack, roughly. */
function waysOf(unit: AskedUnit, { policy }: Asked, dice: number): number {
  return linesOf(unit).reduce((product, line) => {
    const value = Math.min(largestNumber(line), dice + 1);
    const open = MULTIPLIERS.filter(
      (one) => one.policy === null || (policy?.[one.policy] ?? 'OPTIMAL') === 'OPTIMAL',
    );
    return open.reduce(
      (ways, { words, factor }) => ways * factor(value, dice) ** [...line.matchAll(words)].length,
      product,
    );
  }, 1);
}
