import { describe, expect, it } from 'vitest';
import { acceptedEncoding, acceptedType } from './accepted.js';

const RESULT = 'application/graphql-response+json';

describe('the type of a result', () => {
  it.each([
    [undefined, RESULT],
    ['*/*', RESULT],
    ['application/*', RESULT],
    ['application/json', 'application/json'],
    ['application/json; charset=UTF-8', 'application/json'],
    ['application/json, */*', 'application/json'],
    ['application/json;q=0.5, application/graphql-response+json', RESULT],
    ['application/graphql-response+json, application/json;q=0.9', RESULT],
    ['application/graphql-response+json;q=0, application/json', 'application/json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['text/event-stream', null],
    ['image/png', null],
    ['application/json;q=0', null],
    [',,;;=', null],
  ])('for Accept %j is %j', (accept, type) => {
    expect(acceptedType(accept)).toBe(type);
  });
});

describe('the encoding of a body', () => {
  it.each([
    [undefined, 'identity', true],
    ['', 'identity', true],
    ['gzip, deflate, br, zstd', 'br', true],
    ['gzip', 'gzip', true],
    ['br;q=0.5, gzip;q=1', 'gzip', true],
    ['identity, gzip;q=0.5', 'identity', true],
    ['*', 'br', true],
    ['br;q=0, *', 'gzip', true],
    ['gzip, identity;q=0', 'gzip', false],
    ['gzip, *;q=0', 'gzip', false],
    ['zstd', 'identity', true],
    ['GZIP', 'gzip', true],
  ])('for Accept-Encoding %j is %s, plain bytes taken: %s', (header, best, plain) => {
    expect(acceptedEncoding(header)).toEqual({ best, plain });
  });

  it.each(['identity;q=0', '*;q=0', 'identity;q=0, zstd'])('is none for %j', (header) => {
    expect(acceptedEncoding(header)).toBeNull();
  });
});
