import { describe, expect, it } from 'vitest';
import { findCard } from '../../knowledge-base/find-card.js';
import { askOf, openWithPrinted } from '../testing/sample-cards-asked.js';

const kb = openWithPrinted(
  { name: 'R7-U2', version: 'C', lines: ['Shields 2'] },
  { name: '4-R8', lines: ['Armor'] },
  { name: 'Sable Torn, Lord of Ash', version: 'A', lines: ['Overkill'] },
  { name: 'Stop! Who Goes?', lines: ['Lucky 1'] },
  { name: 'Grey Ford', lines: [] },
);
const cardsIn = (question: string) => askOf(kb, question).cards.map(({ slug }) => slug);

describe('a name with digits, hyphens or commas', () => {
  it.each([
    ...[
      'R7-U2',
      'What is R7-U2',
      'what does R7-U2 do?',
      'what does r7-u2 (C) do?',
      'How much health does R7-U2 have?',
    ],
    ...['does R7-U2 (C) have Shields?', 'What does R7U2 do?', 'what does r7 u2 do?'],
  ])('is that of the card, though its letters are short for words: %s', (question) => {
    expect(cardsIn(question)).toEqual(['r7-u2-c']);
  });

  it.each([
    'what does Sable Torn, Lord of Ash do?',
    'what does Sable Torn, Lord of Ash (A) do?',
    'Sable Torn, Lord of Ash',
    'what does sable torn lord of ash do?',
  ])('is that of the card with its comma and without: %s', (question) => {
    expect(cardsIn(question)).toEqual(['sable-torn-lord-of-ash-a']);
  });

  it.each(['R7-U2', '4-R8', 'Sable Torn, Lord of Ash', 'Stop! Who Goes?', 'Grey Ford'])(
    'is known to a question as it is to a search: %s',
    (name) => {
      const match = findCard(kb, name, null);
      expect(cardsIn(`What does ${name} do?`)).toEqual([match.found === 'one' && match.card.slug]);
    },
  );

  it('is that of each of two', () => {
    expect(cardsIn('R7-U2 vs 4-R8')).toEqual(['r7-u2-c', '4-r8']);
    expect(cardsIn('Sable Torn, Lord of Ash vs R7-U2')).toEqual(['sable-torn-lord-of-ash-a', 'r7-u2-c']);
  });

  it('takes no comma of the question for its own', () => {
    expect(cardsIn('What do Grey, Ford do?')).not.toContain('grey-ford');
  });
});

it('A letter that stands alone is still short for a word', () => {
  expect(askOf(kb, 'r u sure that Overkill is static?').keywords.map(({ slug }) => slug)).toEqual([
    'overkill',
  ]);
});
