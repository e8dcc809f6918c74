import { createHash } from 'node:crypto';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { measureOf } from '../scenarios/measure.js';
import type { Report } from './read-report.js';
import type { ReportedCase } from './reported-case.js';

const RULING = /[a-z0-9-]+\/[a-z0-9-]+/g;
/** What no attack comes to. */
const UNJUDGED = 'to be judged';

/** The attack of a report with what its author expects of it. */
export function scenarioOfReport(attack: string, report: Report): ReportedCase {
  const { about, revision, reading, shown, expected, because } = report;
  const played = reading === null ? attack : `${attack}\n${reading}`;
  const name = `reported-${createHash('sha256').update(played).digest('hex').slice(0, 8)}`;
  const measures = expected.flatMap(measuresOf);
  const said = expected.filter((one) => measuresOf(one).length === 0);
  const lines = [
    `# Reported as wrong at revision ${revision}: ${about}.`,
    ...shown.map((one) => `# Shown: ${one}`),
    ...said.map((one) => `# Expected: ${one}`),
    `# Because: ${because === '' ? 'not said' : because}`,
    '',
    name,
    `  shows: ${(because.match(RULING) ?? []).join(', ')}`,
    `  attack: ${attack}`,
    ...(reading === null ? [] : [`  reading: ${reading}`]),
    ...(measures.length > 0 ? measures : unjudged(attack)).map((line) => `  ${line}`),
  ];
  return {
    file: `scenarios/${name}.txt`,
    text: `${lines.join('\n')}\n`,
    key: `attack: ${attack}\n${reading === null ? '' : `  reading: ${reading}\n`}`,
    check: 'npm run scenarios',
  };
}

/** What the page said of each unit. */
function unjudged(attack: string): readonly string[] {
  const read = parseAttackLine(attack);
  const others = read.ok ? read.input.others.map(({ role }) => role) : [];
  return ['attacker', 'defender', ...others].flatMap((role) => [
    `counters ${role}: ${UNJUDGED}`,
    `discarded ${role}: ${UNJUDGED}`,
  ]);
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
