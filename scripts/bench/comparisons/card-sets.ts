import { join } from 'node:path';
import type { Bench } from '../bench-run.js';
import { inventCardSets, writeCardSets } from '../card-sets/invent-card-sets.js';
import { compareRounds, type Round } from '../measuring/ratio.js';
import { runToEnd, startServerProcess } from '../measuring/run-process.js';

const INGEST = { ms: 60_000, bytes: 500_000_000 } as const;
const START = { ms: 2_000, bytes: 400_000_000 } as const;

interface Measured {
  readonly ms: number;
  readonly peakBytes: number;
}

/** All card sets of the game's size, 10,000 cards in 85 files, against bounds of their own: to read them in, and to start the server on them. */
export async function measureCardSets(bench: Bench): Promise<void> {
  const folder = bench.workspace.newPath('card-sets');
  const sets = inventCardSets();
  writeCardSets(folder, sets);
  const database = bench.workspace.newPath('card-sets.db');
  const args = ['--cards', folder, '--out', database];
  const run = await runToEnd(bench.workspace, { script: join('scripts', 'ingest.ts'), args });
  const what = `${sets.cards} cards in ${sets.files.length} files`;
  reportBounds(bench, `ingest of ${what}`, [run], INGEST);
  const starts: Measured[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const server = await startServerProcess(bench.workspace, bench.server(database));
    starts.push({ ms: server.startMs, peakBytes: (await server.usage()).peakBytes });
    await server.stop();
  }
  reportBounds(bench, `server start on ${what}`, starts, START);
}

function reportBounds(
  bench: Bench,
  measure: string,
  measured: readonly Measured[],
  bound: { readonly ms: number; readonly bytes: number },
): void {
  const against = (unit: string, rounds: readonly Round[]): void =>
    bench.report({
      benchmark: 'cards',
      measure: `${measure} against its bound`,
      unit,
      comparison: compareRounds(rounds, 'more'),
      goal: { kind: 'at most', ratio: 1 },
      note: 'of this machine',
    });
  against(
    's',
    measured.map(({ ms }): Round => ({ ours: ms / 1_000, theirs: bound.ms / 1_000 })),
  );
  against(
    'MB at most',
    measured.map(({ peakBytes }): Round => ({ ours: peakBytes / 1e6, theirs: bound.bytes / 1e6 })),
  );
}
