import type { AttackInput } from '../../../engine/attack-input.js';
import type { FirstRoll } from '../../../engine/first-roll.js';
import { add, type Rational, rational, ZERO } from '../../../engine/rational.js';
import type { AttackReport, Refusal, UnitOutcome } from '../../../engine/report.js';
import { rulesOf } from '../../interactions/rules-of.js';
import { attackDice, hitsCounted } from './attack-dice.js';
import type { Fate } from './fates-asked.js';
import { naturalChance } from './natural-chance.js';
import type { AskedMeasure } from './odds-token.js';
import { SECOND } from './read-attack.js';
import { keywordsOf } from './unit-keywords.js';

/** One chance that is asked for: what it is of, as the beginning of a sentence, and how large it is. */
export interface ChanceSaid {
  readonly of: string;
  readonly chance: Rational;
}

/** Why a chance can't be given, as a sentence. */
export interface NoChance {
  readonly code: string;
  readonly message: string;
}

export interface Solved {
  readonly input: AttackInput;
  readonly report: AttackReport;
  readonly solve: (input: AttackInput) => AttackReport | Refusal;
}

export interface Names {
  readonly attacker: string;
  readonly defender: string;
}

export const SECOND_UNIT = 'the second unit';

export function unitOf(report: AttackReport, role: string): UnitOutcome | undefined {
  return report.units.find((unit) => unit.role === role);
}

/** The chances of what is to become of a unit; of two units where it can't be told which is meant. */
export function fateChances(
  { input, report }: Solved,
  { whose, survives }: Fate,
  names: Names,
): readonly ChanceSaid[] | NoChance {
  const said = (role: string, name: string): ChanceSaid => {
    const discarded = unitOf(report, role)?.discardChance ?? ZERO;
    return survives
      ? { of: `The chance that ${name} survives`, chance: rest(discarded) }
      : { of: `The chance that ${name} is discarded`, chance: discarded };
  };
  switch (whose) {
    case 'attacker':
      return [said('attacker', names.attacker)];
    case 'defender':
      return [said('defender', names.defender)];
    case 'second':
      return [said(SECOND, SECOND_UNIT)];
    case 'EITHER':
      return [said('defender', names.defender), said('attacker', names.attacker)];
    case 'BOTH': {
      const each = [said('defender', names.defender), said(SECOND, SECOND_UNIT)];
      const second = unitOf(report, SECOND)?.discardChance ?? ZERO;
      return !survives && fallsFirst(input)
        ? [{ of: 'The chance that both are discarded', chance: second }, ...each]
        : each;
    }
  }
}

/** What the attack does to a second unit comes from what is left over of the defender, if nothing saves that. */
function fallsFirst({ defender, others }: AttackInput): boolean {
  return ![defender, ...others].some((unit) =>
    keywordsOf(unit).some(
      ({ rules: { parts } }) =>
        parts.prevents !== undefined ||
        parts.changesDefender !== undefined ||
        parts.rerolls !== undefined ||
        parts.onFinalNatural?.effect === 'PREVENTION',
    ),
  );
}

/** The chances that a measure asks for; none for an average, which is none. */
export function measureChances(
  solved: Solved,
  measure: AskedMeasure,
  names: Names,
  /** Who takes the damage that is counted. */
  struck: keyof Names,
): readonly ChanceSaid[] | NoChance {
  switch (measure.of) {
    case 'AVERAGE':
      return [];
    case 'DAMAGE':
    case 'HITS':
      return counted(solved, measure.of, [measure], names, struck);
    case 'COUNT': {
      const { count, thing } = measure;
      const ranges = [
        { least: count, most: Number.POSITIVE_INFINITY },
        { least: count, most: count },
      ];
      return counted(solved, thing, ranges, names, struck);
    }
    case 'NATURAL':
      return naturalSaid(solved.input, measure);
    case 'TRIGGER':
      return triggerSaid(solved, measure.keyword);
  }
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function counted(
  solved: Solved,
  thing: 'DAMAGE' | 'HITS',
  ranges: readonly Range[],
  names: Names,
  struck: keyof Names,
): readonly ChanceSaid[] | NoChance {
  const counters =
    thing === 'HITS'
      ? hitsCounted(solved.input, solved.solve)
      : (unitOf(solved.report, struck)?.counters ?? []);
  if (counters === null) return NO_HITS;
  const where = thing === 'HITS' ? '' : ` on ${names[struck]}`;
  return ranges.map(({ least, most }) => ({
    of: `The chance of ${amountSaid(least, most, thing)}${where}`,
    chance: counters
      .filter(({ value }) => value >= least && value <= most)
      .reduce((sum, { probability }) => add(sum, probability), ZERO),
  }));
}

const NO_HITS: NoChance = {
  code: 'HITS_NOT_COUNTED',
  message:
    'How many dice hit is not worked out where dice may be re-rolled or their number is chosen: ask for the damage.',
};

function naturalSaid(
  input: AttackInput,
  { face, least, most }: Range & { readonly face: number },
): readonly ChanceSaid[] | NoChance {
  const dice = attackDice(input);
  if (dice === null) return REROLLED;
  const several = most > 1 && least !== 1;
  return [
    {
      of: `The chance of ${timesSaid({ least, most })} natural ${face}${several ? "'s" : ''} on ${diceSaid(dice)}`,
      chance: naturalChance(dice, face, least, most),
    },
  ];
}

function diceSaid({ dice, more }: FirstRoll): string {
  return more === null ? `${dice} dice` : `${dice} dice and those of ${more.keyword}`;
}

function timesSaid({ least, most }: Range): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  const said = (count: number): string => words[count] ?? `${count}`;
  if (most === 0) return 'no';
  if (least === most) return `exactly ${said(least)}`;
  return most === Number.POSITIVE_INFINITY ? `at least ${said(least)}` : `at most ${said(most)}`;
}

const REROLLED: NoChance = {
  code: 'REROLLS_NOT_COUNTED',
  message: 'The chance of a natural is not worked out where dice may be re-rolled or their number is chosen.',
};

/** `how likely is Riposte to trigger`: that its natural stands, where it looks for it. */
function triggerSaid({ input }: Solved, keyword: string): readonly ChanceSaid[] | NoChance {
  const rules = rulesOf(keyword);
  const dice = attackDice(input);
  if (rules === undefined || dice === null) return REROLLED;
  const { onInitialNatural: initial, onFinalNatural: final } = rules.parts;
  const face = (initial ?? final)?.face ?? 0;
  const seen = initial === undefined ? dice : { ...dice, more: null };
  const where = initial === undefined ? 'among the final dice' : 'in the initial roll';
  return [
    {
      of: `The chance that ${rules.name} triggers, for which a natural ${face} has to be ${where} (${diceSaid(seen)}),`,
      chance: naturalChance(seen, face, 1, Number.POSITIVE_INFINITY),
    },
  ];
}

function rest({ numerator, denominator }: Rational): Rational {
  return rational(denominator - numerator, denominator);
}

function amountSaid(least: number, most: number, thing: 'DAMAGE' | 'HITS'): string {
  const one = thing === 'HITS' ? 'hit' : 'damage counter';
  const count = (n: number): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  if (least === most) return least === 0 ? `no ${one}s` : `exactly ${count(least)}`;
  if (most === Number.POSITIVE_INFINITY) return `at least ${count(least)}`;
  return `at most ${count(most)}`;
}
