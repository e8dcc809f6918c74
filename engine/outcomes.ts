import { type Board, unitAt } from './board.js';
import { chanceOf, type Reached } from './choice/distribution.js';
import type { UnitOutcome } from './report.js';
import { plus, times, type Whole } from './whole.js';

/** What each unit of the input has at the end. A unit that attacks itself has two equal rows. */
export function outcomesOf(board: Board, reached: Reached): readonly UnitOutcome[] {
  const rows = board.units.map(({ index, input }) => ({ index, role: input.role }));
  const [attacker, ...others] = rows;
  const self =
    board.input.selfAttack && attacker !== undefined ? [{ index: attacker.index, role: 'defender' }] : [];
  return [...(attacker === undefined ? [] : [attacker]), ...self, ...others].map(({ index, role }) =>
    outcomeOf(board, reached, index, role),
  );
}

function outcomeOf(board: Board, reached: Reached, index: number, role: string): UnitOutcome {
  const before = unitAt(board, index).input.counters;
  // By counters placed; numbers that never come stay holes, which are passed over below.
  const weights: Whole[] = [];
  let discarded: Whole = 0;
  for (const { solved, weight } of reached.ends) {
    if (weight === 0) continue;
    const placed = (solved.state.counters[index] ?? 0) - before;
    weights[placed] = plus(weights[placed] ?? 0, weight);
    if (solved.state.inPlay[index] !== true) discarded = plus(discarded, weight);
  }
  const mean = weights.reduce((sum: Whole, weight, placed) => plus(sum, times(placed, weight)), 0);
  const counters = weights.flatMap((weight, value) => [{ value, probability: chanceOf(reached, weight) }]);
  return {
    role,
    counters,
    expectedCounters: chanceOf(reached, mean),
    discardChance: chanceOf(reached, discarded),
  };
}
