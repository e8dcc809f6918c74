import type { Report } from './read-report.js';

/** A case that fails until somebody has judged the report. */
export interface ReportedCase {
  /** Where it belongs, from the data folder; what is there already stays. */
  readonly file: string;
  /** What is added to that file. */
  readonly text: string;
  /** The part of it by which the same is found again. */
  readonly key: string;
  /** The command that fails. */
  readonly check: string;
}

/** What is not said in the form of a case, for whoever judges it. */
export function toJudge({ expected, because }: Report): string {
  const said = expected.length === 0 ? 'not said' : expected.join('; ');
  return `expected: ${said}; because: ${because === '' ? 'not said' : because}`;
}

/** One case of the evaluation, with where it comes from. The text of an object in JSON is YAML too. */
export function evaluationCase(
  file: string,
  report: Report,
  key: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
): ReportedCase {
  const begin = `- ${JSON.stringify(key).slice(0, -1)},`;
  return {
    file: `evaluation/${file}`,
    text: [
      `# Reported as wrong at revision ${report.revision}: ${report.about}. ${toJudge(report)}`,
      `${begin}${JSON.stringify(expected).slice(1)}`,
      '',
    ].join('\n'),
    key: `${begin}"${Object.keys(expected)[0]}"`,
    check: 'npm run evaluate',
  };
}
