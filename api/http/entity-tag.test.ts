import { describe, expect, it } from 'vitest';
import { entityTag, matchesTag } from './entity-tag.js';

const body = Buffer.from('{"data":{}}');

describe('an entity tag', () => {
  it('is strong and the same for the same bytes', () => {
    expect(entityTag('a/b', body, 'identity')).toMatch(/^"[\w-]{27}"$/);
    expect(entityTag('a/b', Buffer.from(body), 'identity')).toBe(entityTag('a/b', body, 'identity'));
  });

  it('differs between bytes, types and encodings', () => {
    const tags = [
      entityTag('a/b', body, 'identity'),
      entityTag('a/b', body, 'br'),
      entityTag('a/b', body, 'gzip'),
      entityTag('a/c', body, 'identity'),
      entityTag('a/b', Buffer.from('{}'), 'identity'),
    ];
    expect(new Set(tags).size).toBe(tags.length);
  });

  it.each([
    ['"x"', true],
    ['W/"x"', true],
    ['"a", "x"', true],
    ['"a",W/"x" , "b"', true],
    ['*', true],
    [' * ', true],
    ['"a", "b"', false],
    ['x', false],
    ['"x"y', false],
    ['"x" "y"', false],
    [', "a",, "x"', true],
    ['"x', false],
    ['', false],
    [undefined, false],
  ])('is named by If-None-Match %j: %s', (header, expected) => {
    expect(matchesTag(header, '"x"')).toBe(expected);
  });
});
