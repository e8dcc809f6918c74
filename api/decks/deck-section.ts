import { foldName } from '../knowledge-base/fold.js';
import type { DeckSection } from './deck-reading.js';

const SECTIONS: ReadonlyMap<string, DeckSection> = new Map([
  ['deck', 'DECK'],
  ['maindeck', 'DECK'],
  ['supply', 'SUPPLY'],
  ['sideboard', 'SIDEBOARD'],
  ['outsidethegame', 'OUTSIDE'],
  ['outside', 'OUTSIDE'],
]);

/** UTF-16 units of a heading. */
const LONGEST = 60;
/** How many cards it has: `Deck (60)`, `Supply - 3 cards:`. */
const COUNT_BEHIND = /[\s([:,–—-]+\d{1,4}(?:\s+cards?)?\s*[)\]]?\s*:?\s*$/i;

/** The section that is called so, case and punctuation forgiving, with how many cards it has or not; null when there is none. */
export function sectionCalled(name: string): DeckSection | null {
  return name.length > LONGEST ? null : (SECTIONS.get(foldName(name.replace(COUNT_BEHIND, ''))) ?? null);
}
