import { ruleCode } from '../../engine/keywords-without.js';
import type { Traceability } from './modelling.js';
import { type Played, play } from './play.js';
import type { Fault, Scenario } from './scenario.js';

/** What a check of all scenarios came to. */
export interface ScenariosChecked {
  readonly played: readonly Played[];
  readonly faults: readonly Fault[];
  /** Attacks in which a rule was switched off and something changed. */
  readonly changes: number;
}

/**
 * Plays every scenario. The numbers must be those written; each rule, switched off, must change the scenarios that show one of its rulings
 * or rest on it, and no others; and every ruling that a rule follows must be shown.
 */
export function checkScenarios(given: Traceability): ScenariosChecked {
  const playings = given.scenarios.map((scenario) => play(scenario, given.keywords));
  const played = playings.flatMap((one) => (one.ok ? [one.played] : []));
  const unread = playings.flatMap((one) => (one.ok ? [] : [one.fault]));
  const byRuling = rulesByRuling(given);
  const faults = [
    ...unread,
    ...played.flatMap((one) => [...numberFaults(one), ...linkFaults(one, byRuling)]),
    ...notShown(given),
  ];
  return { played, faults, changes: played.reduce((total, { changedBy }) => total + changedBy.length, 0) };
}

/** Codes of rules by the rulings they follow. */
export function rulesByRuling({ keywords }: Pick<Traceability, 'keywords'>): ReadonlyMap<string, string> {
  return new Map(
    keywords.flatMap((keyword) =>
      keyword.rules.flatMap((rule) => rule.rulings.map((id) => [id, ruleCode(keyword, rule)] as const)),
    ),
  );
}

function numberFaults({ scenario, report, values }: Played): readonly Fault[] {
  const { expected, place } = scenario;
  if (expected.length === 0)
    return [{ at: place.name, message: `"${scenario.name}" expects nothing; add what is to come out.` }];
  return expected.flatMap(({ text, at }, index): readonly Fault[] => {
    const value = values[index] ?? null;
    if (value === text) return [];
    const reason = report.ok ? 'the attack has no such unit or keyword' : `it is refused: ${report.message}`;
    const found = value ?? `nothing, for ${reason}`;
    return [
      {
        at,
        message: `Found ${found}; expected ${text}. npm run scenarios -- --rewrite writes what is found.`,
      },
    ];
  });
}

function linkFaults(one: Played, byRuling: ReadonlyMap<string, string>): readonly Fault[] {
  const { name, shows, place } = one.scenario;
  if (shows.length === 0) return [{ at: place.shows, message: `"${name}" shows no ruling; name one.` }];
  return [
    ...one.unknown.map(
      (code): Fault => ({
        at: place.attack,
        message: `Without the rule ${code} there is too much to play in "${name}"; choose a smaller attack.`,
      }),
    ),
    ...showsFaults(one, byRuling),
    ...restsOnFaults(one, byRuling),
  ];
}

/** Rulings that no rule follows, and rules without which the scenario that shows them comes out the same. */
function showsFaults(
  { scenario, changedBy }: Played,
  byRuling: ReadonlyMap<string, string>,
): readonly Fault[] {
  const { name, shows, place } = scenario;
  const notModelled = shows.filter((id) => !byRuling.has(id));
  const idle = shownRules(scenario, byRuling).filter((code) => !changedBy.includes(code));
  return [
    ...notModelled.map(
      (id) => `No rule follows the ruling "${id}": it can't be shown. List it in a rule of its keyword.`,
    ),
    ...idle.map(
      (code) => `"${name}" comes out the same without the rule ${code}: it does not show its ruling.`,
    ),
  ].map((message) => ({ at: place.shows, message }));
}

/** What is listed besides and changes nothing, and what changes something and is not listed. */
function restsOnFaults(
  { scenario, changedBy }: Played,
  byRuling: ReadonlyMap<string, string>,
): readonly Fault[] {
  const { name, restsOn, place } = scenario;
  const linked = [...shownRules(scenario, byRuling), ...restsOn];
  const idle = restsOn.filter((code) => !changedBy.includes(code));
  const missing = changedBy.filter((code) => !linked.includes(code));
  const rewrite = 'npm run scenarios -- --rewrite writes the list anew';
  return [
    ...idle.map((code) => `"${name}" comes out the same without the rule ${code}; ${rewrite}.`),
    ...missing.map(
      (code) => `"${name}" comes out otherwise without the rule ${code}, which is not listed; ${rewrite}.`,
    ),
  ].map((message) => ({ at: place.restsOn ?? place.name, message }));
}

/** The rules whose rulings a scenario shows. */
export function shownRules({ shows }: Scenario, byRuling: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set(shows.flatMap((id) => byRuling.get(id) ?? []))];
}

/** Rulings of rules that no scenario shows. */
function notShown({ keywords, scenarios }: Traceability): readonly Fault[] {
  const shown = new Set(scenarios.flatMap(({ shows }) => shows));
  return keywords.flatMap((keyword) =>
    keyword.rules.flatMap((rule) => [
      ...rule.rulings
        .filter((id) => !shown.has(id))
        .map(
          (id): Fault => ({
            at: { file: `engine/keywords/${keyword.slug}.ts`, line: 1, column: 1 },
            message: `No scenario shows the ruling "${id}" of the rule ${ruleCode(keyword, rule)}; add one to data/scenarios/${keyword.slug}.txt.`,
          }),
        ),
    ]),
  );
}
