import { LRUCache } from 'lru-cache';
import { MOST_ABILITIES, printedIn } from '../api/interactions/read-use.js';
import { KEYWORDS } from '../engine/keyword-list.js';
import { LIMITS } from '../engine/limits.js';
import { attackCost } from './attack-cost.js';
import { MAX_COMPLEXITY } from './complexity.js';
import type { InteractionCheckInput } from './interaction-input.js';

type Asked = typeof InteractionCheckInput.$inferInput;

/** How many records the lists of a report have, as a rule. */
export const INTERACTION_LISTS = {
  findings: 2,
  rulings: 2,
  timeline: 2,
  evidence: 4,
  assumptions: 3,
  whyNot: 1,
} as const;

/** Solving the attack with all keywords again under other readings. */
export const READINGS_COST = 1_500;

/** Checks in one batch. */
export const MOST_CHECKS = 50;

const MOST_KEYWORDS = 4;
/** A pair of keywords with usual values is run on some small boards. */
const PAIR_COST = 150;
/** Values above it make large boards. */
const USUAL_VALUE = 5;
/** Each board is run with neither, either and both of two keywords. */
const RUNS = 4;
/** One check takes no more than half of what a query may cost, so that what is refused for its size is told. */
const MOST = MAX_COMPLEXITY / 2;

/** In UTF-16 units. */
const LONG_LINE = 100;

/** What one use brings to a check: keywords, and the largest of its values. */
interface Size {
  readonly held: number;
  readonly value: number;
}

/** The same few lines are asked about again and again. */
const known = new LRUCache<string, Size>({ max: 1_000 });

interface FieldCost {
  readonly field: number;
  readonly multiplier: number;
}

export function interactionCost({ input }: { readonly input: Asked }): FieldCost {
  return { field: workOf(input), multiplier: 1 };
}

/** A batch costs what its checks cost together; one that will be refused for its length, as much as the longest. */
export function interactionsCost({ inputs }: { readonly inputs: readonly Asked[] }): FieldCost {
  const served = inputs.slice(0, MOST_CHECKS);
  return {
    field: served.reduce((sum, input) => sum + workOf(input), 1),
    multiplier: Math.max(served.length, 1),
  };
}

function workOf({ keywords, scenario }: Asked): number {
  const uses = keywords.slice(0, MOST_KEYWORDS).map(sizeOf);
  const pairs = uses.reduce(
    (sum, one, index) => sum + uses.slice(index + 1).reduce((more, other) => more + one.held * other.held, 0),
    0,
  );
  const large = uses.reduce((factor, { value }) => factor * Math.max(1, value / USUAL_VALUE), 1);
  const board = scenario == null ? PAIR_COST : RUNS * attackCost({ input: scenario }).field;
  return Math.min(Math.ceil(Math.max(1, pairs) * board * large), MOST);
}

/** As it is read: a printed line has its own values, and may hold several keywords. */
function sizeOf({ keyword, value }: Asked['keywords'][number]): Size {
  const printed = known.get(keyword) ?? sizeOfLine(keyword);
  known.set(keyword, printed);
  return { ...printed, value: Math.max(Math.abs(value ?? 0), printed.value) };
}

/** A long line is not read for this: it counts as much as one can. */
function sizeOfLine(line: string): Size {
  if (line.length > LONG_LINE) return { held: MOST_ABILITIES, value: LIMITS.value };
  const printed = printedIn(line, KEYWORDS);
  return {
    held: Math.min(Math.max(printed.length, 1), MOST_ABILITIES),
    value: Math.max(0, ...printed.map((ability) => Math.abs(ability.value ?? 0))),
  };
}
