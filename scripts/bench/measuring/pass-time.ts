import { Bench } from 'tinybench';

/** Median time of one call, over as many as fit into `ms`, and at least two. */
export async function medianPassMs(pass: () => void, ms: number): Promise<number> {
  const bench = new Bench({ time: ms, iterations: 2, warmup: false });
  const [task] = await bench.add('pass', pass).run();
  const result = task?.result;
  if (result === undefined || !('latency' in result))
    throw new Error('The measured function threw an error.');
  return result.latency.p50;
}
