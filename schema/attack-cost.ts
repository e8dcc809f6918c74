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

/** Abilities that leave their player a choice, by the policy that can fix it; beside them, whether the dice or their own value bound the choice. */
const CHOICES = [
  { words: /\blucky\b/gi, policy: 'lucky', both: true },
  { words: /\b(?:evade|deflect|absorb|persuade|protect)\b/gi, policy: 'prevention', both: false },
  { words: /\boverkill\b/gi, policy: 'overkill', both: false },
  { words: /\b(?:intercept|redirect|retaliate)\b/gi, policy: 'attackPop', both: false },
  { words: /\b(?:overload|area damage|avenge|backfire|riposte|cunning)\b/gi, policy: null, both: false },
] as const;

/**
 * What solving an attack costs, from its size alone: the dice that may be rolled, times the ways in which every open choice can be made. What will be
 * refused for its size costs no more than the largest attack that is served, so that the caller is told about the size.
 */
export function attackCost({ input }: { readonly input: Asked }): {
  readonly field: number;
  readonly multiplier: number;
} {
  const units = [input.attacker, input.defender, ...(input.others ?? [])].slice(0, LIMITS.units);
  const dice = diceOf(input);
  const ways = units.reduce((product, unit) => product * waysOf(unit, input, dice), dice + units.length);
  const field = Math.min(LEAST + RATE * ways, MOST);
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

/** In how many ways the choices that a unit's lines offer can be made, roughly. */
function waysOf(unit: AskedUnit, { policy }: Asked, dice: number): number {
  let ways = 1;
  for (const line of linesOf(unit)) {
    const value = Math.min(largestNumber(line), dice + 1);
    for (const choice of CHOICES) {
      const set = choice.policy === null ? null : policy?.[choice.policy];
      if (set != null && set !== 'OPTIMAL') continue;
      const times = [...line.matchAll(choice.words)].length;
      ways *= (1 + value) ** (times * (choice.both ? 2 : 1));
    }
  }
  return ways;
}
