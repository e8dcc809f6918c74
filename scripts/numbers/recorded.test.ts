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

test('a measure that is made again is replaced, the others stay, in a fixed order', () => {
  const of = (measure: string, ratio: number) => ({ benchmark: 'attack', measure, ratio, goal: GOAL });
  recordBenchmarks(root, [of('b', 1), of('a', 2)]);
  recordBenchmarks(root, [of('b', 3)]);
  expect(readRecorded(root).benchmarks).toEqual([of('a', 2), of('b', 3)]);
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
