import type { MatchKind } from './find-keyword.js';
import { foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { nameInLine } from './printed-line.js';
import { isStopWord } from './stop-words.js';

/** A keyword, timing window or card that the query calls by name. */
export interface NamedRecord {
  readonly kind: 'KEYWORD' | 'TIMING_WINDOW' | 'CARD';
  readonly id: string;
  /** Its present name, not folded. */
  readonly name: string;
  readonly match: MatchKind;
  /** 3: the query is the name. 2: the name stands in it as written. 1: bent, misspelt, or made of nothing but stop words. */
  readonly rank: 1 | 2 | 3;
  /** Positions of the words of the query that are the name. */
  readonly from: number;
  readonly to: number;
}

/** A word as it was asked, or as it was probably meant. */
export interface ReadWord {
  readonly word: string;
  readonly corrected: boolean;
}

const LONGEST_SPAN = 8;
/** Such a text is no printed line: it has no value, X included, no cost and no arrow. */
const NOTHING_BUT_WORDS = /^[a-z]{2,}(?: [a-z]{2,}){0,7}$/i;

/** Where names are looked up. */
export type Names = Pick<KnowledgeBase, 'names' | 'cardIndex'>;

/** Names that stand in the query, longest first where they overlap. */
export function namedRecords(kb: Names, text: string, words: readonly ReadWord[]): readonly NamedRecord[] {
  const whole = NOTHING_BUT_WORDS.test(text)
    ? [foldName(text)]
    : [...new Set([foldName(text), foldName(nameInLine(text))])];
  const found = whole.flatMap((name) => lookUp(kb, name, { rank: 3, from: 0, to: words.length }));
  if (found.length > 0) return found;
  // One more than the longest name has: a word may have been written as two.
  const longest = Math.min(Math.max(kb.names.mostWords, kb.cardIndex.mostWords) + 1, LONGEST_SPAN);
  let from = 0;
  while (from < words.length) {
    const here = longestFrom(kb, words, from, longest);
    found.push(...here);
    from = here[0]?.to ?? from + 1;
  }
  return found;
}

function longestFrom(
  kb: Names,
  words: readonly ReadWord[],
  from: number,
  longest: number,
): readonly NamedRecord[] {
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const span = words.slice(from, to);
    const name = span.reduce((whole, one) => whole + one.word, '');
    if (!isKnown(kb, name)) continue;
    const weak = span.some((one) => one.corrected) || span.every((one) => isStopWord(one.word));
    const here = lookUp(kb, name, { rank: weak ? 1 : 2, from, to });
    const corrected = span.some((one) => one.corrected);
    if (here.length > 0) return corrected ? here.map((one) => ({ ...one, match: 'FUZZY' as const })) : here;
  }
  return [];
}

const NONE: readonly never[] = [];

/** Most spans of a query are no name: told before anything is made of them. */
function isKnown({ names, cardIndex }: Names, name: string): boolean {
  return (
    names.exact.has(name) ||
    names.aliases.has(name) ||
    names.forms.has(name) ||
    names.windows.has(name) ||
    cardIndex.byName.has(name)
  );
}

type Place = Pick<NamedRecord, 'rank' | 'from' | 'to'>;

function lookUp({ names, cardIndex }: Names, name: string, place: Place): readonly NamedRecord[] {
  const exact = names.exact.get(name);
  const aliases = names.aliases.get(name);
  const keywords = exact ?? aliases ?? names.forms.get(name) ?? NONE;
  const match = exact ? 'EXACT' : aliases ? 'ALIAS' : 'STEM';
  const rank = match === 'STEM' ? 1 : place.rank;
  const windows = names.windows.get(name) ?? (place.rank === 3 ? names.windowSlugs.get(name) : null) ?? NONE;
  const cards = cardIndex.byName.get(name) ?? NONE;
  if (keywords.length === 0 && windows.length === 0 && cards.length === 0) return NONE;
  return [
    ...keywords.map(
      (one): NamedRecord => ({
        ...place,
        kind: 'KEYWORD',
        id: one.slug,
        name: one.name,
        match,
        rank,
      }),
    ),
    ...windows.map(
      (one): NamedRecord => ({
        ...place,
        kind: 'TIMING_WINDOW',
        id: one.slug,
        name: one.name,
        match: 'EXACT',
      }),
    ),
    ...cards.map(
      (one): NamedRecord => ({ ...place, kind: 'CARD', id: one.slug, name: one.name, match: 'EXACT' }),
    ),
  ];
}
