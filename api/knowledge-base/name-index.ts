import { lettersOf } from './edit-distance.js';
import { foldedWords, foldName } from './fold.js';
import { groupPairs } from './group-by.js';
import type { Content, KeywordRecord, TimingWindowRecord } from './records.js';
import { wordForms } from './word-forms.js';

/** One name of a keyword, present or former. */
export interface NameEntry {
  readonly keyword: KeywordRecord;
  /** The former name; null for the present one. */
  readonly alias: string | null;
  readonly folded: string;
  readonly words: readonly string[];
  readonly letters: number;
}

export interface WindowEntry {
  readonly window: TimingWindowRecord;
  readonly folded: string;
  readonly words: readonly string[];
}

/** What a name begins with, seen from its first or a later word. */
export interface NameStart<Entry> {
  readonly start: string;
  readonly entry: Entry;
  /** Index of the word that it starts with. */
  readonly word: number;
}

/** Every table that looking up names needs; opaque to others. Keys are folded names. */
export interface NameIndex {
  readonly exact: ReadonlyMap<string, readonly KeywordRecord[]>;
  readonly aliases: ReadonlyMap<string, readonly KeywordRecord[]>;
  /** Inflected names: `intercepting`, `criticalhits`. */
  readonly forms: ReadonlyMap<string, readonly KeywordRecord[]>;
  readonly windows: ReadonlyMap<string, readonly TimingWindowRecord[]>;
  /** Apart from the names: `other` is a slug and an everyday word. */
  readonly windowSlugs: ReadonlyMap<string, readonly TimingWindowRecord[]>;
  /** Sorted, for binary search. */
  readonly starts: readonly NameStart<NameEntry>[];
  readonly windowStarts: readonly NameStart<WindowEntry>[];
  readonly byLength: ReadonlyMap<number, readonly NameEntry[]>;
  /** Names by each of their words. */
  readonly byWord: ReadonlyMap<string, readonly NameEntry[]>;
  readonly windowsByWord: ReadonlyMap<string, readonly TimingWindowRecord[]>;
  readonly alphabetical: readonly KeywordRecord[];
  /** Of the longest name, counted in words. */
  readonly mostWords: number;
}

export function indexNames(content: Content): NameIndex {
  const entries = content.keywords.flatMap(entriesOf).filter((entry) => entry.folded !== '');
  const present = entries.filter((entry) => entry.alias === null);
  const windows = content.timingWindows.map(windowEntry);
  const forms = entries.flatMap((entry) =>
    inflections(entry.words).map((form) => [form, entry.keyword] as const),
  );
  return {
    exact: group([
      ...present.map((entry) => [entry.folded, entry.keyword] as const),
      ...content.keywords.map((keyword) => [foldName(keyword.slug), keyword] as const),
    ]),
    aliases: group(
      entries.filter((entry) => entry.alias !== null).map((entry) => [entry.folded, entry.keyword]),
    ),
    forms: group(forms),
    windows: group(windows.map((entry) => [entry.folded, entry.window])),
    windowSlugs: group(content.timingWindows.map((window) => [foldName(window.slug), window])),
    starts: sortedStarts(entries),
    windowStarts: sortedStarts(windows),
    byLength: group(entries.map((entry) => [entry.folded.length, entry])),
    byWord: group(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const))),
    windowsByWord: group(
      windows.flatMap((entry) => entry.words.map((word) => [word, entry.window] as const)),
    ),
    alphabetical: present
      .toSorted((a, b) => compare(a.folded, b.folded) || compare(a.keyword.slug, b.keyword.slug))
      .map((entry) => entry.keyword),
    mostWords: [...entries, ...windows].reduce((most, { words }) => Math.max(most, words.length), 1),
  };
}

/** All starts that begin with `prefix`, in order, at most `most`. */
export function startingWith<Entry>(
  starts: readonly NameStart<Entry>[],
  prefix: string,
  most: number,
): readonly NameStart<Entry>[] {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle]?.start ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  const found: NameStart<Entry>[] = [];
  for (let at = low; at < starts.length && found.length < most; at++) {
    const one = starts[at];
    if (!one?.start.startsWith(prefix)) break;
    found.push(one);
  }
  return found;
}

function entriesOf(keyword: KeywordRecord): readonly NameEntry[] {
  const entry = (name: string, alias: string | null): NameEntry => ({
    keyword,
    alias,
    folded: foldName(name),
    words: foldedWords(name),
    letters: lettersOf(foldName(name)),
  });
  return [entry(keyword.name, null), ...keyword.aliases.map((alias) => entry(alias, alias))];
}

function windowEntry(window: TimingWindowRecord): WindowEntry {
  return { window, folded: foldName(window.name), words: foldedWords(window.name) };
}

/** English inflects the last word of a name: critical hits, area damages. */
function inflections(words: readonly string[]): readonly string[] {
  const stem = words.slice(0, -1).join('');
  return wordForms(words.at(-1) ?? '')
    .slice(1)
    .map((form) => stem + form);
}

function sortedStarts<Entry extends { readonly words: readonly string[] }>(
  entries: readonly Entry[],
): readonly NameStart<Entry>[] {
  return entries
    .flatMap((entry) =>
      entry.words.map((_, word) => ({ start: entry.words.slice(word).join(''), entry, word })),
    )
    .sort((a, b) => compare(a.start, b.start));
}

/** Each value once a key. */
function group<Key, Value>(pairs: readonly (readonly [Key, Value])[]): ReadonlyMap<Key, readonly Value[]> {
  return new Map(Array.from(groupPairs(pairs), ([key, values]) => [key, [...new Set(values)]]));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
