import { LRUCache } from 'lru-cache';
import { buildBoard } from '../engine/build-board.js';
import { KEYWORDS } from '../engine/keyword-list.js';
import { AS_READ } from '../engine/readings.js';
import { attackToSolve } from './attack-asked.js';
import { coursesOf } from './attack-courses.js';
import type { AttackInput } from './attack-input.js';

type Asked = typeof AttackInput.$inferInput;

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
/** Of one course. */
const RATE = 3;
/** Above it, what is selected of the report counts twice. */
const LARGE = 2_000;

/** A query may ask for one attack under many aliases: it is read once. Longer inputs are few in a request. */
const known = new LRUCache<string, number>({
  max: 200,
  maxSize: 400_000,
  sizeCalculation: (_, key) => key.length + 1,
});

/**
 * What solving an attack costs, by its size as the engine reads it: spelling changes nothing. What is refused before it is solved
 * costs the least, so that the caller is told why.
 */
export function attackCost({ input }: { readonly input: Asked }): {
  readonly field: number;
  readonly multiplier: number;
} {
  const key = JSON.stringify(input);
  const field = known.get(key) ?? costOf(input);
  known.set(key, field);
  return { field, multiplier: field > LARGE ? 2 : 1 };
}

function costOf(asked: Asked): number {
  const attack = attackToSolve(asked);
  if ('code' in attack) return LEAST;
  const built = buildBoard(attack.input, KEYWORDS, AS_READ);
  return built.ok ? Math.min(Math.ceil(LEAST + RATE * coursesOf(built.board)), MOST) : LEAST;
}
