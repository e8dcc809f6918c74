import { describe, expect, it } from 'vitest';
import { type CardCriteria, filterCards } from './filter-cards.js';
import { openSample } from './sample-knowledge-base.js';

const kb = openSample();
const slugs = (criteria: CardCriteria): readonly string[] =>
  filterCards(kb, criteria).cards.map(({ slug }) => slug);

describe('cards', () => {
  it.each<readonly [CardCriteria, readonly string[]]>([
    [{}, ['old-guard-a', 'stone-beast']],
    [{ name: null, set: null, text: '' }, ['old-guard-a', 'stone-beast']],
    [{ name: 'guard' }, ['old-guard-a']],
    [{ name: 'GU a' }, ['old-guard-a']],
    [{ name: 'uard' }, []],
    [{ name: '!' }, []],
    [{ set: 'inv' }, ['old-guard-a', 'stone-beast']],
    [{ side: 'NEUTRAL' }, ['stone-beast']],
    [{ keyword: 'Overkill' }, ['old-guard-a']],
    [{ keyword: 'retaliate' }, ['stone-beast']],
    [{ arena: 'CHARACTER' }, ['old-guard-a']],
    [{ minPower: 6 }, ['stone-beast']],
    [{ minPower: 5 }, ['old-guard-a', 'stone-beast']],
    [{ text: 'force pay' }, ['old-guard-a']],
    [{ text: 'forc' }, []],
    [{ arena: 'GROUND', text: 'retaliate', minPower: 8 }, []],
  ])('that meet %j are %j', (criteria, expected) => {
    expect(slugs(criteria)).toEqual(expected);
    expect(filterCards(kb, criteria).warnings).toEqual([]);
  });

  it.each<readonly [CardCriteria, string]>([
    [{ set: 'NONE' }, 'UNKNOWN_SET'],
    [{ keyword: 'Fly' }, 'UNKNOWN_KEYWORD'],
  ])('of %j there are none, and a warning says %s', (criteria, code) => {
    const { cards, warnings } = filterCards(kb, criteria);
    expect(cards).toEqual([]);
    expect(warnings).toMatchObject([{ code }]);
  });
});
