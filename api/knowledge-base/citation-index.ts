import { foldedWords, foldText, plainMarks } from './fold.js';
import type { Content, RulingRecord } from './records.js';

/** Every ruling by its wording; opaque to others. Rulings are numbered in content order. */
export interface CitationIndex {
  readonly rulings: readonly RulingRecord[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Folded words between single spaces, with a space at either end. */
  readonly wordings: readonly string[];
  readonly byWording: ReadonlyMap<string, readonly number[]>;
  readonly wordIds: ReadonlyMap<string, number>;
  /** Numbers of the rulings that have a pair of words, repeated as often as they have it. */
  readonly byPair: ReadonlyMap<number, readonly number[]>;
  /** How many pairs each ruling has. */
  readonly pairCounts: readonly number[];
}

export function indexCitations(content: Content): CitationIndex {
  const wordIds = new Map<string, number>();
  const byPair = new Map<number, number[]>();
  const byWording = new Map<string, number[]>();
  const wordings: string[] = [];
  const pairCounts: number[] = [];
  for (const [number, ruling] of content.rulings.entries()) {
    const words = foldedWords(ruling.text);
    const ids = words.map((word) => idOf(wordIds, word));
    for (let at = 1; at < ids.length; at++) append(byPair, pairKey(ids[at - 1] ?? 0, ids[at] ?? 0), number);
    append(byWording, wordingKey(ruling.text), number);
    wordings.push(` ${words.join(' ')} `);
    pairCounts.push(Math.max(0, words.length - 1));
  }
  const numbers = new Map(content.rulings.map((ruling, number) => [ruling.id, number]));
  return { rulings: content.rulings, numbers, wordings, byWording, wordIds, byPair, pairCounts };
}

/** The folded words of a ruling between spaces; a single space for an unknown id. */
export function wordingOf(index: CitationIndex, id: string): string {
  return index.wordings[index.numbers.get(id) ?? -1] ?? ' ';
}

/** The same for two texts that differ only in case, accents, shapes of quotes and dashes, spaces, and what encloses them. */
export function wordingKey(text: string): string {
  return withoutEnclosure(foldText(text));
}

/**
 * The same for two texts that agree letter for letter, capitals too: only white space, shapes of quotes and dashes, enclosing quotes or
 * parentheses and the final full stop may differ.
 */
export function exactKey(text: string): string {
  return withoutEnclosure(plainMarks(text));
}

function withoutEnclosure(text: string): string {
  return text.replace(/^[\s"'().]+/, '').replace(/(?<![\s"'().])[\s"'().]+$/, '');
}

/** Both ids stay below 2^26, so the key is exact. */
export function pairKey(first: number, second: number): number {
  return first * 2 ** 26 + second;
}

function idOf(ids: Map<string, number>, word: string): number {
  const known = ids.get(word);
  if (known !== undefined) return known;
  ids.set(word, ids.size);
  return ids.size - 1;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, number: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [number]);
  else list.push(number);
}
