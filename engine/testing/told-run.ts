import { expect, it } from 'vitest';
import { ROLE_OF } from '../interaction/canonical-board.js';
import { effectOn } from '../interaction/effect-on.js';
import { type PlacedKeyword, printedLine, standardValue } from '../interaction/placed-keyword.js';
import type { Place } from '../interaction/places.js';
import type { Run } from '../interaction/run.js';
import { printRational, type Rational, rational, ZERO } from '../rational.js';
import { rulesOf } from './asked-pair.js';

/** What is told of a run that was never played; all else is 0. By the slug of a keyword, a natural, the role of a unit. */
interface ToldRun {
  readonly happens?: Readonly<Record<string, number>>;
  readonly times?: Readonly<Record<string, number>>;
  readonly final?: Readonly<Record<number, number>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly prevented?: number;
  readonly hits?: number;
}

function toldRun({
  happens: chances,
  times: often,
  final,
  counters,
  prevented: chance,
  hits: all,
}: ToldRun = {}): Run {
  return {
    ok: true,
    outcome: {
      expectedDamageToDefender: ZERO,
      expectedDamageToAttacker: ZERO,
      expectedDamageToOthers: ZERO,
      defenderDiscardChance: ZERO,
      attackerDiscardChance: ZERO,
      expectedHits: of(all),
    },
    warnings: [],
    chanceOf: (slug) => of(chances?.[slug]),
    timesOf: (slug) => of(often?.[slug]),
    chanceOfFinal: (natural) => of(final?.[natural]),
    preventionChance: () => of(chance),
    countersOn: (role) => of(counters?.[role]),
  };
}

function of(number = 0): Rational {
  return rational(BigInt(number));
}

/** With neither of two keywords, with one, with the other, with both. */
export interface ToldRuns {
  readonly none?: ToldRun;
  readonly from?: ToldRun;
  readonly to?: ToldRun;
  readonly both?: ToldRun;
}

const PLACES: Readonly<Record<string, Place>> = {
  attacker: 'ATTACKER',
  defender: 'DEFENDER',
  second: 'SECOND',
  fellow: 'FELLOW',
};

/** `evade of defender`. */
function placed(text: string): PlacedKeyword {
  const [slug = '', at = ''] = text.split(' of ');
  const place = PLACES[at];
  if (place === undefined) throw new Error(`no place ${at}`);
  const rules = rulesOf(slug);
  const value = standardValue(rules);
  return { rules, value, line: printedLine(rules, value), place };
}

/** `OVERRIDES, CHANCE 2 to 0`, or `nothing`. */
function shown(from: string, to: string, { none, from: first, to: second, both }: ToldRuns): string {
  const runs = { none: toldRun(none), from: toldRun(first), to: toldRun(second), both: toldRun(both) };
  const effect = effectOn(placed(from), placed(to), runs, ROLE_OF);
  if (effect === null) return 'nothing';
  const { relation, change } = effect;
  return change === null
    ? relation
    : `${relation}, ${change.measure} ${printRational(change.before)} to ${printRational(change.after)}`;
}

/** What the first keyword does to the second by such runs. */
export type Row = readonly [sentence: string, from: string, to: string, runs: ToldRuns, expected: string];

/** Makes a test of each. */
export function check(rows: readonly Row[]): void {
  it.each(rows)('%s: %s on %s', (_, from, to, runs, expected) => {
    expect(shown(from, to, runs)).toBe(expected);
  });
}

/** How likely the second is without the first, and with it. */
export const happens = (slug: string, before: number, after: number): ToldRuns => ({
  to: { happens: { [slug]: before } },
  both: { happens: { [slug]: after } },
});

export const struck = (role: string, before: number, after: number): ToldRuns => ({
  to: { counters: { [role]: before } },
  both: { counters: { [role]: after } },
});
