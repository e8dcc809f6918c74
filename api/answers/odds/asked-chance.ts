import { add, type Rational, rational, ZERO } from '../../../engine/rational.js';
import type { AttackReport, UnitOutcome } from '../../../engine/report.js';

/** What of an attack is asked for. */
export type Measure =
  | { readonly of: 'DISCARD' | 'SURVIVE' | 'ATTACKER_DISCARD' | 'AVERAGE' }
  | { readonly of: 'DAMAGE'; readonly least: number; readonly most: number };

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six'].map((word, index) => [word, index + 1]),
);
const COUNT = '(\\d{1,2}|one|two|three|four|five|six)';
const WHAT = '(?:more |points? of |total )?(?:damage|hits?|counters?|damage counters?)';
const PATTERNS: readonly (readonly [RegExp, (count: number) => Measure])[] = [
  [new RegExp(`at least ${COUNT}\\+? ${WHAT}`), (n) => damage(n)],
  [new RegExp(`${COUNT} or more ${WHAT}`), (n) => damage(n)],
  [new RegExp(`(\\d{1,2})\\+ ${WHAT}`), (n) => damage(n)],
  [new RegExp(`more than ${COUNT} ${WHAT}`), (n) => damage(n + 1)],
  [new RegExp(`exactly ${COUNT} ${WHAT}`), (n) => damage(n, n)],
  [new RegExp(`(?:at most|no more than|up to) ${COUNT} ${WHAT}`), (n) => damage(0, n)],
  [new RegExp(`${COUNT} or (?:less|fewer) ${WHAT}`), (n) => damage(0, n)],
  [new RegExp(`(?:less|fewer) than ${COUNT} ${WHAT}`), (n) => damage(0, n - 1)],
  [
    new RegExp(`(?:do|does|doing|deal|deals|dealing|get|getting|roll|rolling|score) ${COUNT} ${WHAT}`),
    (n) => damage(n),
  ],
];

function damage(least: number, most: number = Number.POSITIVE_INFINITY): Measure {
  return { of: 'DAMAGE', least, most };
}

const NOT_DEAD =
  /\b(?:not|never|fails?|failing|without) (?:to |get |be |being )?(?:kill|kills|killing|killed|die|dies|discard|discards|discarding|discarded|destroy|destroys|destroying|destroyed)\b/;
const NOT_ALIVE =
  /\b(?:not|never|fails?|failing|without) (?:to )?(?:survive|survives|surviving|live|lives|withstand|withstands)\b/;

/** `to not kill`: the chance of what is denied is asked for, which is the rest of the other. */
export function asksForOpposite(line: string): boolean {
  return NOT_DEAD.test(line) !== NOT_ALIVE.test(line);
}

/** `line`: the question in lower case between single spaces. */
export function measureOf(line: string): Measure {
  for (const [pattern, measure] of PATTERNS) {
    const count = pattern.exec(line)?.[1];
    if (count !== undefined) return measure(NUMBER_WORDS.get(count) ?? Number(count));
  }
  if (/\b(?:no|zero|any) damage\b/.test(line)) return / any /.test(line) ? damage(1) : damage(0, 0);
  if (/\b(?:average|expected|expect|mean)\b|how (?:much|many) (?:damage|hits)/.test(line))
    return { of: 'AVERAGE' };
  if (asksForOpposite(line)) return { of: NOT_DEAD.test(line) ? 'SURVIVE' : 'DISCARD' };
  if (/\b(?:survive|survives|surviving|live|lives|withstand|withstands)\b/.test(line))
    return { of: 'SURVIVE' };
  if (/\battacker(?: unit)? (?:dies|die|gets? (?:killed|discarded|destroyed))/.test(line))
    return { of: 'ATTACKER_DISCARD' };
  return { of: 'DISCARD' };
}

/** Its exact probability for the unit in a role; null for an average, which is none. */
export function chanceOf(report: AttackReport, measure: Measure, role: string): Rational | null {
  const defender = unitOf(report, role);
  const discarded = defender?.discardChance ?? ZERO;
  switch (measure.of) {
    case 'AVERAGE':
      return null;
    case 'ATTACKER_DISCARD':
      return unitOf(report, 'attacker')?.discardChance ?? ZERO;
    case 'DISCARD':
      return discarded;
    case 'SURVIVE':
      return rational(discarded.denominator - discarded.numerator, discarded.denominator);
    case 'DAMAGE':
      return (defender?.counters ?? [])
        .filter(({ value }) => value >= measure.least && value <= measure.most)
        .reduce((sum, { probability }) => add(sum, probability), ZERO);
  }
}

export function unitOf(report: AttackReport, role: string): UnitOutcome | undefined {
  return report.units.find((unit) => unit.role === role);
}

/** What the chance is of, as the beginning of a sentence; the two units by their names. */
export function chanceSaid(measure: Measure, attacker: string, defender: string): string {
  switch (measure.of) {
    case 'SURVIVE':
      return `The chance that ${defender} survives`;
    case 'ATTACKER_DISCARD':
      return `The chance that ${attacker} is discarded`;
    case 'DAMAGE':
      return `The chance of ${amountSaid(measure.least, measure.most)} on ${defender}`;
    default:
      return `The chance that ${defender} is discarded`;
  }
}

function amountSaid(least: number, most: number): string {
  const count = (n: number): string => `${n} damage counter${n === 1 ? '' : 's'}`;
  if (least === most) return least === 0 ? 'no damage counters' : `exactly ${count(least)}`;
  if (most === Number.POSITIVE_INFINITY) return `at least ${count(least)}`;
  return `at most ${count(most)}`;
}
