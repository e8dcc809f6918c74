import { boardAgainst, hasPart, withPart } from './board.js';
import { attackDice } from './derived.js';
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
): Dependence {
  const outcomes = outcomesOf(solved.built.board, solved.reached);
  const undecided: ReadingCode[] = [];
  const codes = relevantReadings(solved).filter((code) => {
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
  const atTheRoll = withPart(attacker, 'onInitialNatural').map(
    ({ rules }) => rules.parts.onInitialNatural?.effect,
  );
  const hasFury = atTheRoll.includes('ATTACK_DICE');
  const looks = atTheRoll.includes('DICE_OF_DAMAGE_TO_ITSELF');
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
    ...when(hasFury && looks, 'initial-roll-only'),
    ...when(hasFury && any('rerolls'), 'fury-before-reroll'),
    ...when(
      board.units.some((unit) => withPart(unit, 'rerolls').some(({ value }) => value > 1)),
      'lucky-together',
    ),
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
      'area-damage-at-once',
      'area-damage-no-chain',
    ),
    ...when(any('onFinalNatural'), 'riposte-survives'),
    ...when(any('avenges'), 'avenge-survivor', 'avenge-any-damage'),
    ...when(waits, 'attack-end-order', 'attack-end-instances'),
    ...when(any('strikesBackAtEnd'), 'retaliate-order'),
    ...when(hasPart(attacker, 'hidesDice') && hasPart(attacker, 'rerolls'), 'cunning-attacker-sees'),
    ...when(
      board.units.some((unit) =>
        withPart(unit, 'changesDefender').some(
          ({ rules }) => rules.parts.changesDefender === 'TO_ANOTHER_UNIT',
        ),
      ),
      'redirect-limits',
    ),
    ...when(
      board.units.some(({ instances }) => instances.some(({ byPower }) => byPower)) && any('reward'),
      'rewards-after-attack',
    ),
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
