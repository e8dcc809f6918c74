import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { stageFile } from '../ingest/publishing/staged-file.js';

const benchmark = z.strictObject({
  benchmark: z.string(),
  measure: z.string(),
  ratio: z.number(),
  goal: z.strictObject({ kind: z.enum(['at least', 'at most']), ratio: z.number() }),
});

const mutation = z.strictObject({
  /** One in so many of the mutants was tried. */
  oneIn: z.int().min(1),
  tried: z.int().min(1),
  killed: z.int().min(0),
});

export type RecordedBenchmark = z.infer<typeof benchmark>;
export type RecordedMutation = z.infer<typeof mutation>;

/** What was measured last, kept because measuring takes long. */
export interface Recorded {
  readonly benchmarks: readonly RecordedBenchmark[];
  readonly mutation: RecordedMutation | null;
}

const FOLDER = 'measured';
const BENCHMARKS = 'benchmarks.json';
const MUTATION = 'mutation.json';

/** Throws with a sentence when a file has a fault. */
export function readRecorded(root: string): Recorded {
  return {
    benchmarks: read(join(root, FOLDER, BENCHMARKS), z.array(benchmark)) ?? [],
    mutation: read(join(root, FOLDER, MUTATION), mutation),
  };
}

/** Benchmarks that were not run this time keep what they had; of one that was, no measure stays that it no longer makes. */
export function recordBenchmarks(root: string, measured: readonly RecordedBenchmark[]): void {
  const run = new Set(measured.map(({ benchmark: name }) => name));
  const kept = readRecorded(root).benchmarks.filter((one) => !run.has(one.benchmark));
  const all = [...kept, ...measured].sort((a, b) => order(a).localeCompare(order(b), 'en'));
  write(root, BENCHMARKS, all);
}

export function recordMutation(root: string, measured: RecordedMutation): void {
  write(root, MUTATION, measured);
}

function order({ benchmark: name, measure }: RecordedBenchmark): string {
  return `${name}\n${measure}`;
}

function read<Value>(path: string, schema: z.ZodType<Value>): Value | null {
  if (!existsSync(path)) return null;
  const result = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!result.success)
    throw new Error(`${path}: ${z.prettifyError(result.error)}. Delete it and measure again.`);
  return result.data;
}

function write(root: string, file: string, value: unknown): void {
  mkdirSync(join(root, FOLDER), { recursive: true });
  stageFile(join(root, FOLDER, file), `${JSON.stringify(value, null, 2)}\n`).put();
}
