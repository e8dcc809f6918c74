import { describe, expect, it } from 'vitest';
import { readDeck } from './read-deck.js';

const read = (list: string) =>
  readDeck(list).entries.map(({ quantity, name, section, set }) => [quantity, name, section, set]);

describe('the headings of a deck list', () => {
  it.each([
    [
      'DECK',
      [
        'Deck',
        'Main',
        'Main:',
        'Main deck',
        'Maindeck:',
        'MAINBOARD',
        'Main Deck (60)',
        'The deck: 60',
        'Draw deck',
        'Decklist',
      ],
    ],
    ['SUPPLY', ['Supply', 'Supply:', 'Supply deck (3)', 'supply pile - 3 cards']],
    [
      'SIDEBOARD',
      ['Sideboard', 'Side:', 'SB:', 'Side deck', 'side-board [15]', 'My Sideboard', 'Sideboard = 15 cards'],
    ],
    ['OUTSIDE', ['Outside the game:', 'Outside of the game', 'Out of game', 'outside']],
  ])('of what is %s', (section, headings) => {
    for (const heading of headings) {
      const before = section === 'DECK' ? 'Supply:\n' : '';
      expect(read(`${before}${heading}\n1 Old Guard`), heading).toEqual([[1, 'Old Guard', section, null]]);
    }
  });

  it.each(['Light side:', 'Maybe:', '[Cut]', '== To do =='])(
    'may be unknown, which is told: %s',
    (heading) => {
      expect(readDeck(`${heading}\n1 Old Guard`)).toMatchObject({
        unreadable: [{ line: 1, text: heading }],
        warnings: [{ code: 'UNKNOWN_SECTION' }],
      });
    },
  );
});
