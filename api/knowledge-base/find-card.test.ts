import { describe, expect, it } from 'vitest';
import { indexCards } from './card-index.js';
import type { CardRecord } from './card-record.js';
import { type CardMatch, findCard, suggestCards } from './find-card.js';
import { sampleCards } from './sample-cards.js';

function card(slug: string, name: string, version: string | null, ...sets: string[]): CardRecord {
  const [sample] = sampleCards;
  if (sample === undefined) throw new Error('no sample card');
  const printings = sets.map((set) => ({ set, number: null, rarity: null, promo: false }));
  return { ...sample, slug, name, version, printings };
}

const cardIndex = indexCards([
  card('lomas-bright-a', 'Lomas Bright', 'A', 'ONE'),
  card('lomas-bright-b2', 'Lomas Bright', 'B2', 'TWO', 'SIX'),
  card('lomass-wagon-a', "Lomas's Wagon", 'A', 'ONE'),
  card('brave-lomas-c', 'Brave Lomas', 'C', 'ONE'),
  card('ranger', 'Ranger', null, 'ONE'),
  card('ranger-a', 'Ranger', 'A', 'TWO'),
  card('lantern', 'Lantern', null, 'ONE'),
  card('lantern-two', 'Lantern', null, 'TWO'),
  card('plan-b-a', 'Plan B', 'A', 'SIX'),
]);

function told(match: CardMatch): string | readonly string[] {
  if (match.found === 'one') return match.card.slug;
  return match.found === 'several'
    ? match.candidates.map(({ slug }) => slug)
    : ['none', ...match.suggestions.map(({ id }) => id)];
}

describe('a card by its name', () => {
  it.each<readonly [string, string | readonly string[]]>([
    ['Lomas Bright (A)', 'lomas-bright-a'],
    ['lomas bright b2', 'lomas-bright-b2'],
    ['LOMAS-BRIGHT(B2)', 'lomas-bright-b2'],
    ['Lomas Bright', ['lomas-bright-a', 'lomas-bright-b2']],
    ['Lomas Bright (A) (Promo)', 'lomas-bright-a'],
    ['lomas bright (promo) (b2)', 'lomas-bright-b2'],
    ['lomas bright b2 promo', 'lomas-bright-b2'],
    ['Ranger (Promo)', 'ranger'],
    ['(Promo)', ['none']],
    ['lomas a', 'lomas-bright-a'],
    ['bright (b2)', 'lomas-bright-b2'],
    ['lomas', ['lomas-bright-a', 'lomas-bright-b2']],
    ['bright lomas', ['lomas-bright-a', 'lomas-bright-b2']],
    ['lomas c', 'brave-lomas-c'],
    ['wagon', 'lomass-wagon-a'],
    ["Lomas's Wagon", 'lomass-wagon-a'],
    ['Ranger', 'ranger'],
    ['ranger a', 'ranger-a'],
    ['Lantern', ['lantern', 'lantern-two']],
    ['Plan B', 'plan-b-a'],
    ['Lomas Brihgt', ['lomas-bright-a', 'lomas-bright-b2']],
    ['Lomas Brihgt B2', 'lomas-bright-b2'],
    ['Lomas Brihgt C', ['none', 'lomas-bright-a', 'lomas-bright-b2', 'lomass-wagon-a']],
    ['Nobody', ['none']],
    ['', ['none']],
    ['!', ['none']],
    ['x'.repeat(200), ['none']],
  ])('%j is %j', (name, expected) => {
    expect(told(findCard({ cardIndex }, name, null))).toEqual(expected);
  });
});

describe('a card by its name and set', () => {
  it.each<readonly [string, string, string | readonly string[]]>([
    ['Lomas Bright', 'one', 'lomas-bright-a'],
    ['Lomas Bright', 'SIX', 'lomas-bright-b2'],
    ['Lantern', 'TWO', 'lantern-two'],
    ['Ranger', 'TWO', 'ranger-a'],
    ['Lomas Bright', 'NONE', ['none', 'lomas-bright-a', 'lomas-bright-b2']],
  ])('%j in %j is %j', (name, set, expected) => {
    expect(told(findCard({ cardIndex }, name, set))).toEqual(expected);
  });
});

it('A card that has the word Promo in its name is found by it', () => {
  const index = indexCards([
    card('promo-crier-a', 'Promo Crier', 'A'),
    card('town-promo', 'Town Promo', null),
  ]);
  expect(told(findCard({ cardIndex: index }, 'town promo', null))).toBe('town-promo');
});

it('Cards that share name and version are offered with their sets', () => {
  const match = findCard({ cardIndex }, 'Lantern', null);
  expect(match.found === 'several' && suggestCards(match.candidates).map(({ label }) => label)).toEqual([
    'Lantern, ONE',
    'Lantern, TWO',
  ]);
});
