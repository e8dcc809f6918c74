import { ANSWER_INTENTS } from '../../api/answers/answer-draft.js';
import { QUESTIONS_REPORTED } from '../evaluate/read-cases.js';
import type { Report } from './read-report.js';
import { evaluationCase, type ReportedCase, toJudge } from './reported-case.js';

/** The question of a report with what its author expects as its answer. */
export function questionOfReport(question: string, report: Report): ReportedCase {
  const intent = ANSWER_INTENTS.find((one) => one === report.kind) ?? ANSWER_INTENTS;
  const says = report.expected.flatMap(yesOrNo)[0];
  const expected = {
    intent,
    keywords: report.keywords,
    ...(says === undefined ? { toJudge: toJudge(report) } : { says: `^${says}\\b` }),
  };
  return evaluationCase(QUESTIONS_REPORTED, report, { question }, expected);
}

function yesOrNo(expected: string): readonly string[] {
  const [, said] = /^(yes|no)\b/i.exec(expected) ?? [];
  return said === undefined ? [] : [said.toLowerCase()];
}
