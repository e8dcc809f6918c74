import { type Board, unitAt } from './board.js';
import { chanceOf, type Reached, type ReachedState } from './choice/distribution.js';
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
  const ends = reached.ends.filter(({ weight }) => weight !== 0);
  const placedAt = (end: ReachedState): number => (end.solved.state.counters[index] ?? 0) - before;
  const most = ends.reduce((found, end) => Math.max(found, placedAt(end)), 0);
  const weights = new Array<Whole>(most + 1).fill(0);
  let discarded: Whole = 0;
  for (const end of ends) {
    const placed = placedAt(end);
    weights[placed] = plus(weights[placed] ?? 0, end.weight);
    if (end.solved.state.inPlay[index] !== true) discarded = plus(discarded, end.weight);
  }
  const counters: UnitOutcome['counters'][number][] = [];
  let mean: Whole = 0;
  weights.forEach((weight, value) => {
    if (weight === 0) return;
    counters.push({ value, probability: chanceOf(reached, weight) });
    mean = plus(mean, times(value, weight));
  });
  return {
    role,
    counters,
    expectedCounters: chanceOf(reached, mean),
    discardChance: chanceOf(reached, discarded),
  };
}
