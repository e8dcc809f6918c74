import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSample, sampleWith } from './sample-knowledge-base.js';
import { suggest } from './suggest.js';

const kb = openSample(
  sampleWith(
    { slug: 'double-damage', name: 'Double Damage' },
    { slug: 'damage-control', name: 'Damage Control' },
  ),
);
const labels = (prefix: string, first = 10): readonly string[] =>
  suggest(kb, prefix, first).map(({ label }) => label);

test('names that begin with it come first, then later words, then timing windows', () => {
  expect(labels('dam')).toEqual([
    'Damage Control',
    'Double Damage',
    'Damage placement POP',
    'Damage prevention POP',
    'Pending damage POP',
  ]);
});

test.each([
  ['old', ['Old Guard (A)']],
  ['guard', ['Old Guard (A)']],
  ['old gu', ['Old Guard (A)']],
  ['old guard a', ['Old Guard (A)']],
  ['old guadr', ['Old Guard (A)']],
  ['old beast', []],
  ['st', ['Stun', 'Battle step starts', 'Build step', 'Stone Beast']],
])('of %j the cards are suggested behind the keywords: %j', (prefix, expected) => {
  expect(labels(prefix)).toEqual(expected);
});

test('a former name says what it is called now', () => {
  expect(suggest(kb, 'elu', 5)).toEqual([
    { label: 'Elude (now Precision)', kind: 'KEYWORD', id: 'precision' },
  ]);
});

test('a slip is forgiven when nothing begins with it', () => {
  expect(labels('evdae')).toEqual(['Evade']);
});

test('spaces, case and punctuation do not matter', () => {
  expect(labels('CRITICAL-h')).toEqual(['Critical Hit']);
});

test('what is typed may have 200 characters, however they are encoded', () => {
  const labels = (prefix: string) => suggest(openSample(), prefix, 5).map(({ label }) => label);
  expect(labels(`overk${'\u{1F3B2}'.repeat(195)}`)).toEqual(['Overkill']);
  expect(labels(`overk${'\u{1F3B2}'.repeat(196)}`)).toEqual([]);
});

test('nothing typed gives the first names in alphabetical order', () => {
  expect(labels('', 3)).toEqual(['Critical Hit', 'Damage Control', 'Double Damage']);
  expect(labels('  ', 1)).toEqual(['Critical Hit']);
});

test.each([
  ['an emoji', '🙂', 10],
  ['no room', 'o', 0],
  ['a negative number', 'o', -1],
  ['a prefix longer than any name', 'o'.repeat(300), 10],
])('%s gives no suggestions', (_, prefix, first) => {
  expect(suggest(kb, prefix, first)).toEqual([]);
});

test('never more than asked for, never more than 25, each record once', () => {
  const names = Array.from({ length: 40 }, (_, at) => ({ slug: `ox-${at}`, name: `Ox ${at} Ox` }));
  const many = openSample(sampleWith(...names));
  expect(suggest(many, 'ox', 100)).toHaveLength(25);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 30 }), (prefix, first) => {
      const found = suggest(many, prefix, first);
      expect(found.length).toBeLessThanOrEqual(Math.min(first, 25));
      expect(new Set(found.map(({ kind, id }) => kind + id)).size).toBe(found.length);
    }),
  );
});

test('of kinds that are asked for no other is offered, and its places are not taken by others', () => {
  expect(suggest(kb, 'dam', 10, ['KEYWORD']).map(({ label }) => label)).toEqual([
    'Damage Control',
    'Double Damage',
  ]);
  expect(suggest(kb, 'old', 10, ['KEYWORD'])).toEqual([]);
  expect(suggest(kb, '', 1, ['CARD']).map(({ kind }) => kind)).toEqual(['CARD']);
});
