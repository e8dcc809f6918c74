import { indexCards } from '../knowledge-base/card-index.js';
import type { CardRecord } from '../knowledge-base/card-record.js';
import { sampleCards } from '../knowledge-base/sample-cards.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';

const [guard, beast] = sampleCards;
if (guard === undefined || beast === undefined) throw new Error('the sample has too few cards');

/**
 * Invented cards for tests: two versions of one name, one name in two sets for different cards, names with numbers of
 * their own, two of one name in one set, one with a ruling on itself.
 */
const cards = [
  { ...guard, rulings: ['evade/you-can-play-evade', 'critical-hit/only-the-first-natural'] },
  beast,
  { ...guard, slug: 'twin-scout-a', name: 'Twin Scout', version: 'A', keywords: [] },
  { ...guard, slug: 'twin-scout-b', name: 'Twin Scout', version: 'B', keywords: [] },
  printedIn('ONE', { ...beast, slug: 'grey-drone-one', name: 'Grey Drone', keywords: [] }),
  printedIn('TWO', { ...beast, slug: 'grey-drone-two', name: 'Grey Drone', keywords: [] }),
  printedIn('ONE', { ...beast, slug: 'tower-ten', name: 'Tower Ten', keywords: [] }),
  { ...beast, slug: '7-moons', name: '7 Moons', keywords: [] },
  { ...beast, slug: 'tower-x4', name: 'Tower X4', keywords: [] },
  { ...beast, slug: 'towers', name: 'Towers', keywords: [] },
  { ...beast, slug: 'two-towers', name: 'Two Towers', keywords: [] },
  printedIn('ONE', { ...beast, slug: 'signal-one', name: 'Signal', typeLine: 'Equipment', keywords: [] }),
  printedIn('ONE', { ...beast, slug: 'signal-two', name: 'Signal', typeLine: 'Battle', keywords: [] }),
];

function printedIn(set: string, card: CardRecord): CardRecord {
  return { ...card, printings: [{ set, number: null, rarity: null, promo: false }] };
}

export const deckSample = { ...openSample(), cardIndex: indexCards(cards) };
