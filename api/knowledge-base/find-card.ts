import { type CardIndex, cardsBeginning } from './card-index.js';
import { type CardRecord, fullName } from './card-record.js';
import { allowedEdits } from './edit-distance.js';
import { foldedWords, foldName } from './fold.js';
import { askedName } from './name-without-promo.js';
import { nearestWords } from './near-words.js';
import type { Suggestion } from './suggestion.js';

export type CardMatch =
  | { readonly found: 'one'; readonly card: CardRecord; readonly exact: boolean }
  | { readonly found: 'several'; readonly candidates: readonly CardRecord[] }
  | { readonly found: 'none'; readonly suggestions: readonly Suggestion[] };

const MOST_CANDIDATES = 10;
const MOST_SUGGESTIONS = 5;
const LONGEST_NAME = 100;

/**
 * One card by name, case and punctuation forgiving: with its version (`Hanharr (A)`) or without, by some words of its name and perhaps the
 * version (`luke a`), or with slips. `set` picks by printing; that a promo is meant need not be said.
 */
export function findCard(
  { cardIndex: index }: { readonly cardIndex: CardIndex },
  asked: string,
  set: string | null,
): CardMatch {
  if (asked.length > LONGEST_NAME) return { found: 'none', suggestions: [] };
  const name = askedName(index, asked);
  const folded = foldName(name);
  const ways = [
    () => index.byFullName.get(folded) ?? [],
    () => index.byName.get(folded) ?? [],
    () => cardsInWords(index, name),
    () => nearNamed(index, name),
  ];
  const elsewhere: CardRecord[] = [];
  for (const [at, way] of ways.entries()) {
    const cards = way();
    const [card, ...others] = inSet(cards, set);
    if (card !== undefined && others.length === 0) return { found: 'one', card, exact: at < 2 };
    if (card !== undefined)
      return { found: 'several', candidates: [card, ...others].slice(0, MOST_CANDIDATES) };
    elsewhere.push(...cards);
  }
  const suggested = elsewhere.length > 0 ? elsewhere : cardsThatStart(index, folded);
  return { found: 'none', suggestions: [...new Set(suggested)].slice(0, MOST_SUGGESTIONS).map(suggestCard) };
}

const VERSION_BEHIND = /^(.*\S)\s*[\s(]\s*([a-z]{1,2}\d{0,2})\s*\)?\s*$/i;

/** What may be a name and a version behind it, if there is such a version; null when nothing of the kind is asked for. */
function withVersion(
  index: CardIndex,
  asked: string,
): { readonly name: string; readonly version: string } | null {
  const [, name = '', behind = ''] = VERSION_BEHIND.exec(asked) ?? [];
  const version = behind.toUpperCase();
  return index.versions.has(version) ? { name, version } : null;
}

/** Cards with all these words in their names; of those, if there are any, the ones that begin with the first word. */
function cardsInWords(index: CardIndex, asked: string): readonly CardRecord[] {
  const versioned = withVersion(index, asked);
  if (versioned !== null) {
    const words = foldedWords(versioned.name);
    const cards = withWords(index, words).filter(({ version }) => version === versioned.version);
    if (cards.length > 0) return startingFirst(cards, words);
  }
  const words = foldedWords(asked);
  return startingFirst(withWords(index, words), words);
}

function withWords({ byWord }: CardIndex, words: readonly string[]): readonly CardRecord[] {
  const lists = words.map((word) => byWord.get(word) ?? []);
  // A word that no name has, as every misspelt one: the others need no look.
  if (lists.some((cards) => cards.length === 0)) return [];
  const [first = [], ...others] = lists;
  const rest = others.map((cards) => new Set(cards));
  return first.filter((card) => rest.every((known) => known.has(card)));
}

function startingFirst(cards: readonly CardRecord[], [start]: readonly string[]): readonly CardRecord[] {
  const starting = cards.filter(({ name }) => foldedWords(name)[0] === start);
  return starting.length > 0 ? starting : cards;
}

/** A version that is asked for is no slip of another. */
function nearNamed(index: CardIndex, asked: string): readonly CardRecord[] {
  const versioned = withVersion(index, asked);
  return versioned === null
    ? nearestCards(index, foldName(asked))
    : nearestCards(index, foldName(versioned.name)).filter(({ version }) => version === versioned.version);
}

/** The cards with the fewest slips from a folded name, if few enough to recognise one. */
export function nearestCards(index: CardIndex, folded: string): readonly CardRecord[] {
  const names = nearestWords(index.nearNames, folded, allowedEdits(folded.length));
  return [...new Set(names.flatMap((name) => index.byName.get(name) ?? []))];
}

function inSet(cards: readonly CardRecord[], set: string | null): readonly CardRecord[] {
  if (set === null) return cards;
  const folded = foldName(set);
  return cards.filter(({ printings }) => printings.some((printing) => foldName(printing.set) === folded));
}

function cardsThatStart(index: CardIndex, folded: string): readonly CardRecord[] {
  const start = folded.slice(0, 3);
  if (start.length < 3) return [];
  return cardsBeginning(index, start, MOST_SUGGESTIONS).filter(({ name }) =>
    foldName(name).startsWith(start),
  );
}

export function suggestCard(card: CardRecord): Suggestion {
  return { label: fullName(card), kind: 'CARD', id: card.slug };
}

/** The same for several at once: those that share name and version are told apart by a set. */
export function suggestCards(cards: readonly CardRecord[]): readonly Suggestion[] {
  const names = cards.map(fullName);
  return cards.map((card, at) => {
    const isShared = names.some((name, other) => other !== at && name === names[at]);
    const set = card.printings[0]?.set;
    return {
      ...suggestCard(card),
      label: isShared && set !== undefined ? `${names[at]}, ${set}` : (names[at] ?? ''),
    };
  });
}
