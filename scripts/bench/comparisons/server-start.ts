import type { Bench } from '../bench-run.js';
import { median } from '../measuring/ratio.js';
import { megabytes } from '../measuring/result-table.js';
import { startServerProcess } from '../measuring/run-process.js';

/** From the start of the process until the server listens, and the most memory it took for that. */
export async function measureServerStart(bench: Bench): Promise<void> {
  await measureStartOn(bench, 'the data of the project', await bench.ownDatabase());
  await measureStartOn(bench, '10000 invented entries', (await bench.glossary(10_000)).database);
}

async function measureStartOn(bench: Bench, data: string, database: string): Promise<void> {
  const times: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    const server = await startServerProcess(bench.workspace, bench.server(database));
    times.push(server.startMs);
    peaks.push((await server.usage()).peakBytes);
    await server.stop();
  }
  bench.inform(
    `server start on ${data}: ${(median(times) / 1_000).toFixed(2)} s, peak memory ${megabytes(median(peaks))}`,
  );
}
