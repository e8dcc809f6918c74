import { createHash } from 'node:crypto';
import { measureOf } from '../scenarios/measure.js';
import type { Report } from './read-report.js';
import type { ReportedCase } from './reported-case.js';

const RULING = /[a-z0-9-]+\/[a-z0-9-]+/g;
/** What no attack comes to. */
const UNJUDGED = 'to be judged';

/** The attack of a report with what its author expects of it. */
export function scenarioOfReport(attack: string, report: Report): ReportedCase {
  const { about, revision, expected, because } = report;
  const name = `reported-${createHash('sha256').update(attack).digest('hex').slice(0, 8)}`;
  const measures = expected.flatMap(measuresOf);
  const said = expected.filter((one) => measuresOf(one).length === 0);
  const lines = [
    `# Reported as wrong at revision ${revision}: ${about}.`,
    ...said.map((one) => `# Expected: ${one}`),
    `# Because: ${because === '' ? 'not said' : because}`,
    '',
    name,
    `  shows: ${(because.match(RULING) ?? []).join(', ')}`,
    `  attack: ${attack}`,
    ...(measures.length > 0 ? measures : [`discarded defender: ${UNJUDGED}`]).map((line) => `  ${line}`),
  ];
  return {
    file: `scenarios/${name}.txt`,
    text: `${lines.join('\n')}\n`,
    key: `attack: ${attack}\n`,
    check: 'npm run scenarios',
  };
}

/** Does its author say what comes out of the attack, as scenarios have it? */
export function namesOutcome({ expected }: Report): boolean {
  return expected.some((one) => measuresOf(one).length > 0);
}

/** `discarded defender: 1/2`, where the author wrote it so. */
function measuresOf(expected: string): readonly string[] {
  const colon = expected.indexOf(':');
  const key = expected.slice(0, Math.max(0, colon)).trim();
  return measureOf(key) === null ? [] : [`${key}: ${expected.slice(colon + 1).trim()}`];
}
