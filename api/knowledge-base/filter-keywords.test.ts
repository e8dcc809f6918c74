import { expect, test } from 'vitest';
import { filterKeywords, type KeywordCriteria } from './filter-keywords.js';
import { openSample, sampleWith } from './sample-knowledge-base.js';

const kb = openSample();
const slugs = (criteria: KeywordCriteria): readonly string[] =>
  filterKeywords(kb, criteria, 'NAME').keywords.map(({ slug }) => slug);

const ALL = ['critical-hit', 'evade', 'overkill', 'precision', 'retaliate', 'stun'];

test.each<[string, KeywordCriteria, readonly string[]]>([
  ['nothing', {}, ALL],
  [
    'nulls and empty lists',
    { stacking: [], activation: null, timing: [], mentions: null, authority: undefined },
    ALL,
  ],
  ['a stacking class', { stacking: ['LAYERED'] }, ['evade', 'retaliate']],
  ['either of two', { stacking: ['LAYERED', 'ISOLATED'] }, ['evade', 'overkill', 'precision', 'retaliate']],
  ['an activation', { activation: ['STATIC'] }, ['precision']],
  ['a timing window', { timing: ['pending-damage'] }, ['critical-hit', 'overkill']],
  ['a parameter', { parameter: ['NONE'] }, ['overkill', 'precision']],
  ['a nature', { nature: 'EFFECT' }, []],
  ['an authority', { authority: 'SUMMARY' }, ['precision']],
  ['a part in attacks', { inAttack: false }, []],
  ['what it mentions, by slug', { mentions: 'overkill' }, ['evade']],
  ['what it mentions, by name', { mentions: 'STUN' }, ['retaliate']],
  ['several criteria at once', { stacking: ['LAYERED'], timing: ['attack-pop'] }, ['retaliate']],
])('%s', (_, criteria, expected) => {
  expect(slugs(criteria)).toEqual(expected);
});

test('an unknown window is a warning and matches nothing, a known one beside it still does', () => {
  const { keywords, warnings } = filterKeywords(kb, { timing: ['pending', 'attack-pop'] }, 'NAME');
  expect(keywords.map(({ slug }) => slug)).toEqual(['retaliate']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ code: 'UNKNOWN_TIMING_WINDOW' });
  expect(warnings[0]?.message).toContain('"pending"');
});

test('a near miss in mentions is no match: it is a warning with the likely name', () => {
  const { keywords, warnings } = filterKeywords(kb, { mentions: 'overkil' }, 'NAME');
  expect(keywords).toEqual([]);
  expect(warnings).toEqual([
    {
      code: 'UNKNOWN_KEYWORD',
      message: 'No keyword is called "overkil", so it matches nothing. Did you mean Overkill?',
    },
  ]);
});

test('in the order of play, names decide within a window and what has no moment comes last', () => {
  const more = openSample(sampleWith({ slug: 'armor', name: 'Armor', timing: null }));
  const { keywords } = filterKeywords(more, {}, 'TIMING');
  expect(keywords.map(({ slug }) => slug)).toEqual([
    'retaliate',
    'critical-hit',
    'overkill',
    'evade',
    'stun',
    'precision',
    'armor',
  ]);
});
