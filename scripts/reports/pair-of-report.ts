import { RELATIONS } from '../../engine/interaction/relation.js';
import { PAIRS_REPORTED, VERDICTS } from '../evaluate/read-cases.js';
import type { Report } from './read-report.js';
import { evaluationCase, type ReportedCase, toJudge } from './reported-case.js';

/** The keywords of a report with what its author expects of how they meet; null where the report has no verdict, or keywords are missing. */
export function pairOfReport(report: Report): ReportedCase | null {
  const { keywords, finding } = report;
  const verdict = VERDICTS.find((one) => one === report.verdict);
  if (verdict === undefined || keywords.length < 2) return null;
  const findings = report.expected.flatMap(findingsIn);
  const named = report.expected.flatMap(verdictsIn)[0] ?? (findings.length > 0 ? 'INTERACT' : undefined);
  const about = finding === null ? '' : `${finding} was reported; `;
  const key = { keywords, ...(finding === null ? {} : { reported: finding }) };
  const expected = {
    verdict: named ?? verdict,
    ...(findings.length > 0 ? { findings } : {}),
    ...(named === undefined ? { toJudge: `${about}${toJudge(report)}` } : {}),
  };
  return evaluationCase(PAIRS_REPORTED, report, key, expected);
}

/** `armor PREVENTS overkill` */
function findingsIn(expected: string): readonly object[] {
  const [, from, named, to] = /(?:^|\s)([a-z0-9-]+) ([A-Z_]+) ([a-z0-9-]+)(?:[\s.,;]|$)/.exec(expected) ?? [];
  const relation = RELATIONS.find((one) => one === named);
  return relation === undefined ? [] : [{ from, relation, to }];
}

function verdictsIn(expected: string): readonly string[] {
  return VERDICTS.filter((verdict) => new RegExp(`(?:^|\\s)${verdict}(?:[\\s.,;]|$)`).test(expected));
}
