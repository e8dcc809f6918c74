import { distance } from 'fastest-levenshtein';
import type { KnownKeyword } from './known-keyword.js';

/** Names of keywords, current and former, ready to be found in a text. */
export interface KeywordNames {
  readonly byName: ReadonlyMap<string, KnownKeyword>;
  /** Words in the longest name. */
  readonly mostWords: number;
}

const known = new WeakMap<readonly KnownKeyword[], KeywordNames>();
const WORD = /^\s*(\p{L}+(?:['’-]\p{L}+)*)/u;

export function keywordNames(keywords: readonly KnownKeyword[]): KeywordNames {
  const before = known.get(keywords);
  if (before !== undefined) return before;
  const former = keywords.flatMap((keyword) =>
    keyword.formerNames.map((name) => [fold(name), keyword] as const),
  );
  const current = keywords.map((keyword) => [fold(keyword.name), keyword] as const);
  const byName = new Map([...former, ...current]);
  const mostWords = Math.max(0, ...[...byName.keys()].map((name) => name.split(' ').length));
  const names = { byName, mostWords };
  known.set(keywords, names);
  return names;
}

/** The longest name that the text begins with, in any case and spacing, also with hyphens, and its length there. */
export function leadingName(
  names: KeywordNames,
  text: string,
): { readonly keyword: KnownKeyword; readonly length: number } | null {
  let found: { readonly keyword: KnownKeyword; readonly length: number } | null = null;
  let name = '';
  let length = 0;
  for (let words = 1; words <= names.mostWords; words += 1) {
    const word = WORD.exec(text.slice(length));
    if (word === null || (words === 1 && word[0] !== word[1])) break;
    name = name === '' ? fold(word[1] ?? '') : `${name} ${fold(word[1] ?? '')}`;
    length += word[0].length;
    const keyword = names.byName.get(name) ?? names.byName.get(name.replaceAll('-', ' '));
    if (keyword !== undefined) found = { keyword, length };
  }
  return found;
}

const CAPITALISED_WORD = /(?<![\p{L}\p{N}'’-])\p{Lu}/gu;

/** Keywords of which a text speaks, each once, in the order of the text; a name in small letters may be an ordinary word. */
export function namesWithin(names: KeywordNames, text: string): readonly string[] {
  const found = [...text.matchAll(CAPITALISED_WORD)].flatMap(
    ({ index }) => leadingName(names, text.slice(index))?.keyword.name ?? [],
  );
  return [...new Set(found)];
}

/**
 * Names at most two letters or a quarter of their letters away, nearest first, at most 3. `surely`: only a quarter, at least one;
 * for words of which nothing else says that a keyword is meant.
 */
export function nearestNames(names: KeywordNames, text: string, surely = false): readonly string[] {
  const asked = fold(text);
  if (asked.length < 4 || asked.length > 40) return [];
  const leeway = surely ? 1 : 2;
  return [...names.byName]
    .map(([name, { name: printed }]) => ({ name, printed, away: distance(asked, name) }))
    .filter(({ name, away }) => away > 0 && away <= Math.max(leeway, Math.floor(name.length / 4)))
    .sort((a, b) => a.away - b.away || (a.name < b.name ? -1 : 1))
    .map(({ printed }) => printed)
    .filter((printed, index, all) => all.indexOf(printed) === index)
    .slice(0, 3);
}

/** For comparison only. */
export function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
