import { type Board, unitAt } from './board.js';
import type { Reached } from './choice/distribution.js';
import { add, type Rational, rational, times, ZERO } from './rational.js';
import type { UnitOutcome } from './report.js';

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
  const chances = new Map<number, Rational>();
  let discardChance = ZERO;
  for (const { solved, chance } of reached) {
    if (solved.move.kind !== 'END') continue;
    const placed = (solved.state.counters[index] ?? 0) - before;
    chances.set(placed, add(chances.get(placed) ?? ZERO, chance));
    if (solved.state.inPlay[index] !== true) discardChance = add(discardChance, chance);
  }
  const counters = [...chances]
    .filter(([, probability]) => probability.numerator > 0n)
    .sort(([a], [b]) => a - b)
    .map(([value, probability]) => ({ value, probability }));
  const expectedCounters = counters.reduce(
    (total, { value, probability }) => add(total, times(probability, rational(BigInt(value)))),
    ZERO,
  );
  return { role, counters, expectedCounters, discardChance };
}
