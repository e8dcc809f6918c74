import { rulesByRuling, shownRules } from './check-scenarios.js';
import { measured } from './measure.js';
import type { Traceability } from './modelling.js';
import type { Played } from './play.js';
import type { ScenarioFile } from './read-scenarios.js';

/** The files with the numbers that come out, and the rules that each scenario rests on; all else stays as it is. */
export function rewriteScenarios(
  files: readonly ScenarioFile[],
  played: readonly Played[],
  given: Pick<Traceability, 'keywords'>,
): readonly ScenarioFile[] {
  const byRuling = rulesByRuling(given);
  return files.map(({ file, text }) => {
    const lines = text.split('\n').map((line) => [line]);
    for (const one of played.filter(({ scenario }) => scenario.place.name.file === file))
      rewriteOne(lines, one, shownRules(one.scenario, byRuling));
    return { file, text: lines.flat().join('\n') };
  });
}

/** `lines`: what stands in place of each line of the file. */
function rewriteOne(
  lines: string[][],
  { scenario, report, values, changedBy }: Played,
  shown: readonly string[],
): void {
  const { place, expected } = scenario;
  for (const [index, { at }] of expected.entries()) {
    const value = values[index] ?? null;
    const [line = ''] = lines[at.line - 1] ?? [];
    if (value !== null) lines[at.line - 1] = [`${line.slice(0, line.indexOf(':') + 1)} ${value}`];
  }
  const restsOn = changedBy.filter((code) => !shown.includes(code));
  const list = restsOn.length === 0 ? [] : [`  rests on: ${restsOn.join(', ')}`];
  if (place.restsOn !== null) lines[place.restsOn.line - 1] = [];
  const showing = place.shows.line - 1;
  lines[showing] = [...(lines[showing] ?? []), ...list];
  if (expected.length > 0) return;
  const attack = place.attack.line - 1;
  lines[attack] = [...(lines[attack] ?? []), ...plainOutcome(report)];
}

/** What is written where a scenario expects nothing yet: counters of all units that may get some, and chances of discards. */
function plainOutcome(report: Played['report']): readonly string[] {
  if (!report.ok) return [`  refused: ${report.code}`];
  const struck = report.units.filter(({ counters }) => counters.some(({ value }) => value > 0));
  const roles = (struck.length > 0 ? struck : report.units.slice(1, 2)).map(({ role }) => role);
  return roles.flatMap((role) => {
    const discarded = measured({ kind: 'DISCARDED', role }, report);
    return [
      `  counters ${role}: ${measured({ kind: 'COUNTERS', role }, report)}`,
      ...(discarded === '0' ? [] : [`  discarded ${role}: ${discarded}`]),
    ];
  });
}
