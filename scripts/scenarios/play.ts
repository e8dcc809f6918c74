import { attack } from '../../engine/attack.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { keywordsWithout, ruleCode } from '../../engine/keywords-without.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import type { AttackReport, Refusal } from '../../engine/report.js';
import { measured } from './measure.js';
import type { Fault, Scenario } from './scenario.js';

/** A scenario, played: with all rules, and with each that could matter switched off. */
export interface Played {
  readonly scenario: Scenario;
  readonly report: AttackReport | Refusal;
  /** Of each expectation, what it comes to; null where the attack has no such thing. */
  readonly values: readonly (string | null)[];
  /** Codes of the rules without which it comes out otherwise, sorted. */
  readonly changedBy: readonly string[];
  /** Codes of rules without which there is too much to play: whether they change it is not known. */
  readonly unknown: readonly string[];
}

export type Playing =
  | { readonly ok: true; readonly played: Played }
  | { readonly ok: false; readonly fault: Fault };

/** Plays a scenario. A rule of a keyword that the attack does not name can't change it: such a keyword has no part in it. */
export function play(scenario: Scenario, keywords: readonly KeywordRules[]): Playing {
  const read = parseAttackLine(scenario.attack);
  if (!read.ok) {
    const { attack: at } = scenario.place;
    return {
      ok: false,
      fault: { at: { ...at, column: at.column + read.column - 1 }, message: read.message },
    };
  }
  const { input } = read;
  const readings = scenario.reading === null ? [] : [scenario.reading];
  const report = attack(input, { keywords, readings });
  const codes = rulesNamed(scenario.attack, keywords);
  const values = valuesOf(scenario, report);
  const others = codes.map((code) => ({
    code,
    report: attack(input, { keywords: keywordsWithout(keywords, code), readings }),
  }));
  const unknown = others.filter((one) => isTooMuch(one.report)).map(({ code }) => code);
  const changedBy = others
    .filter(({ code }) => !unknown.includes(code))
    .filter((one) => one.report.ok !== report.ok || differ(values, valuesOf(scenario, one.report)))
    .map(({ code }) => code);
  return { ok: true, played: { scenario, report, values, changedBy, unknown } };
}

function isTooMuch(report: AttackReport | Refusal): boolean {
  return !report.ok && report.code === 'TOO_COMPLEX';
}

function differ(values: readonly (string | null)[], others: readonly (string | null)[]): boolean {
  return others.some((value, index) => value !== values[index]);
}

function valuesOf({ expected }: Scenario, report: AttackReport | Refusal): readonly (string | null)[] {
  return expected.map(({ measure }) => measured(measure, report));
}

function rulesNamed(line: string, keywords: readonly KeywordRules[]): readonly string[] {
  const text = line.toLowerCase();
  return keywords
    .filter(({ name, formerNames = [] }) =>
      [name, ...formerNames].some((one) => text.includes(one.toLowerCase())),
    )
    .flatMap((keyword) => keyword.rules.map((rule) => ruleCode(keyword, rule)))
    .sort();
}
