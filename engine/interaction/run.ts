import type { AttackInput } from '../attack-input.js';
import type { Budget } from '../choice/budget.js';
import { type Happenings, happeningsOf, meanOver, type Reached } from '../choice/distribution.js';
import { stands } from '../dice/dice-classes.js';
import { powerOfSix } from '../dice/power-of-six.js';
import type { KeywordRules, Natural } from '../keyword.js';
import { outcomesOf } from '../outcomes.js';
import { add, asRational, compareRationals, type Rational, ZERO } from '../rational.js';
import { AS_READ } from '../readings.js';
import type { Refusal, Warning } from '../report.js';
import { solveAttack } from '../solve-attack.js';
import { plus, times, type Whole } from '../whole.js';
import { type RunOutcome, runOutcome } from './run-outcome.js';

/** One solved attack, asked for what a check compares. */
export interface Run {
  readonly ok: true;
  readonly outcome: RunOutcome;
  /** What of the board could not be told, and what was taken for granted. */
  readonly warnings: readonly Warning[];
  /** That the keyword does something at least once. */
  chanceOf(slug: string): Rational;
  /** How often it does something, on average. */
  timesOf(slug: string): Rational;
  /** That a natural stands when the roll is final; 0 when nobody looks for it. */
  chanceOfFinal(natural: Natural): Rational;
  /** That any activated prevention is used. */
  preventionChance(): Rational;
  /** Counters placed on the unit with a role on average; 0 when there is none. */
  countersOn(role: string): Rational;
}

/** Many runs may share one budget: what they cost together is bounded. */
export function runAttack(
  input: AttackInput,
  keywords: readonly KeywordRules[],
  budget: Budget,
): Run | Refusal {
  const solved = solveAttack(input, keywords, AS_READ, budget);
  if (!solved.ok) return solved;
  const { built, reached } = solved;
  const units = outcomesOf(built.board, reached);
  const byRole = new Map(units.map((unit) => [unit.role, unit]));
  const happenings = happeningsOf(reached);
  const expectedHits = meanOver(reached, ({ stage }) => (stage.at === 'pending-damage' ? stage.hits : null));
  return {
    ok: true,
    outcome: runOutcome({ units, expectedHits }),
    warnings: built.warnings,
    chanceOf: happenings,
    timesOf: (slug) => timesThatHappens(reached, slug),
    chanceOfFinal: (natural) => chanceOfFinal(reached, natural),
    preventionChance: () => preventionChance(happenings, keywords),
    countersOn: (role) => byRole.get(role)?.expectedCounters ?? ZERO,
  };
}

function timesThatHappens(reached: Reached, slug: string): Rational {
  return reached.states.reduce((total, { solved, weight }) => {
    const often = solved.ways.reduce<Whole>(
      (sum, way) => plus(sum, times(way.weight, way.happens.filter((one) => one === slug).length)),
      0,
    );
    if (often === 0) return total;
    return add(total, asRational(times(weight, often), powerOfSix(reached.exponent + solved.exponent)));
  }, ZERO);
}

function chanceOfFinal(reached: Reached, natural: Natural): Rational {
  return meanOver(reached, ({ stage }) =>
    stage.at === 'pending-damage' && stands(stage.naturals, natural) ? 1 : null,
  );
}

/** Of the prevention that is used most. */
function preventionChance(happenings: Happenings, keywords: readonly KeywordRules[]): Rational {
  return keywords
    .filter(({ parts }) => parts.prevents !== undefined)
    .map(({ slug }) => happenings(slug))
    .reduce((most, chance) => (compareRationals(chance, most) > 0 ? chance : most), ZERO);
}
