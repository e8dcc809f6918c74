import { describe, expect, it } from 'vitest';
import { NOTHING_SAID } from '../reading/describe-source.js';
import type { SourceFile } from '../reading/gather-files.js';
import { type CardIdentity, cardIdentities } from './card-identities.js';
import { readCardSets } from './card-set.js';
import { printingDifferences } from './printing-differences.js';
import { type SampleRow, sampleSet } from './sample-set.js';

/** Rows by the name of their set; a name may be followed by the date of its set: `inv 2005-04-01`. */
function read(sets: Readonly<Record<string, readonly SampleRow[]>>): readonly CardIdentity[] {
  const files = Object.entries(sets).map(([named, rows]): SourceFile => {
    const [id = '', publishedOn = null] = named.split(' ');
    return {
      id,
      file: `${id}.txt`,
      path: `/${id}.txt`,
      origin: 'added',
      description: { ...NOTHING_SAID, publishedOn },
      bytes: Buffer.from(sampleSet(rows.map((row) => ({ ...row, Set: id })))),
      sha256: '',
    };
  });
  return cardIdentities(readCardSets(files, () => {}).sets);
}

const shown = (cards: readonly CardIdentity[]) =>
  Object.fromEntries(
    cards.map(({ slug, printings }) => [
      slug,
      printings.map(({ card }) => `${card.set}${card.promo ? ' promo' : ''}`),
    ]),
  );

describe('the same card', () => {
  it('in several sets and as promotional card is one card with several printings', () => {
    const cards = read({
      one: [{ Name: 'Ranger (A)' }],
      two: [{ Name: 'Ranger (A) (Promo)' }, { Name: 'ranger (a)' }],
    });
    expect(shown(cards)).toEqual({ 'ranger-a': ['one', 'two promo', 'two'] });
  });

  it('is another one in another version', () => {
    const cards = read({ one: [{ Name: 'Ranger (A)' }, { Name: 'Ranger (B2)' }, { Name: 'Ranger' }] });
    expect(shown(cards)).toEqual({ ranger: ['one'], 'ranger-a': ['one'], 'ranger-b2': ['one'] });
  });

  it('without a version is another one when its type or side is', () => {
    const cards = read({
      one: [{ Name: 'Lantern', Type: 'Equipment' }],
      two: [{ Name: 'Lantern', Type: 'Battle' }],
      six: [
        { Name: 'Lantern', Type: 'Battle', Side: 'D' },
        { Name: 'Lantern Two', Type: 'Battle' },
      ],
    });
    expect(shown(cards)).toEqual({
      lantern: ['one'],
      'lantern-two': ['six'],
      'lantern-two-2': ['two'],
      'lantern-six': ['six'],
    });
  });

  it('comes out the same whatever order the files are read in', () => {
    const sets = { one: [{ Name: 'Ranger (A)' }], two: [{ Name: 'Ranger (A)' }] };
    expect(shown(read({ two: sets.two, one: sets.one }))).toEqual(shown(read(sets)));
  });
});

describe('of printings that differ', () => {
  const differing = (sets: Parameters<typeof read>[0]) => {
    const cards = read(sets);
    return [cards[0]?.current.card.set, printingDifferences(cards).map(({ message }) => message)];
  };

  it('the first that is not promotional counts, and the others are told', () => {
    expect(
      differing({
        one: [{ Name: 'Ranger (A) (Promo)', Power: '5', Text: 'Stun 1' }],
        two: [{ Name: 'Ranger (A)' }],
        zet: [{ Name: 'Ranger (A)', Cost: 'X' }],
      }),
    ).toEqual([
      'two',
      [
        'Ranger (A) has power 5 for 3, another text; what counts stands in two.txt:2.',
        'Ranger (A) has cost X for 4; what counts stands in two.txt:2.',
      ],
    ]);
  });

  it('what one of them does not print is said in words', () => {
    expect(
      differing({
        one: [{ Name: 'Ranger (A)', Subtype: 'Jedi Knight', Power: '' }],
        two: [{ Name: 'Ranger (A)', Subtype: '', Power: '3' }],
      })[1],
    ).toEqual([
      'Ranger (A) has no subtype for Jedi Knight, power 3 for none; what counts stands in one.txt:2.',
    ]);
  });

  it('the newest counts when the sets say their dates, and nothing is left to tell', () => {
    expect(
      differing({
        'one 2005-04-01': [{ Name: 'Ranger (A)', Power: '5' }],
        'two 2003-01-01': [{ Name: 'Ranger (A)' }],
        zet: [{ Name: 'Ranger (A)', Power: '9' }],
      }),
    ).toEqual(['one', []]);
  });

  it('those that differ in spaces, case or quotes alone say the same', () => {
    expect(
      differing({
        one: [{ Name: 'Ranger (A)', Text: 'Armor|It\u2019s fine' }],
        two: [{ Name: 'Ranger (A)', Text: "armor | It's  fine" }],
      }),
    ).toEqual(['one', []]);
  });
});

it('A folder without any card is told', () => {
  expect(readCardSets([], () => {}).diagnostics).toMatchObject([{ code: 'NO_CARDS', severity: 'ERROR' }]);
});
