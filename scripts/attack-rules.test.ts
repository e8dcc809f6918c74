import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../api/project.js';
import { READINGS } from '../engine/readings.js';

const root = projectRoot();
const rules = readFileSync(join(root, 'data', 'attack-rules.md'), 'utf8');
const lines = rules.split('\n').filter((line) => /^- [A-Z]\d+b? /.test(line));
const codes = lines.map((line) => line.split(' ')[1] ?? '');

test('every rule has a number of its own and its authority', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(lines.filter((line) => !/\[(?:[TRI]\b|A )/.test(line))).toEqual([]);
});

test('every rule that the engine and its tests name by number is written down', () => {
  const named = new Set<string>();
  const files = readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')))
    for (const [code] of readFileSync(join(root, 'engine', file), 'utf8').matchAll(/\b[PSRDEC]\d{1,2}b?\b/g))
      named.add(code);
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((code) => !codes.includes(code))).toEqual([]);
});

test('the readings that the rules name are those of the engine', () => {
  const named = new Set([...rules.matchAll(/\bA ([a-z]+(?:-[a-z]+)+)/g)].map(([, code]) => code));
  expect([...named].sort()).toEqual(Object.keys(READINGS).sort());
});
