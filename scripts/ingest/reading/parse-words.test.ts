import { expect, test } from 'vitest';
import { parseWords } from './parse-words.js';

test('a value that looks like a number, a truth or a date is the words that stand there', () => {
  expect(parseWords('a: 1.10\nb: 07\nc: yes\nd: true\ne: 2026-01-31\nf: 1e3\ng: "7"')).toEqual({
    a: '1.10',
    b: '07',
    c: 'yes',
    d: 'true',
    e: '2026-01-31',
    f: '1e3',
    g: '7',
  });
});

test('JSON is read the same, and nothing stays nothing', () => {
  expect(parseWords('{"a": 7, "b": ["x", null], "c": ""}')).toEqual({ a: '7', b: ['x', null], c: '' });
  expect(parseWords('a:\nb: ~')).toEqual({ a: null, b: null });
  expect(parseWords('')).toBeNull();
});

test.each([
  ['brackets that are never closed', 'a: [{', /^line 1, column 6: /],
  ['a key that is given twice', 'a: 1\nb: 2\na: 3', 'line 3, column 1: a is given twice'],
  ['two documents', 'a: 1\n---\nb: 2', /^line 2, column 1: .*multiple documents/],
  ['an alias of nothing', 'a: *b', /^Unresolved alias/],
])('%s are a fault, with the place', (_what, text, said) => {
  expect(() => parseWords(text)).toThrow(said);
});

test('aliases that multiply are refused', () => {
  const row = (name: string, of: string): string => `${name}: &${name} [${`*${of},`.repeat(9)}*${of}]\n`;
  const bomb = `a: &a [x, x]\n${row('b', 'a')}${row('c', 'b')}${row('d', 'c')}${row('e', 'd')}`;
  expect(() => parseWords(bomb)).toThrow('Excessive alias count');
});

test.each([
  ['keys', Array.from({ length: 60_000 }, (_, index) => `k${index}: 1\n`).join(''), null],
  ['tags', '!a '.repeat(100_000), /^line 1, column \d+: /],
  ['brackets', '['.repeat(100_000), /^line 1, column \d+: nested too deep/],
  ['lists', '- '.repeat(100_000), /^line 1, column \d+: nested too deep/],
])('very many %s take seconds, not minutes', (_what, text, said) => {
  const started = performance.now();
  if (said === null) expect(parseWords(text)).toBeTypeOf('object');
  else expect(() => parseWords(text)).toThrow(said);
  expect(performance.now() - started).toBeLessThan(10_000);
});
