import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonDepth, readJson } from './read-json.js';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('JSON from a caller', () => {
  it('is measured without being parsed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonDepth(JSON.stringify(value))).toBe(depthOf(value));
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readJson(text, 'The text');
        expect('value' in read || read.status === 400).toBe(true);
      }),
    );
  });

  it('may be nested 32 deep and no deeper', () => {
    expect(readJson('['.repeat(32) + ']'.repeat(32), 'The text')).toHaveProperty('value');
    expect(readJson('['.repeat(33) + ']'.repeat(33), 'The text')).toMatchObject({
      code: 'QUERY_TOO_DEEP',
      details: { limit: 32, found: 33 },
    });
  });

  it('counts the last of two equal keys', () => {
    expect(readJson('{"a":1,"a":2}', 'The text')).toEqual({ value: { a: 2 } });
  });

  it.each([
    ['a text', '"a\\ud800b"', 'a\uFFFDb'],
    ['a text in a list of an object', '{"a":["\\uDFFF"]}', { a: ['\uFFFD'] }],
    ['a key', '{"\\udc00":1}', { '\uFFFD': 1 }],
  ])('holds no half of a pair of surrogates: %s', (_, text, value) => {
    expect(readJson(text, 'The text')).toEqual({ value });
  });

  it('keeps pairs of surrogates, and NUL', () => {
    expect(readJson('"\\ud83d\\ude42\\u0000"', 'The text')).toEqual({ value: '🙂\0' });
  });

  it('is well-formed throughout, whatever strings it has', () => {
    const anything = fc.jsonValue({ stringUnit: 'binary' });
    const halves = fc.array(fc.constantFrom('\ud800', '\udc00', 'a', '🙂')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.tuple(anything, halves), (value) => {
        const read = readJson(JSON.stringify(value), 'The text');
        if ('value' in read) expect(JSON.stringify(read.value)).not.toMatch(/\\ud[89a-f]/i);
      }),
    );
  });
});
