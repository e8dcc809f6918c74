import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRecorded, recordBenchmarks, recordMutation } from './recorded.js';

const GOAL = { kind: 'at least', ratio: 1 } as const;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recorded-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('nothing is recorded at first', () => {
  expect(readRecorded(root)).toEqual({ benchmarks: [], mutation: null });
});

test('a benchmark that is run again is replaced with all its measures, the others stay, in a fixed order', () => {
  const of = (name: string, measure: string, ratio: number) => ({
    benchmark: name,
    measure,
    ratio,
    goal: GOAL,
  });
  recordBenchmarks(root, [of('cards', 'b', 1), of('attack', 'of 12', 2), of('attack', 'a', 2)]);
  recordBenchmarks(root, [of('attack', 'a', 3)]);
  expect(readRecorded(root).benchmarks).toEqual([of('attack', 'a', 3), of('cards', 'b', 1)]);
});

test('a run with mutants is recorded beside the benchmarks', () => {
  recordMutation(root, { oneIn: 8, tried: 10, killed: 9 });
  expect(readRecorded(root)).toEqual({ benchmarks: [], mutation: { oneIn: 8, tried: 10, killed: 9 } });
});

test('a record with a fault is named, with what to do', () => {
  mkdirSync(join(root, 'measured'));
  writeFileSync(join(root, 'measured', 'mutation.json'), '{"oneIn":0}');
  expect(() => readRecorded(root)).toThrow(/mutation\.json.*measure again/s);
});
