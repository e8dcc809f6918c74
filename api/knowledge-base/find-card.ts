import type { CardRecord } from './card-record.js';
import { fullName } from './card-record.js';
import { allowedEdits, editsWithin, lettersOf, mayBeWithin } from './edit-distance.js';
import { foldedWords, foldName } from './fold.js';
import type { Suggestion } from './suggestion.js';

interface CardName {
  readonly folded: string;
  readonly letters: number;
  readonly card: CardRecord;
}

/** Cards by their names, with and without version; opaque to others. */
export interface CardIndex {
  /** Keys are folded, with and without the s of a genitive. */
  readonly byName: ReadonlyMap<string, readonly CardRecord[]>;
  /** By folded name and version: what nobody can say more exactly. */
  readonly byFullName: ReadonlyMap<string, readonly CardRecord[]>;
  /** By each folded word of their names. */
  readonly byWord: ReadonlyMap<string, readonly CardRecord[]>;
  /** By slug of a keyword in their text, in slug order. */
  readonly byKeyword: ReadonlyMap<string, readonly CardRecord[]>;
  readonly byLength: ReadonlyMap<number, readonly CardName[]>;
  /** The same words in order, for prefixes. */
  readonly words: readonly string[];
  /** All there are, in capitals. */
  readonly versions: ReadonlySet<string>;
  /** Of the longest name, counted in words. */
  readonly mostWords: number;
}

export type CardMatch =
  | { readonly found: 'one'; readonly card: CardRecord; readonly exact: boolean }
  | { readonly found: 'several'; readonly candidates: readonly CardRecord[] }
  | { readonly found: 'none'; readonly suggestions: readonly Suggestion[] };

const GENITIVE = /['’]s\b/;
const GENITIVES = /['’]s\b/g;
const MOST_CANDIDATES = 10;
const MOST_SUGGESTIONS = 5;
const LONGEST_NAME = 100;

export function indexCards(cards: readonly CardRecord[]): CardIndex {
  const byName = new Map<string, CardRecord[]>();
  const byFullName = new Map<string, CardRecord[]>();
  const byWord = new Map<string, CardRecord[]>();
  const byKeyword = new Map<string, CardRecord[]>();
  const byLength = new Map<number, CardName[]>();
  let mostWords = 1;
  for (const card of cards) {
    const words = foldedWords(card.name);
    const name = words.join('');
    const plain = GENITIVE.test(card.name) ? foldName(card.name.replaceAll(GENITIVES, '')) : name;
    const version = card.version?.toLowerCase() ?? '';
    for (const folded of new Set([name, plain, name + version, plain + version])) {
      append(byName, folded, card);
      append(byLength, folded.length, { folded, letters: lettersOf(folded), card });
    }
    append(byFullName, name + version, card);
    for (const slug of card.keywords) append(byKeyword, slug, card);
    for (const word of words.length > 1 ? new Set(words) : words) append(byWord, word, card);
    mostWords = Math.max(mostWords, fullName(card).split(/[\s'’-]+/).length);
  }
  const versions = new Set(cards.flatMap(({ version }) => version ?? []));
  return {
    byName,
    byFullName,
    byWord,
    byKeyword,
    byLength,
    words: [...byWord.keys()].sort(),
    versions,
    mostWords,
  };
}

/**
 * One card by name, case and punctuation forgiving: with its version (`Hanharr (A)`) or without, by some words of its name and perhaps the
 * version (`luke a`), or with slips. `set` picks by printing.
 */
export function findCard(
  { cardIndex: index }: { readonly cardIndex: CardIndex },
  name: string,
  set: string | null,
): CardMatch {
  if (name.length > LONGEST_NAME) return { found: 'none', suggestions: [] };
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
  const [first = [], ...others] = words.map((word) => byWord.get(word) ?? []);
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
  const limit = allowedEdits(folded.length);
  const letters = lettersOf(folded);
  let best = limit;
  let nearest: CardRecord[] = [];
  // Names of the same length first: once one is near, those that are longer or shorter by more need no look.
  for (let reach = 0; reach <= best && limit > 0; reach++) {
    for (const one of namesOfLength(index, folded.length, reach)) {
      if (!mayBeWithin(letters, one.letters, best)) continue;
      const edits = editsWithin(folded, one.folded, best);
      if (edits < best) nearest = [];
      if (edits <= best) {
        best = edits;
        nearest.push(one.card);
      }
    }
  }
  return [...new Set(nearest)];
}

/** Names that are longer or shorter by so many letters. */
function* namesOfLength(index: CardIndex, length: number, reach: number): Generator<CardName> {
  yield* index.byLength.get(length - reach) ?? [];
  if (reach > 0) yield* index.byLength.get(length + reach) ?? [];
}

function inSet(cards: readonly CardRecord[], set: string | null): readonly CardRecord[] {
  if (set === null) return cards;
  const folded = foldName(set);
  return cards.filter(({ printings }) => printings.some((printing) => foldName(printing.set) === folded));
}

function cardsThatStart({ byName }: CardIndex, folded: string): readonly CardRecord[] {
  const start = folded.slice(0, 3);
  if (start.length < 3) return [];
  const cards = new Set<CardRecord>();
  for (const [name, found] of byName) {
    if (name.startsWith(start)) for (const card of found) cards.add(card);
    if (cards.size >= MOST_SUGGESTIONS) break;
  }
  return [...cards];
}

/** Cards of which a word begins with this, from the first word of their names before others; at most `most` of each. */
export function cardsBeginning(
  { words, byWord }: CardIndex,
  start: string,
  most: number,
): readonly CardRecord[] {
  const first: CardRecord[] = [];
  const later: CardRecord[] = [];
  for (let at = placeOf(words, start); at < words.length && first.length < most; at++) {
    const word = words[at] ?? '';
    if (!word.startsWith(start)) break;
    for (const card of byWord.get(word) ?? []) {
      const cards = foldedWords(card.name)[0] === word ? first : later;
      if (cards.length < most) cards.push(card);
    }
  }
  return [...first, ...later];
}

/** Index of the first word that is not before `start`. */
function placeOf(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
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

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
