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
  card('lantern-keeper-b', 'Lantern Keeper', 'B', 'TWO'),
  card('plan-b-a', 'Plan B', 'A', 'SIX'),
  card('secret-plan-b-a', 'Secret Plan B', 'A', 'SIX'),
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
    ['lantern b', 'lantern-keeper-b'],
    ['lantern (b)', ['none', 'lantern', 'lantern-two']],
    ['Lantern', ['lantern', 'lantern-two']],
    ['Plan B', 'plan-b-a'],
    ['Lomas Brihgt', ['lomas-bright-a', 'lomas-bright-b2']],
    ['Lomas Brihgt B2', 'lomas-bright-b2'],
    ['Secret Plan B', 'secret-plan-b-a'],
    ['secrt plan b', 'secret-plan-b-a'],
    ['Secret Plan B (A)', 'secret-plan-b-a'],
    ['Nobody', ['none']],
    ['', ['none']],
    ['!', ['none']],
    ['x'.repeat(200), ['none']],
  ])('%j is %j', (name, expected) => {
    expect(told(findCard({ cardIndex }, name, null))).toEqual(expected);
  });
});

describe('a version that a name does not have', () => {
  const marked = [
    (name: string, version: string) => `${name} (${version})`,
    (name: string, version: string) => `${name}(${version.toLowerCase()})`,
    (name: string, version: string) => `${name} [${version}]`,
    (name: string, version: string) => `${name} (Promo) (${version})`,
    (name: string, version: string) => `${name} (version ${version})`,
  ];
  const bare = [
    (name: string, version: string) => `${name} ${version}`,
    (name: string, version: string) => `${name.toLowerCase()}-${version.toLowerCase()}`,
    (name: string, version: string) => `${name}, ${version} Promo`,
  ];

  it.each([
    { name: 'Lomas Bright', lacks: ['B', 'C', 'Q2', 'Z'], has: ['lomas-bright-a', 'lomas-bright-b2'] },
    { name: 'Lomas Brihgt', lacks: ['B', 'C', 'Q2', 'Z'], has: ['lomas-bright-a', 'lomas-bright-b2'] },
    { name: 'Ranger', lacks: ['B', 'B2', 'D'], has: ['ranger', 'ranger-a'] },
    { name: 'Lantern', lacks: ['A', 'B2', 'E'], has: ['lantern', 'lantern-two'] },
    { name: 'Secret Plan B', lacks: ['B', 'C', 'B2'], has: ['secret-plan-b-a'] },
  ])('is none of the others, which are offered: $name $lacks', ({ name, lacks, has }) => {
    const asked = lacks.flatMap((version) =>
      [...marked, ...bare].map((write) => [write(name, version), version]),
    );
    const found = asked.map(([one = '']) => [one, findCard({ cardIndex }, one, null)] as const);
    expect(found.map(([one, match]) => [one, match.found === 'none' && match.lacking])).toEqual(asked);
    expect(found.map(([one, match]) => [one, told(match)])).toEqual(
      asked.map(([one]) => [one, ['none', ...has]]),
    );
  });

  it('can be told apart from the last word of a name with slips', () => {
    expect(told(findCard({ cardIndex }, 'secrt plan b', null))).toBe('secret-plan-b-a');
    expect(findCard({ cardIndex }, 'secrt plan (b)', null)).toMatchObject({ found: 'none' });
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

describe('what stands behind a name and says which printing is meant', () => {
  it.each([
    ...['[ONE 140]', '(ONE) 140', '{ONE}', '<one>', 'ONE 140', '- ONE', '- ONE #140', '#140', '140/195'],
    ...['(ONE #140)', '(ONE 140 / 195)', '(R)', '(rare)', '- Common', '[one] (Promo)'],
  ])('is no part of it: %s', (printing) => {
    expect(findCard({ cardIndex }, `Lomas Bright (A) ${printing}`, null)).toMatchObject({
      found: 'one',
      card: { slug: 'lomas-bright-a' },
      exact: true,
    });
  });

  it.each<readonly [string, string | readonly string[]]>([
    ['Lantern [TWO]', 'lantern-two'],
    ['Lantern (TWO) 12', 'lantern-two'],
    ['Lomas Bright [SIX]', 'lomas-bright-b2'],
    ['Lomas Bright (C) [ONE]', ['none', 'lomas-bright-a', 'lomas-bright-b2']],
    ['Lomas Bright (A) [NONE]', 'lomas-bright-a'],
    ['Lomas Bright [NONE]', ['lomas-bright-a', 'lomas-bright-b2']],
    ['Lomas Bright (ON)', ['none', 'lomas-bright-a', 'lomas-bright-b2']],
  ])('picks by set, if the card is in it: %j is %j', (name, expected) => {
    expect(told(findCard({ cardIndex }, name, null))).toEqual(expected);
  });

  it('is a set of two letters where the card is in it, and else a version', () => {
    const index = indexCards([card('lomas-a', 'Lomas', 'A', 'BH'), card('lomas-b', 'Lomas', 'B', 'JG')]);
    expect(told(findCard({ cardIndex: index }, 'Lomas [JG]', null))).toBe('lomas-b');
    expect(told(findCard({ cardIndex: index }, 'Lomas [SW]', null))).toEqual(['none', 'lomas-a', 'lomas-b']);
  });
});

describe('a card of which one version is a promo', () => {
  const zorbo = card('zorbo-a', 'Zorbo the Brave', 'A', 'ONE');
  const promo = card('zorbo-b', 'Zorbo the Brave', 'B', 'PRO');
  const printings = promo.printings.map((printing) => ({ ...printing, promo: true }));
  const index = indexCards([zorbo, { ...promo, printings }]);

  it.each([
    'zorbo the brave promo',
    'Zorbo the Brave (Promo)',
    'Zorbo the Brave [promo]',
    'zorbo, promo',
    'promo zorbo',
  ])('is that version where a promo is asked for: %s', (asked) => {
    expect(told(findCard({ cardIndex: index }, asked, null))).toBe('zorbo-b');
  });

  it('is any of them otherwise, and the version that is said goes first', () => {
    expect(told(findCard({ cardIndex: index }, 'zorbo the brave', null))).toEqual(['zorbo-a', 'zorbo-b']);
    expect(told(findCard({ cardIndex: index }, 'zorbo the brave (a) promo', null))).toBe('zorbo-a');
  });
});

it('A set of two letters and a number behind it are no version', () => {
  const index = indexCards([card('lomas-a', 'Lomas', 'A', 'BH'), card('walker', 'Walker', null, 'TM')]);
  for (const asked of [
    'Walker (TM) 54',
    'Walker [TM] 54',
    'Walker TM 54',
    'Walker (TM54)',
    'Walker (TM) 54/195',
  ])
    expect(told(findCard({ cardIndex: index }, asked, null)), asked).toBe('walker');
  for (const asked of ['Lomas (BH) 12', 'Lomas BH 12', 'Lomas (A) (BH) 12', 'Lomas (SW) 12'])
    expect(told(findCard({ cardIndex: index }, asked, null)), asked).toBe('lomas-a');
  expect(told(findCard({ cardIndex: index }, 'Lomas (B2) 12', null))).toEqual(['none', 'lomas-a']);
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

it('A version with a number behind it is no version of that number', () => {
  const index = indexCards([card('lomas-b', 'Lomas', 'B'), card('lomas-b2', 'Lomas', 'B2')]);
  for (const asked of ['Lomas (B)/2', 'Lomas (B), 2', 'Lomas [b] 2'])
    expect(told(findCard({ cardIndex: index }, asked, null)), asked).not.toBe('lomas-b2');
  expect(told(findCard({ cardIndex: index }, 'Lomas (B2)', null))).toBe('lomas-b2');
});

describe('cards of one name in one set', () => {
  const [sample] = sampleCards;
  if (sample === undefined) throw new Error('no sample card');
  const flare = (slug: string, facts: Partial<CardRecord>) => ({
    ...card(slug, 'Flare', null, 'ONE'),
    ...facts,
  });
  const kb = {
    cardIndex: indexCards([
      flare('flare', { typeLine: 'Equipment', side: 'LIGHT' }),
      flare('flare-two', { typeLine: 'Battle', side: 'LIGHT' }),
      flare('flare-three', { typeLine: 'Battle', side: 'DARK' }),
    ]),
  };

  it('are told apart by what differs', () => {
    const match = findCard(kb, 'Flare', null);
    expect(match.found === 'several' && suggestCards(match.candidates).map(({ label }) => label)).toEqual([
      'Flare, ONE (Equipment)',
      'Flare, ONE (Battle) (Light Side)',
      'Flare, ONE (Battle) (Dark Side)',
    ]);
  });

  it.each([
    ['Flare (Equipment)', null, 'flare'],
    ['flare, equipment', 'one', 'flare'],
    ['Flare, ONE (Equipment)', null, 'flare'],
    ['Flare (dark side)', null, 'flare-three'],
    ['Flare, Dark', null, 'flare-three'],
    ['Flare, ONE (Battle) (Dark Side)', null, 'flare-three'],
  ])('are found by it: %s in %s', (name, set, slug) => {
    expect(told(findCard(kb, name, set))).toBe(slug);
  });

  it('are none where none is of the kind', () => {
    expect(findCard(kb, 'Flare (Mission)', null).found).toBe('none');
  });
});
