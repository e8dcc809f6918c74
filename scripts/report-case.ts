import { existsSync, readFileSync } from 'node:fs';
import { DATA_FOLDER } from '../api/project.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';
import { addCase } from './reports/add-case.js';
import { caseOfReport } from './reports/case-of-report.js';
import { readReport } from './reports/read-report.js';
import { unknownKeywords } from './reports/unknown-keywords.js';

const USAGE =
  'Give the file of a report, or the report itself on standard input: npm run report:case -- FILE\n';

/** `npm run report:case -- FILE`: writes what was reported as a case that fails until it is judged. */
function main([file]: readonly string[]): string | null {
  if (file !== undefined && !existsSync(file)) return `There is no file ${file}. ${USAGE}`;
  const report = readReport(readFileSync(file ?? process.stdin.fd, 'utf8'));
  if (report === null) return `This is no report: no line begins with "This looks wrong:". ${USAGE}`;
  const unknown = unknownKeywords(projectKnowledgeBase(DATA_FOLDER), report);
  if (unknown.length > 0) return `${unknown.join(' ')} Correct the line "Keywords:" of the report.\n`;
  const made = caseOfReport(report);
  if (made === null)
    return `The report on "${report.about}" has no line "Attack:", "Question:" or "Verdict:" with "Keywords:", so nothing can be tried. Correct the text in data/sources or data/keywords.yaml.\n`;
  if (!addCase(DATA_FOLDER, made)) return `data/${made.file} has it already: the same was reported before.\n`;
  process.stdout.write(`Wrote it into data/${made.file}. See it fail: ${made.check}\n`);
  return null;
}

const problem = main(process.argv.slice(2));
if (problem !== null) {
  process.stderr.write(problem);
  process.exitCode = 1;
}
