import { foldName } from '../knowledge-base/fold.js';
import type { Warning } from '../knowledge-base/search.js';
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

const NAMES = {
  DECK: 'the deck',
  SUPPLY: 'the supply',
  SIDEBOARD: 'the sideboard',
  OUTSIDE: 'what is outside the game',
} as const satisfies Record<DeckSection, string>;
/** UTF-16 units of a name that are told. */
const MOST_SHOWN = 40;

/** Said of a heading that nobody knows; the cards below it count for `taken`. */
export function unknownSection(name: string, taken: DeckSection): Warning {
  return {
    code: 'UNKNOWN_SECTION',
    message: `No section is called '${name.slice(0, MOST_SHOWN)}'; its cards were taken for ${NAMES[taken]}. Known are Deck, Supply, Sideboard and Outside the game.`,
  };
}
