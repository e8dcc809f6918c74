import { join } from 'node:path';
import type { Bench } from '../bench-run.js';
import { ingestAnew } from '../ingested-glossary.js';
import { compareRounds, median, type Round } from '../measuring/ratio.js';
import { megabytes } from '../measuring/result-table.js';
import { type FinishedRun, runToEnd } from '../measuring/run-process.js';

const ENTRIES = 10_000;
/** Twice the time for twice the entries, and 20 % for noise. */
const GOAL = { kind: 'at most', ratio: 2.4 } as const;

/** Reads an invented glossary of 10,000 entries and one of twice as many: does the time grow with the size, or faster? */
export async function measureIngest(bench: Bench): Promise<void> {
  const { workspace, quick } = bench;
  const start = await runToEnd(workspace, { script: join('scripts', 'ingest.ts'), args: ['--help'] });
  const [once, twice] = [await bench.glossary(ENTRIES), await bench.glossary(2 * ENTRIES)];
  const runs: (readonly [single: FinishedRun, double: FinishedRun])[] = [[once.run, twice.run]];
  if (!quick) runs.push([await ingestAnew(workspace, once), await ingestAnew(workspace, twice)]);
  bench.report({
    benchmark: 'ingest',
    measure: '20,000 entries against 10,000',
    unit: 'ms without start',
    comparison: compareRounds(
      runs.map(([single, double]): Round => ({ ours: double.ms - start.ms, theirs: single.ms - start.ms })),
      'more',
    ),
    goal: GOAL,
    note: '',
  });
  const seconds = median(runs.map(([single]) => single.ms)) / 1_000;
  const peak = median(runs.map(([single]) => single.peakBytes));
  bench.inform(
    `ingest of ${ENTRIES} entries: ${seconds.toFixed(1)} s, ${Math.round(ENTRIES / seconds)} entries/s, peak memory ${megabytes(peak)}`,
  );
}
