import type { Served } from './load.js';
import { compareRounds, type Round } from './ratio.js';
import type { Row } from './result-table.js';

/**
 * Compares two servers in A B A B. When the server was not what set the pace (the client, or another program, was), requests a second
 * say little: the goal has to be met by requests for each second of the server's processor time too, so the lower ratio counts.
 */
export async function servedComparison(
  rounds: number,
  ours: () => Promise<Served>,
  theirs: () => Promise<Served>,
): Promise<Pick<Row, 'comparison' | 'unit' | 'note'>> {
  await ours();
  await theirs();
  const byTime: Round[] = [];
  const byCpu: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [our, their] = [await ours(), await theirs()];
    byTime.push({ ours: our.perSecond, theirs: their.perSecond });
    byCpu.push({ ours: our.perCpuSecond, theirs: their.perCpuSecond });
  }
  const [time, cpu] = [compareRounds(byTime, 'more'), compareRounds(byCpu, 'more')];
  return cpu.ratio < time.ratio
    ? { comparison: cpu, unit: 'requests/CPU s', note: `requests/s: ${time.ratio.toFixed(2)}` }
    : { comparison: time, unit: 'requests/s', note: `requests/CPU s: ${cpu.ratio.toFixed(2)}` };
}
