import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../../api/project.js';
import type { Bench } from '../bench-run.js';
import { compareRounds, type Goal, interleave } from '../measuring/ratio.js';

const COMMAND = join('bin', 'swtcg-rules.mjs');
/** Nobody starts faster than Node.js that does nothing. */
const NOTHING = ['-e', '0'];
const ROUNDS_EACH = 4;

const MEASURED: readonly (readonly [what: string, args: readonly string[], goal: Goal])[] = [
  ['--help', ['--help'], { kind: 'at least', ratio: 0.4 }],
  ['keyword overkill', ['keyword', 'overkill'], { kind: 'at least', ratio: 0.25 }],
];

/** How long a command of one line takes from its start to its end, against a process that does nothing. */
export async function measureCliStart(bench: Bench): Promise<void> {
  for (const [what, args, goal] of MEASURED) {
    const ours = () => processTime([COMMAND, ...args]);
    // The first run makes the bundle and brings the database up to date.
    await ours();
    const rounds = await interleave(ROUNDS_EACH * bench.rounds, ours, () => processTime(NOTHING));
    const comparison = compareRounds(rounds, 'less');
    bench.report({
      benchmark: 'start of swtcg-rules',
      measure: `${what} (against node -e 0)`,
      unit: 'ms',
      comparison,
      goal,
      note: '',
    });
    bench.inform(
      `swtcg-rules ${what}: ${Math.round(comparison.ours)} ms, node -e 0: ${Math.round(comparison.theirs)} ms`,
    );
  }
}

/** Milliseconds. */
async function processTime(args: readonly string[]): Promise<number> {
  const { RULES_DB: _other, ...env } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: projectRoot(), env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(code)}.`);
  return performance.now() - started;
}
