import { expect, test } from 'vitest';
import { filterRulings, type RulingCriteria } from './filter-rulings.js';
import { sampleContent } from './sample-content.js';
import { openSample } from './sample-knowledge-base.js';

const kb = openSample();
const ids = (criteria: RulingCriteria): readonly string[] =>
  filterRulings(kb, criteria).rulings.map(({ id }) => id);

test('without criteria all current rulings come, in content order', () => {
  const current = sampleContent.rulings.filter(({ status }) => status === 'CURRENT');
  expect(filterRulings(kb, {}).rulings).toEqual(current);
  expect(filterRulings(kb, { keywords: [], topics: null, statuses: [], text: ' ' }).rulings).toEqual(current);
});

test.each<[string, RulingCriteria, readonly string[]]>([
  ['a keyword by name', { keywords: ['Stun 2'] }, ['stun/if-no-damage-counters']],
  ['a keyword by former name', { keywords: ['elude'] }, ['precision/no-intercept-changes-the']],
  ['what it mentions', { mentions: 'stun' }, ['retaliate/retaliate-dice-are-just']],
  ['a topic', { topics: ['TARGET'] }, ['precision/no-intercept-changes-the']],
  ['a status', { statuses: ['WITHDRAWN'] }, ['overkill/extra-hits-may-go']],
  [
    'two statuses',
    { statuses: ['SUPERSEDED', 'WITHDRAWN'] },
    ['overkill/extra-hits-may-go', 'overkill/both-units-take-the'],
  ],
  ['how the engine takes it', { modelling: ['MODELLED'] }, ['evade/you-dont-have-to']],
  ['an authority', { authority: 'SUMMARY' }, ['precision/no-intercept-changes-the']],
  ['every word of a text, in any order', { text: 'DIE natural' }, ['critical-hit/accuracy-cant-raise-a']],
  ['words however they are spelt', { text: 're roll' }, []],
  ['hyphens and accents aside', { text: 'réroll' }, ['critical-hit/a-six-after-a']],
  ['whole words only', { text: 'counte' }, []],
  ['a text without words', { text: '🙂' }, []],
  ['a text longer than any ruling', { text: 'a '.repeat(5000) }, []],
])('%s', (_, criteria, expected) => {
  expect(ids(criteria)).toEqual(expected);
});

test('each unknown keyword is a warning and matches nothing', () => {
  const { rulings, warnings } = filterRulings(kb, { keywords: ['stun', 'evdae'], mentions: 'x'.repeat(500) });
  expect(rulings).toEqual([]);
  expect(warnings.map(({ code }) => code)).toEqual(['UNKNOWN_KEYWORD', 'UNKNOWN_KEYWORD']);
  expect(warnings[0]?.message).toContain('Did you mean Evade?');
  expect(warnings[1]?.message.length).toBeLessThan(150);
});
