/** Writes the numbers of the README: what the data and the evaluation say now, what was measured last. With --check only says whether they stand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../api/project.js';
import { evaluate } from './evaluate/evaluation.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';
import { stageFile } from './ingest/publishing/staged-file.js';
import { numbersBlock, withBlock } from './numbers/numbers-block.js';
import { readRecorded } from './numbers/recorded.js';
import { runScenarios } from './scenarios/run-scenarios.js';

function run(options: readonly string[]): string {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined)
    throw new Error(`numbers does not know '${unknown}'; expected nothing or --check.`);
  const root = projectRoot();
  const traceability = runScenarios(root, ['--summary']);
  if (traceability.exitCode !== 0) throw new Error(traceability.message);
  const dataFolder = join(root, 'data');
  const judged = evaluate(projectKnowledgeBase(dataFolder), dataFolder);
  const path = join(root, 'README.md');
  const text = readFileSync(path, 'utf8');
  const made = withBlock(text, numbersBlock(traceability.message, judged, readRecorded(root)));
  const seen = `${judged.length} questions and pairs`;
  if (made === text) return `README.md: the numbers stand, ${seen}.`;
  if (options.includes('--check'))
    throw new Error(
      'The numbers in README.md are not those of today. Run npm run numbers and commit the file.',
    );
  stageFile(path, made).put();
  return `README.md: the numbers are written, ${seen}.`;
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
