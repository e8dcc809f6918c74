import { expect, test } from 'vitest';
import { isPrintable, printable, printableLines } from './printable.js';

test.each([
  ['a line feed', 'a\nb'],
  ['an escape sequence of a terminal', 'a\u001B[31mb'],
  ['a control character of Latin-1', 'a\u009B31mb'],
  ['a line separator', 'a\u2028b'],
  ['a mark that turns the direction of reading', 'a\u202Etxt.exe'],
  ['an isolate', 'a\u2066b'],
  ['half a surrogate pair', 'a\uD800b'],
])('%s can not be shown, and a mark shows where it stood', (_what, text) => {
  expect(isPrintable(text)).toBe(false);
  expect(isPrintable(printable(text))).toBe(true);
  expect(printable(text)).toMatch(/^a\uFFFD/);
});

test.each([
  'Glossary 2026',
  '\u0428\u043B\u044E\u0437',
  '\u7729\u6655',
  '\u0635\u0639\u0642',
  '\u{1F3B4}',
  'e\u0301',
])('letters of any script stay as they are: %s', (text) => {
  expect(isPrintable(text)).toBe(true);
  expect(printable(text)).toBe(text);
});

test('a text of several lines keeps its line feeds', () => {
  expect(printableLines('a\u0007\nb')).toBe('a\uFFFD\nb');
});
