import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexCards } from './card-index.js';
import type { CardRecord } from './card-record.js';
import { cardsMeant } from './cards-meant.js';
import { allowedEdits, editsWithin } from './edit-distance.js';
import { foldName } from './fold.js';
import { indexNames } from './name-index.js';
import { queryWords } from './query-words.js';
import { sampleCards } from './sample-cards.js';
import { sampleContent } from './sample-content.js';

const names = indexNames(sampleContent);

function cardsNamed(
  ...printed: readonly (readonly [name: string, version: string | null])[]
): readonly CardRecord[] {
  return sampleCards
    .slice(0, 1)
    .flatMap((card) =>
      printed.map(([name, version], at) => ({ ...card, slug: `card-${at}`, name, version })),
    );
}

function meant(cards: readonly CardRecord[], query: string) {
  return cardsMeant({ names, cardIndex: indexCards(cards) }, queryWords(query));
}

/** Under a name alone, without the s of its genitives, and each with the version behind it. */
function spellings({ name, version }: CardRecord): readonly string[] {
  const bare = [name, name.replaceAll(/['’]s\b/g, '')];
  return [...bare, ...bare.map((one) => `${one} ${version ?? ''}`)].map(foldName);
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', "'s ", ' '), minLength: 4, maxLength: 9 });
const name = letters.filter((text) => foldName(text) !== '');
const printed = fc.array(fc.tuple(name, fc.constantFrom(null, 'A', 'B')), { minLength: 1, maxLength: 12 });

test('the cards that are meant have a spelling with the fewest slips of all, and no more than its length allows', () => {
  fc.assert(
    fc.property(printed, name, (list, query) => {
      const cards = cardsNamed(...list);
      const asked = foldName(query);
      const limit = allowedEdits(asked.length);
      const edits = cards.map((card) =>
        Math.min(...spellings(card).map((one) => editsWithin(asked, one, limit))),
      );
      const best = Math.min(...edits);
      const nearest = cards.filter((_, at) => limit > 0 && Number.isFinite(best) && edits[at] === best);
      expect(
        meant(cards, query)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(nearest.map(({ slug }) => slug).toSorted());
    }),
  );
});

test('they are the whole query, met with slips', () => {
  expect(meant(sampleCards, 'stone baest')).toEqual([
    { kind: 'CARD', id: 'stone-beast', name: 'Stone Beast', match: 'FUZZY', rank: 3, from: 0, to: 2 },
  ]);
});

test('several words that come near a card are more than the names in them, one word is not', () => {
  const cards = cardsNamed(['Stone Beast', null], ['Lancer', null]);
  expect(meant(cards, 'stone baest').map(({ rank }) => rank)).toEqual([3]);
  expect(meant(cards, 'lancre').map(({ rank }) => rank)).toEqual([1]);
});

test('what comes near a keyword too is left open', () => {
  const cards = cardsNamed(['Critical Hat', null]);
  expect(meant(cards, 'critical hut')).toMatchObject([{ id: 'card-0', rank: 1 }]);
});

test('every version is meant when none is written, one when it is', () => {
  const cards = cardsNamed(['Stone Beast', 'A'], ['Stone Beast', 'B']);
  expect(meant(cards, 'stone baest').map(({ id }) => id)).toEqual(['card-0', 'card-1']);
  expect(meant(cards, 'stone beast b').map(({ id }) => id)).toEqual(['card-1']);
});

test.each(['', 'xyz', 'a question about something else'])('"%s" comes near no card', (query) => {
  expect(meant(sampleCards, query)).toEqual([]);
});
