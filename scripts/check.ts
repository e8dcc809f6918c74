import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../api/project.js';
import { STEPS, type Step } from './check/steps.js';

const root = projectRoot();
const env = {
  ...process.env,
  NO_COLOR: '1',
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
};

/** Null when the step passed and saw enough; else what is wrong. */
function fault({ command: [program, ...args], saw, atLeast, exitCode }: Step): {
  readonly seen: number;
  readonly text: string | null;
} {
  const run = spawnSync(program, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run.error !== undefined) return { seen: 0, text: run.error.message };
  const output = stripVTControlCharacters(`${run.stdout}${run.stderr}`);
  const seen = Number(saw.exec(output)?.[1] ?? Number.NaN);
  const asExpected = exitCode === 'ANY' || run.status === exitCode;
  if (!asExpected) return { seen, text: output.trim().slice(-8_000) };
  if (!(seen >= atLeast))
    return {
      seen,
      text: `It saw ${seen} where at least ${atLeast} are expected: it did not look.\n${output.slice(-2_000)}`,
    };
  return { seen, text: null };
}

let failed = 0;
for (const step of STEPS) {
  const { seen, text } = fault(step);
  process.stdout.write(
    `${text === null ? 'ok  ' : 'FAIL'} ${step.name}${step.atLeast > 0 ? ` (saw ${seen})` : ''}\n`,
  );
  if (text !== null) {
    failed += 1;
    process.stdout.write(`${text}\n`);
  }
}
process.stdout.write(`${STEPS.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
