import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER } from '../api/project.js';
import { caseOfReport } from './reports/case-of-report.js';
import { readReport } from './reports/read-report.js';

const USAGE =
  'Give the file of a report, or the report itself on standard input: npm run report:case -- FILE\n';

/** `npm run report:case -- FILE`: writes the attack of a report as a scenario that fails until it is judged. */
function main([file]: readonly string[]): string | null {
  if (file !== undefined && !existsSync(file)) return `There is no file ${file}. ${USAGE}`;
  const report = readReport(readFileSync(file ?? process.stdin.fd, 'utf8'));
  if (report === null) return `This is no report: no line begins with "This looks wrong:". ${USAGE}`;
  const made = caseOfReport(report);
  if (made === null)
    return `The report on "${report.about}" has no line "Attack:", so no scenario shows it. Add a case to data/evaluation.\n`;
  const path = join(DATA_FOLDER, 'scenarios', `${made.name}.txt`);
  if (existsSync(path)) return `${path} is there already: the same attack was reported before.\n`;
  writeFileSync(path, made.text);
  process.stdout.write(`Wrote data/scenarios/${made.name}.txt. See it fail: npm run scenarios\n`);
  return null;
}

const problem = main(process.argv.slice(2));
if (problem !== null) {
  process.stderr.write(problem);
  process.exitCode = 1;
}
