/** Writes how all keywords meet in pairs, for review; with --check only says whether the file is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPairs } from '../api/interactions/all-pairs.js';
import { projectRoot } from '../api/project.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const NAME = 'data/interactions.txt';
const FILE = join(projectRoot(), NAME);

interface Outcome {
  readonly exitCode: 0 | 1;
  readonly message: string;
}

function readGenerated(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

function run(options: readonly string[]): Outcome {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined)
    return { exitCode: 1, message: `interactions does not know '${unknown}'; expected nothing or --check.` };
  const { lines, contradictions } = allPairs(projectKnowledgeBase(join(projectRoot(), 'data')));
  if (contradictions.length > 0) {
    const message = `Text and engine contradict each other; correct the one that is wrong:\n${contradictions.join('\n')}`;
    return { exitCode: 1, message };
  }
  const generated = `${lines.join('\n')}\n`;
  const upToDate = readGenerated() === generated;
  if (options.includes('--check') && !upToDate) {
    const message = `${NAME} differs from what the ${lines.length} pairs do now. Run npm run interactions, review the difference and commit it.`;
    return { exitCode: 1, message };
  }
  if (!upToDate) writeFileSync(FILE, generated);
  return { exitCode: 0, message: `${NAME}: ${lines.length} pairs, ${upToDate ? 'up to date' : 'written'}.` };
}

const { exitCode, message } = run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
process.exitCode = exitCode;
