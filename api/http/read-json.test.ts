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
});
