import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findKeyword } from './find-keyword.js';
import { openSample, sampleWith } from './sample-knowledge-base.js';

const kb = openSample();

test.each([
  ['overkill', 'overkill', 'EXACT'],
  ['OVERKILL', 'overkill', 'EXACT'],
  [' Critical-Hit ', 'critical-hit', 'EXACT'],
  ['criticalhit', 'critical-hit', 'EXACT'],
  ['**Over kill**', 'overkill', 'EXACT'],
  ['critical hit 2', 'critical-hit', 'EXACT'],
  ['Evade X', 'evade', 'EXACT'],
  ['Stun –2', 'stun', 'EXACT'],
  ['Pay 2 Force -> Evade 2', 'evade', 'EXACT'],
  ['Overkill: something', 'overkill', 'EXACT'],
  ['Elude', 'precision', 'ALIAS'],
  ['éludé', 'precision', 'ALIAS'],
  ['critical hits', 'critical-hit', 'STEM'],
  ['retaliates', 'retaliate', 'STEM'],
  ['Retaliating 2', 'retaliate', 'STEM'],
  ['stunned', 'stun', 'STEM'],
  ['eluding', 'precision', 'STEM'],
  ['over', 'overkill', 'PREFIX'],
  ['crit', 'critical-hit', 'PREFIX'],
  ['elu', 'precision', 'PREFIX'],
  ['overkil', 'overkill', 'FUZZY'],
  ['Critcal Hit', 'critical-hit', 'FUZZY'],
  ['eavde', 'evade', 'FUZZY'],
  ['Retalliate 2', 'retaliate', 'FUZZY'],
  ['elued', 'precision', 'FUZZY'],
])('"%s" is %s, found %s', (name, slug, matchedBy) => {
  expect(findKeyword(kb, name)).toMatchObject({ found: 'one', keyword: { slug }, matchedBy });
});

test.each([
  ['nothing', ''],
  ['an emoji', '🙂'],
  ['NUL', '\0'],
  ['right-to-left text', 'سلام دنیا'],
  ['two letters', 'ov'],
  ['more than 200 characters', `overkill ${'2'.repeat(200)}`],
  ['a megabyte', 'overkill'.repeat(131_072)],
])('%s finds no keyword', (_, name) => {
  expect(findKeyword(kb, name).found).toBe('none');
});

test('an unknown name gets at most five suggestions, best first', () => {
  const match = findKeyword(kb, 'the critical thing');
  expect(match).toEqual({
    found: 'none',
    suggestions: [{ label: 'Critical Hit', kind: 'KEYWORD', id: 'critical-hit' }],
  });
});

test('a beginning that several names share gives all of them, the shortest first', () => {
  expect(
    findKeyword(
      openSample(
        sampleWith({ slug: 'stunning', name: 'Stunned Silence' }, { slug: 'stupor', name: 'Stupor' }),
      ),
      'stu',
    ),
  ).toEqual({
    found: 'several',
    candidates: [
      { label: 'Stun', kind: 'KEYWORD', id: 'stun' },
      { label: 'Stupor', kind: 'KEYWORD', id: 'stupor' },
      { label: 'Stunned Silence', kind: 'KEYWORD', id: 'stunning' },
    ],
  });
});

test('names that are equally near are all offered', () => {
  const many = openSample(sampleWith({ slug: 'parry', name: 'Parry' }, { slug: 'carry', name: 'Carry' }));
  const match = findKeyword(many, 'marry');
  expect(match).toMatchObject({ found: 'several', candidates: [{ id: 'carry' }, { id: 'parry' }] });
});

test.each([
  ['Will', 'will'],
  ['Стрела', 'arrow'],
  ['護盾', 'shield'],
  ['Éclair', 'eclair'],
])('a keyword named %s is found', (name, slug) => {
  const named = openSample(sampleWith({ slug, name }));
  expect(findKeyword(named, name)).toMatchObject({ found: 'one', keyword: { slug }, matchedBy: 'EXACT' });
});

test('names that fold to the same letters are told apart by their spelling', () => {
  const twins = openSample(sampleWith({ slug: 'criticalhit', name: 'Criticalhit' }));
  expect(findKeyword(twins, 'Critical Hit')).toMatchObject({ keyword: { slug: 'critical-hit' } });
  expect(findKeyword(twins, 'criticalhit')).toMatchObject({ keyword: { slug: 'criticalhit' } });
  expect(findKeyword(twins, 'critical  -hit!')).toMatchObject({ found: 'several' });
});

test('every keyword is found by its slug, name and signature, whatever its case', () => {
  for (const { slug, name, signature } of kb.keywords.values()) {
    for (const asked of [slug, name, signature].flatMap((one) => [one, one.toUpperCase(), ` ${one}.`])) {
      expect(findKeyword(kb, asked)).toMatchObject({ found: 'one', keyword: { slug }, matchedBy: 'EXACT' });
    }
  }
});

test('any string gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (name) => {
      expect(['one', 'several', 'none']).toContain(findKeyword(kb, name).found);
    }),
  );
});

test('a name is too long when it is so once its signs are taken apart', () => {
  const named = openSample(sampleWith({ slug: 'long', name: 'صلى الله عليه وسلم '.repeat(12).trim() }));
  expect(findKeyword(named, '\uFDFA '.repeat(12))).toEqual({ found: 'none', suggestions: [] });
});
