import type { Budget } from '../../engine/choice/budget.js';
import { CANONICAL } from '../../engine/interaction/pair-effects.js';
import { type PlacedKeyword, printedLine, standardValue } from '../../engine/interaction/placed-keyword.js';
import { placesOf } from '../../engine/interaction/places.js';
import { runAttack } from '../../engine/interaction/run.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { runOf } from './evidence.js';
import type { CounterfactualRun } from './interaction-report.js';
import type { AskedUse } from './pair-question.js';
import type { GivenBoard } from './scenario-setting.js';

interface RunContext {
  readonly keywords: readonly KeywordRules[];
  readonly board: GivenBoard | null;
  readonly budget: Budget;
}

/** Three or four keywords on one board: none of them, each alone, and all. A run that can't be solved is left out. */
export function wholeRuns(
  placed: readonly PlacedKeyword[],
  { keywords, board, budget }: RunContext,
): readonly CounterfactualRun[] {
  const { boardOf, roles } = board?.setting ?? CANONICAL;
  if (placed.length === 0) return [];
  const runs: readonly (readonly [label: string, active: readonly PlacedKeyword[]])[] = [
    ['none', []],
    ...placed.map((one) => ['', [one]] as const),
    ...(placed.length > 1 ? [['', placed] as const] : []),
  ];
  return runs.flatMap(([label, active]) => {
    if (board?.isPossible(active) === false) return [];
    const run = runAttack(boardOf(placed, active), keywords, budget);
    return run.ok ? [runOf(label, active, run, roles)] : [];
  });
}

/** A keyword of the check where it stands on the board of all: where the pairs `shown`, strongest first, had it. Null: the engine has none. */
export function placedIn(
  use: AskedUse,
  board: GivenBoard | null,
  shown: readonly PlacedKeyword[],
): PlacedKeyword | null {
  const { rules, traits } = use.facts;
  if (rules === null || traits === null) return null;
  const value = use.value ?? standardValue(rules);
  const met = board === null ? shown.find((one) => one.rules === rules) : undefined;
  const usual = placesOf(rules).find((place) => board === null || board.has(place)) ?? 'ATTACKER';
  const place = board?.placeOf(use) ?? use.place ?? met?.place ?? usual;
  const asPrinted = board?.lineOf(use) ?? use.line;
  return { rules, value, line: asPrinted ?? met?.line ?? printedLine(rules, value), place };
}
