import { foldName, foldText } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { type NameEntry, type NameIndex, startingWith } from './name-index.js';
import { MAX_NAME_LENGTH } from './name-length.js';
import { nearestNames, similarNames } from './nearest-names.js';
import { nameInLine } from './printed-line.js';
import type { KeywordRecord } from './records.js';
import { codePointLength } from './rendering/code-points.js';
import { type Suggestion, suggestKeyword } from './suggestion.js';

/**
 * How a record was found: as it is written (EXACT), by a former name (ALIAS), by another form of the word (STEM), by its
 * beginning (PREFIX) or in spite of a slip (FUZZY).
 */
export type MatchKind = 'EXACT' | 'ALIAS' | 'STEM' | 'PREFIX' | 'FUZZY';

/** Candidates and suggestions are best first. */
export type KeywordMatch =
  | { readonly found: 'one'; readonly keyword: KeywordRecord; readonly matchedBy: MatchKind }
  | { readonly found: 'several'; readonly candidates: readonly Suggestion[] }
  | { readonly found: 'none'; readonly suggestions: readonly Suggestion[] };

const SHORTEST_PREFIX = 3;
const MOST_CANDIDATES = 10;
const MOST_COMPLETIONS = 200;
const MOST_SUGGESTIONS = 5;
const NOTHING: KeywordMatch = { found: 'none', suggestions: [] };

/**
 * One keyword by slug, name, former name, printed line (`Pay 2 Force -> Evade 2`), inflected form, beginning (three letters at
 * least) or near miss. Any string is allowed; one of more than 200 code points, or without letters and digits, finds nothing.
 */
export function findKeyword(kb: KnowledgeBase, name: string): KeywordMatch {
  if (isTooLong(name) || isTooLong(name.normalize('NFKC'))) return NOTHING;
  const slug = kb.keywords.get(foldText(name));
  if (slug !== undefined) return { found: 'one', keyword: slug, matchedBy: 'EXACT' };
  const readings = readingsOf(name);
  const stages: readonly ((reading: string) => KeywordMatch | null)[] = [
    (reading) => among(kb.names.exact.get(reading), 'EXACT', name),
    (reading) => among(kb.names.aliases.get(reading), 'ALIAS', name),
    (reading) => among(kb.names.forms.get(reading), 'STEM', name),
    (reading) => cutShort(kb.names, reading),
    (reading) => completion(kb.names, reading),
    (reading) => decide(nearestNames(kb.names, reading), 'FUZZY'),
  ];
  for (const stage of stages) {
    for (const reading of readings) {
      const match = stage(reading);
      if (match !== null) return match;
    }
  }
  return { found: 'none', suggestions: suggestionsFor(kb.names, name, readings.at(-1)) };
}

function isTooLong(name: string): boolean {
  return name.length > 2 * MAX_NAME_LENGTH || codePointLength(name) > MAX_NAME_LENGTH;
}

/** The whole of it, then without cost and value. */
function readingsOf(name: string): readonly string[] {
  return [...new Set([foldName(name), foldName(nameInLine(name))])].filter((reading) => reading !== '');
}

function among(
  keywords: readonly KeywordRecord[] | undefined,
  matchedBy: MatchKind,
  name: string,
): KeywordMatch | null {
  if (keywords === undefined) return null;
  const asked = foldText(name);
  const literal = keywords.filter((keyword) => foldText(keyword.name) === asked);
  const fitting = literal.length > 0 ? literal : keywords;
  const [keyword] = fitting;
  if (keyword !== undefined && fitting.length === 1) return { found: 'one', keyword, matchedBy };
  return {
    found: 'several',
    candidates: fitting.slice(0, MOST_CANDIDATES).map((one) => suggestKeyword(one)),
  };
}

/** `overkil`: nobody stops typing one letter before the end, so this is a slip and not a beginning. */
function cutShort(names: NameIndex, reading: string): KeywordMatch | null {
  const nearest = nearestNames(names, reading);
  const all = nearest.every(
    ({ folded }) => folded.length === reading.length + 1 && folded.startsWith(reading),
  );
  return all && nearest.length === 1 ? decide(nearest, 'FUZZY') : null;
}

function completion(names: NameIndex, reading: string): KeywordMatch | null {
  if (codePointLength(reading) < SHORTEST_PREFIX) return null;
  const entries = startingWith(names.starts, reading, MOST_COMPLETIONS)
    .filter(({ word }) => word === 0)
    .map(({ entry }) => entry)
    .sort((a, b) => a.folded.length - b.folded.length);
  const bySlug = new Map(entries.toReversed().map((entry) => [entry.keyword.slug, entry]));
  return decide(
    entries.filter((entry) => bySlug.get(entry.keyword.slug) === entry),
    'PREFIX',
  );
}

function decide(entries: readonly NameEntry[], matchedBy: MatchKind): KeywordMatch | null {
  const [first] = entries;
  if (first === undefined) return null;
  if (entries.length === 1) return { found: 'one', keyword: first.keyword, matchedBy };
  return { found: 'several', candidates: entries.slice(0, MOST_CANDIDATES).map(suggestionOf) };
}

function suggestionsFor(names: NameIndex, name: string, reading = ''): readonly Suggestion[] {
  return similarNames(names, name, reading, MOST_SUGGESTIONS).map(suggestionOf);
}

function suggestionOf(entry: NameEntry): Suggestion {
  return suggestKeyword(entry.keyword, entry.alias);
}
