import { LRUCache } from 'lru-cache';
import type { AttackInput } from '../attack-input.js';
import type { Budget } from '../choice/budget.js';
import type { KeywordRules, Natural } from '../keyword.js';
import { ZERO } from '../rational.js';
import type { Refusal } from '../report.js';
import { type Run, runAttack } from './run.js';

/** Boards of all pairs with their usual values are fewer. */
const RUNS_REMEMBERED = 5_000;

const NATURALS: readonly Natural[] = [1, 2, 3, 4, 5, 6];

interface Remembered {
  readonly run: Run | Refusal;
  /** Courses that were looked at. */
  readonly courses: number;
}

const memories = new WeakMap<readonly KeywordRules[], LRUCache<string, Remembered>>();

/**
 * `runAttack` for boards that many pairs have in common, such as those with one keyword or none: each is solved once. What is remembered
 * takes as much of the budget as solving it did, so that an answer never depends on what was asked before.
 */
export function rememberedRun(
  input: AttackInput,
  keywords: readonly KeywordRules[],
  budget: Budget,
): Run | Refusal {
  const memory = memoryOf(keywords);
  const key = JSON.stringify(input);
  const known = memory.get(key);
  if (known !== undefined && known.courses <= budget.left) {
    budget.left -= known.courses;
    return known.run;
  }
  const before = budget.left;
  const solved = runAttack(input, keywords, budget);
  if (budget.left < 0) return solved;
  const run = solved.ok ? withoutStates(solved, input, keywords) : solved;
  memory.set(key, { run, courses: before - budget.left });
  return run;
}

function memoryOf(keywords: readonly KeywordRules[]): LRUCache<string, Remembered> {
  const memory = memories.get(keywords) ?? new LRUCache<string, Remembered>({ max: RUNS_REMEMBERED });
  memories.set(keywords, memory);
  return memory;
}

/** The numbers of a run, without the states from which they were taken. */
function withoutStates(
  { ok, outcome, warnings, ...run }: Run,
  { attacker, defender, others }: AttackInput,
  keywords: readonly KeywordRules[],
): Run {
  const happening = keywords.map(({ slug }) => slug).filter((slug) => run.chanceOf(slug).numerator > 0n);
  const chances = tableOf(happening, run.chanceOf);
  const times = tableOf(happening, run.timesOf);
  const finals = tableOf(NATURALS, run.chanceOfFinal);
  const counters = tableOf(
    [attacker, defender, ...others].map(({ role }) => role),
    run.countersOn,
  );
  const prevention = run.preventionChance();
  return {
    ok,
    outcome,
    warnings,
    chanceOf: (slug) => chances.get(slug) ?? ZERO,
    timesOf: (slug) => times.get(slug) ?? ZERO,
    chanceOfFinal: (natural) => finals.get(natural) ?? ZERO,
    preventionChance: () => prevention,
    countersOn: (role) => counters.get(role) ?? ZERO,
  };
}

function tableOf<Key, Value>(keys: readonly Key[], numberOf: (key: Key) => Value): ReadonlyMap<Key, Value> {
  return new Map(keys.map((key) => [key, numberOf(key)]));
}
