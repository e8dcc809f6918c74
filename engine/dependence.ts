import { hasPart, withPart } from './board.js';
import { outcomesOf } from './outcomes.js';
import { equalRationals } from './rational.js';
import { assumption, type OtherReadings, type ReadingCode } from './readings.js';
import type { Assumption, Refusal, UnitOutcome } from './report.js';
import type { SolvedAttack } from './solve-attack.js';
import { stackingReading } from './stacking.js';

/** The readings on which a result depends: those under whose alternative some unit ends otherwise. Each is one more attack to solve. */
export function dependsOn(
  solved: SolvedAttack,
  solveUnder: (readings: OtherReadings) => SolvedAttack | Refusal,
): readonly Assumption[] {
  const outcomes = outcomesOf(solved.built.board, solved.reached);
  return relevantReadings(solved)
    .filter((code) => {
      const other = solveUnder(new Set([code]));
      return !other.ok || !sameOutcomes(outcomes, outcomesOf(other.built.board, other.reached));
    })
    .map(assumption);
}

/** Readings that the units of this attack could bring up at all. */
function relevantReadings({ built }: SolvedAttack): readonly ReadingCode[] {
  const { board, printed } = built;
  const any = (part: Parameters<typeof hasPart>[1]): boolean =>
    board.units.some((unit) => hasPart(unit, part));
  const attacker = board.units[board.attacker];
  const repeated = printed.flatMap((abilities) =>
    abilities
      .filter(({ rules }, index) => abilities.findIndex((one) => one.rules === rules) < index)
      .map(({ rules }) => rules.stacking),
  );
  const stacking = [...new Set(repeated)].flatMap((one) => stackingReading(one) ?? []);
  const waits =
    any('strikesBackAtEnd') ||
    any('onInitialNatural') ||
    any('onFinalNatural') ||
    any('avenges') ||
    any('powerForDamage');
  const prevents = board.units.flatMap((unit) => withPart(unit, 'prevents'));
  const when = (holds: boolean, ...codes: readonly ReadingCode[]): readonly ReadingCode[] =>
    holds ? codes : [];
  return [
    ...stacking,
    ...when(prevents.length > 1 || any('changesDefender'), 'pop-dark-first'),
    ...when(
      board.units.some(({ instances }) => instances.some(({ hasCost, force }) => hasCost && force === null)),
      'other-costs-payable',
    ),
    ...when(any('strengthens'), 'inspiration-adds', 'bonus-at-once'),
    ...when(hasPart(attacker, 'addsToAttackDice'), 'no-automatic-faces'),
    ...when(any('dividesExcess') && any('onFinalNatural'), 'critical-hit-not-split'),
    ...when(
      prevents.some(({ rules }) => rules.parts.prevents?.rewards === true),
      'absorb-persuade-once',
    ),
    ...when(
      prevents.some(({ rules }) => rules.parts.prevents?.reflects === true),
      'deflect-source-is-unit',
    ),
    ...when(prevents.length > 0 && any('onFinalNatural'), 'parry-first'),
    ...when(
      any('damageAfterDiscard'),
      'area-damage-each-discard',
      'area-damage-survivor',
      'area-damage-no-chain',
    ),
    ...when(any('onFinalNatural'), 'riposte-survives'),
    ...when(any('avenges'), 'avenge-survivor', 'avenge-any-damage'),
    ...when(waits, 'attack-end-order'),
  ];
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
