import { boardAgainst } from './board.js';
import { attackDice } from './derived.js';
import { outcomesOf } from './outcomes.js';
import { equalRationals } from './rational.js';
import { assumption, type OtherReadings, type ReadingCode } from './readings.js';
import { relevantReadings } from './relevant-readings.js';
import type { Assumption, Refusal, UnitOutcome } from './report.js';
import type { SolvedAttack } from './solve-attack.js';

/** The readings on which a result depends: those under whose alternative some unit ends otherwise. Each is one more attack to solve. */
export function dependsOn(
  solved: SolvedAttack,
  solveUnder: (readings: OtherReadings) => SolvedAttack | Refusal,
): Dependence {
  const outcomes = outcomesOf(solved.built.board, solved.reached);
  const undecided: ReadingCode[] = [];
  const codes = relevantReadings(solved.built).filter((code) => {
    const other = solveUnder(new Set([code]));
    const tooMuch = !other.ok && other.code === 'TOO_COMPLEX';
    if (tooMuch) undecided.push(code);
    return other.ok ? !sameOutcomes(outcomes, outcomesOf(other.built.board, other.reached)) : !tooMuch;
  });
  const floor = fallsBelowZero(solved) ? (['power-floor'] as const) : [];
  return { assumptions: [...codes, ...floor].map(assumption), undecided };
}

export interface Dependence {
  readonly assumptions: readonly Assumption[];
  /** Readings whose alternative is too much to solve. */
  readonly undecided: readonly ReadingCode[];
}

/** Nothing says what less than no power would do: the floor is reported where it is reached. */
function fallsBelowZero({ built, reached }: SolvedAttack): boolean {
  return reached.states.some(
    ({ solved: { state }, weight }) =>
      weight > 0 &&
      state.stage.at === 'pending-damage' &&
      attackDice(boardAgainst(built.board, state.defender), state).power < 0,
  );
}

function sameOutcomes(a: readonly UnitOutcome[], b: readonly UnitOutcome[]): boolean {
  return a.every((unit, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      equalRationals(unit.discardChance, other.discardChance) &&
      unit.counters.length === other.counters.length &&
      unit.counters.every(({ value, probability }, at) => {
        const point = other.counters[at];
        return point !== undefined && point.value === value && equalRationals(point.probability, probability);
      })
    );
  });
}
