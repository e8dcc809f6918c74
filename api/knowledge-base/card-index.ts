import { type CardRecord, fullName } from './card-record.js';
import { foldedWords, foldName } from './fold.js';
import { indexNearWords, type NearWords } from './near-words.js';

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
  /** The keys of `byName`. */
  readonly nearNames: NearWords;
  /** The keys of `byWord` in order, for prefixes. */
  readonly words: readonly string[];
  /** All there are, in capitals. */
  readonly versions: ReadonlySet<string>;
  /** All sets in which cards are printed, folded. */
  readonly sets: ReadonlySet<string>;
  /** Of the longest name, counted in words. */
  readonly mostWords: number;
}

const GENITIVE = /['’]s\b/;
const GENITIVES = /['’]s\b/g;
const BETWEEN_WORDS = /[\s'’-]+/;

export function indexCards(cards: readonly CardRecord[]): CardIndex {
  const byName = new Map<string, CardRecord[]>();
  const byFullName = new Map<string, CardRecord[]>();
  const byWord = new Map<string, CardRecord[]>();
  const byKeyword = new Map<string, CardRecord[]>();
  let mostWords = 1;
  // Versions of one name follow one another: it is folded once.
  let name: NameForms | null = null;
  for (const card of cards) {
    if (name?.printed !== card.name) name = formsOf(card.name);
    const version = card.version?.toLowerCase() ?? '';
    for (const folded of keysOf(name, version)) append(byName, folded, card);
    append(byFullName, name.folded + version, card);
    for (const slug of card.keywords) append(byKeyword, slug, card);
    for (const word of name.words) append(byWord, word, card);
    mostWords = Math.max(mostWords, fullName(card).split(BETWEEN_WORDS).length);
  }
  return {
    byName,
    byFullName,
    byWord,
    byKeyword,
    nearNames: indexNearWords(byName.keys()),
    words: [...byWord.keys()].sort(),
    versions: new Set(cards.flatMap(({ version }) => version ?? [])),
    sets: setsOf(cards),
    mostWords,
  };
}

function setsOf(cards: readonly CardRecord[]): ReadonlySet<string> {
  const written = new Set<string>();
  for (const { printings } of cards) for (const { set } of printings) written.add(set);
  return new Set(Array.from(written, foldName));
}

interface NameForms {
  readonly printed: string;
  readonly folded: string;
  /** Without the s of a genitive. */
  readonly plain: string;
  /** Each once. */
  readonly words: ReadonlySet<string>;
}

function formsOf(printed: string): NameForms {
  const words = foldedWords(printed);
  const folded = words.join('');
  const plain = GENITIVE.test(printed) ? foldName(printed.replaceAll(GENITIVES, '')) : folded;
  return { printed, folded, plain, words: new Set(words) };
}

/** Each once. */
function keysOf({ folded, plain }: NameForms, version: string): readonly string[] {
  const names = plain === folded ? [folded] : [folded, plain];
  return version === '' ? names : [...names, ...names.map((name) => name + version)];
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

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
