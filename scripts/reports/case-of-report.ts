import { pairOfReport } from './pair-of-report.js';
import { questionOfReport } from './question-of-report.js';
import type { Report } from './read-report.js';
import type { ReportedCase } from './reported-case.js';
import { namesOutcome, scenarioOfReport } from './scenario-of-report.js';

/**
 * What a report becomes: an attack a scenario, an answer a question of the evaluation (a scenario where it is the outcome of its attack that
 * is said to be another), a finding a pair of the evaluation. Null when the report has none of them.
 */
export function caseOfReport(report: Report): ReportedCase | null {
  const { attack, question } = report;
  if (attack !== null && (question === null || namesOutcome(report))) return scenarioOfReport(attack, report);
  return question === null ? pairOfReport(report) : questionOfReport(question, report);
}
