import { foldName } from '../knowledge-base/fold.js';
import type { Warning } from '../knowledge-base/search.js';
import type { DeckSection } from './deck-reading.js';

/** What players write over their cards, folded. */
const HEADINGS: Readonly<Record<DeckSection, readonly string[]>> = {
  DECK: ['deck', 'main', 'maindeck', 'mainboard', 'mb', 'decklist', 'drawdeck', 'drawpile', 'library'],
  SUPPLY: ['supply', 'supplies', 'supplydeck', 'supplypile', 'supplycards'],
  SIDEBOARD: ['sideboard', 'sideboards', 'side', 'sidedeck', 'sb', 'sideboardcards', 'sideboarded'],
  OUTSIDE: ['outsidethegame', 'outside', 'outsideofthegame', 'outsidegame', 'outofthegame', 'outofgame'],
};
const SECTIONS: ReadonlyMap<string, DeckSection> = new Map(
  (['DECK', 'SUPPLY', 'SIDEBOARD', 'OUTSIDE'] as const).flatMap((section) =>
    HEADINGS[section].map((heading) => [heading, section] as const),
  ),
);
/** Kinds of cards, by which lists are sorted within a section; folded, in the singular, with what may stand behind. */
const KIND =
  /^(?:(?:space|ground|character|battle|mission|equipment|location|resource)+|unit|other|card)(?:unit|card)?s?$/;
const ARTICLE = /^\s*(?:my|the)\s+/i;

/** UTF-16 units of a heading. */
const LONGEST = 60;
/** How many cards it has: `Deck (60)`, `Supply - 3 cards:`, `Sideboard (Total: 15)`. */
const COUNT_BEHIND = /[\s([:,=–—-]+(?:total\s*:?\s*)?\d{1,4}(?:\s+cards?)?\s*[)\]]?\s*:?\s*$/i;

/** The section that is called so, case and punctuation forgiving, with how many cards it has or not; null when there is none. */
export function sectionCalled(name: string): DeckSection | null {
  const folded = foldedHeading(name);
  return folded === null ? null : (SECTIONS.get(folded) ?? null);
}

/** `Side`, which may as well be that of the Force. */
export function isSideAlone(name: string): boolean {
  return foldedHeading(name) === 'side';
}

/** `Characters (12)`, `Battle cards:`: sorted under it are cards of the same section. */
export function isKindOfCards(name: string): boolean {
  const folded = foldedHeading(name);
  return folded !== null && KIND.test(folded);
}

/** A number ahead is one of copies. */
const NUMBER_AHEAD = /^\P{L}*\p{N}/u;

function foldedHeading(name: string): string | null {
  return name.length > LONGEST || NUMBER_AHEAD.test(name)
    ? null
    : foldName(name.replace(ARTICLE, '').replace(COUNT_BEHIND, ''));
}

const NAMES = {
  DECK: 'the deck',
  SUPPLY: 'the supply',
  SIDEBOARD: 'the sideboard',
  OUTSIDE: 'what is outside the game',
} as const satisfies Record<DeckSection, string>;
const KNOWN = 'Known are Deck, Supply, Sideboard and Outside the game.';
/** UTF-16 units of a name that are told. */
const MOST_SHOWN = 40;

/** Said of a column of counts that has such a title. */
export function unknownColumn(title: string): Warning {
  return {
    code: 'UNKNOWN_SECTION',
    message: `No section is called '${title.slice(0, MOST_SHOWN)}'; the numbers of its column were not used. ${KNOWN}`,
  };
}

/** Said of a heading that nobody knows; the cards below it count for `taken`. */
export function unknownSection(name: string, taken: DeckSection): Warning {
  return {
    code: 'UNKNOWN_SECTION',
    message: `No section is called '${name.slice(0, MOST_SHOWN)}'; its cards were taken for ${NAMES[taken]}. ${KNOWN}`,
  };
}
