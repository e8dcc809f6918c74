import { createHash } from 'node:crypto';
import { measureOf } from '../scenarios/measure.js';
import type { Report } from './read-report.js';

/** A scenario that fails until somebody has judged the report. */
export interface ReportedCase {
  readonly name: string;
  /** What `data/scenarios/NAME.txt` is to hold. */
  readonly text: string;
}

const RULING = /[a-z0-9-]+\/[a-z0-9-]+/g;
/** What no attack comes to. */
const UNJUDGED = 'to be judged';

/** The attack of a report with what its author expects of it; null when the report has no attack. */
export function caseOfReport({ about, revision, attack, expected, because }: Report): ReportedCase | null {
  if (attack === null) return null;
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
  return { name, text: `${lines.join('\n')}\n` };
}

/** `discarded defender: 1/2`, where the author wrote it as scenarios have it. */
function measuresOf(expected: string): readonly string[] {
  const colon = expected.indexOf(':');
  const key = expected.slice(0, Math.max(0, colon)).trim();
  return measureOf(key) === null ? [] : [`${key}: ${expected.slice(colon + 1).trim()}`];
}
