import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import {
  askedPrinting,
  findNamed,
  ofItsKind,
  suggestCard,
  suggestCards,
  thePromo,
} from '../../knowledge-base/find-card.js';
import { foldName } from '../../knowledge-base/fold.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { Warning } from '../../knowledge-base/search.js';
import type { Suggestion } from '../../knowledge-base/suggestion.js';
import type { DeckEntry, DeckReading, DeckSection } from '../deck-reading.js';
import { cellsLeft } from './cells-left.js';
import { withCountOfName } from './count-of-name.js';
import { withNumberOfPrinting } from './number-of-printing.js';
import { numbersLeft, numbersOfSet } from './numbers-left.js';

/** Copies of one card on one line; more is a slip. */
const MOST_COPIES = 999;
/** UTF-16 units of a line that is told. */
const LONGEST_SHOWN = 200;
/** The same inside a sentence. */
const MOST_TOLD = 60;
/** UTF-16 units of a number that is told. */
const MOST_NUMBER = 20;

export interface DeckCard {
  /** Copies in this section. */
  readonly quantity: number;
  readonly section: DeckSection;
  readonly card: CardRecord;
  /** Ids of the current rulings of its keywords, in the order of its text, and then its own; each once. */
  readonly rulings: readonly string[];
}

export interface DeckLine {
  readonly line: number;
  readonly text: string;
  /** What may have been meant, best first. */
  readonly suggestions: readonly Suggestion[];
}

export interface DeckRulings {
  /** In the order of the list, each card once a section. */
  readonly cards: readonly DeckCard[];
  /** Slugs, in slug order. */
  readonly keywords: readonly string[];
  /** In the order of the list. */
  readonly unrecognised: readonly DeckLine[];
  readonly totalCards: number;
  readonly warnings: readonly Warning[];
}

type Known = Pick<KnowledgeBase, 'cardIndex' | 'keywords'>;

/** The cards of a deck with the rulings that matter to them, and every line that is no card. */
export function deckRulings(kb: Known, { entries, unreadable, warnings }: DeckReading): DeckRulings {
  const cards = new Map<string, DeckCard>();
  const unrecognised: DeckLine[] = unreadable.map((line) => ({ ...line, suggestions: [] }));
  const guesses: Warning[] = [];
  for (const listed of entries) {
    const written = withNumberOfPrinting(kb, withCountOfName(kb, listed));
    const entry = withPrinting(kb, written);
    const found = recognise(kb, entry);
    if ('suggestions' in found) {
      unrecognised.push({ line: entry.line, text: entry.text, suggestions: found.suggestions });
      if (found.isMiscounted) guesses.push(miscounted(entry));
      continue;
    }
    const { card, quantity, exact } = found;
    if (!exact) guesses.push(guessed(entry, card));
    const left = numbersLeft(entry, written.name, card, exact);
    if (left.length > 0) guesses.push(notUnderstood(entry, card, left, quantity));
    if (isOfOtherSet(entry, card)) guesses.push(ofOtherSet(entry, card, numbersOfSet(entry, written.name)));
    guesses.push(...cellsLeft(kb, entry, card));
    const key = `${entry.section} ${card.slug}`;
    const before = cards.get(key);
    const { section } = entry;
    cards.set(
      key,
      before === undefined
        ? { quantity, section, card, rulings: rulingsFor(kb, card) }
        : { ...before, quantity: before.quantity + quantity },
    );
  }
  const listed = [...cards.values()];
  return {
    cards: listed,
    keywords: [...new Set(listed.flatMap(({ card }) => card.keywords))].sort(),
    unrecognised: unrecognised.sort((a, b) => a.line - b.line).map(shortened),
    totalCards: listed.reduce((total, { quantity }) => total + quantity, 0),
    warnings: [...warnings, ...(listed.length === 0 ? [NO_CARDS] : []), ...guesses],
  };
}

function withPrinting(kb: Known, entry: DeckEntry): DeckEntry {
  const { name, set } = askedPrinting(kb, entry.name);
  return name === entry.name && set === null ? entry : { ...entry, name, set: entry.set ?? set };
}

type Recognised =
  | { readonly card: CardRecord; readonly quantity: number; readonly exact: boolean }
  | (Pick<DeckLine, 'suggestions'> & { readonly isMiscounted: boolean });

function recognise(kb: Known, { name, set, quantity, text, isCounted }: DeckEntry): Recognised {
  const match = ofItsKind(kb, name, set, thePromo(kb, text, findNamed(kb, name, null)));
  const inSet = match.found === 'several' && set !== null ? findNamed(kb, name, set) : match;
  const found = inSet.found === 'none' ? match : inSet;
  const { exact = false } = found.found === 'one' ? found : {};
  // A name may begin or end with a number of its own; one in words is rather part of it than a count.
  const isInWords = isCounted && !/\p{N}/u.test(text);
  const isNone = quantity === 0;
  const whole =
    isNone || (exact && !isInWords) || text === name ? [] : (kb.cardIndex.byName.get(foldName(text)) ?? []);
  const [card, ...others] = whole;
  if (card !== undefined && others.length === 0) return { card, quantity: 1, exact: true };
  const isMiscounted = !(quantity >= 1 && quantity <= MOST_COPIES);
  // A number alone is no part of a name.
  if (!exact && !/\p{L}/u.test(name)) return { suggestions: [], isMiscounted };
  if (found.found === 'none') return { suggestions: found.suggestions, isMiscounted };
  if (found.found === 'several') return { suggestions: suggestCards(found.candidates), isMiscounted };
  if (isMiscounted) return { suggestions: [suggestCard(found.card)], isMiscounted };
  return { card: found.card, quantity, exact };
}

function rulingsFor({ keywords }: Known, card: CardRecord): readonly string[] {
  const ids = new Set<string>();
  for (const slug of card.keywords) for (const id of keywords.get(slug)?.rulings ?? []) ids.add(id);
  for (const id of card.rulings) ids.add(id);
  return Array.from(ids);
}

const NO_CARDS: Warning = {
  code: 'NO_CARDS',
  message:
    "No card was recognised. Write one card a line, such as '4 Name (A)', or send a .dek file of LackeyCCG.",
};

function miscounted({ line, text }: DeckEntry): Warning {
  return {
    code: 'COPIES_OUT_OF_RANGE',
    message: `Line ${line}: '${[...text].slice(0, MOST_TOLD).join('')}' begins or ends with no number of copies from 1 to ${MOST_COPIES}. Correct the number; the line is not counted.`,
  };
}

/** Of what nothing is known, nothing is said. */
function isOfOtherSet({ set }: DeckEntry, { printings }: CardRecord): boolean {
  if (set === null || printings.length === 0) return false;
  return !printings.some((printing) => foldName(printing.set) === foldName(set));
}

function ofOtherSet({ line, set }: DeckEntry, card: CardRecord, numbers: readonly string[]): Warning {
  const unused = numbers.length === 0 ? '' : `, without ${numbers.map((one) => `'${one}'`).join(', ')}`;
  const sets = [...new Set(card.printings.map((printing) => printing.set))].join(', ');
  return {
    code: 'SET_IGNORED',
    message: `Line ${line}: ${fullName(card)} is not in '${[...(set ?? '')].slice(0, MOST_TOLD).join('')}'; it is printed in ${sets}. The card was taken all the same${unused}.`,
  };
}

function guessed({ line, name }: DeckEntry, card: CardRecord): Warning {
  return {
    code: 'CARD_GUESSED',
    message: `Line ${line}: '${name}' was taken for ${fullName(card)}. Correct the line if another card was meant.`,
  };
}

function notUnderstood(
  { line, text }: DeckEntry,
  card: CardRecord,
  numbers: readonly string[],
  quantity: number,
): Warning {
  const told = numbers.map((number) => `'${number.slice(0, MOST_NUMBER)}'`).join(', ');
  const copies = quantity === 1 ? 'one copy was counted' : `${quantity} copies were counted`;
  return {
    code: 'NUMBER_NOT_UNDERSTOOD',
    message: `Line ${line}: ${told} in '${[...text].slice(0, MOST_TOLD).join('')}' was not understood; ${copies}. Write the name with nothing but the number of copies, such as '2 ${fullName(card)}'.`,
  };
}

function shortened(line: DeckLine): DeckLine {
  return line.text.length <= LONGEST_SHOWN
    ? line
    : { ...line, text: `${line.text.slice(0, LONGEST_SHOWN)}…` };
}
