import { cardsMeant } from './cards-meant.js';
import type { MatchKind } from './find-keyword.js';
import { foldedWords, foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { corrections, matchingTerms } from './matching-terms.js';
import { type NamedRecord, namedRecords, type ReadWord } from './named-records.js';
import { nearestNames } from './nearest-names.js';
import { type QueryWords, queryWords } from './query-words.js';
import { isStopWord } from './stop-words.js';

/** What a word of the index does for the query. */
export interface TermUse {
  /** Index into the content words of the query; -1 when it stands for a name made of stop words. */
  readonly word: number;
  readonly match: MatchKind;
}

/** Everything a query looks for, worked out before the index is asked. */
export interface QueryPlan {
  readonly words: QueryWords;
  /** By word of the index. */
  readonly terms: ReadonlyMap<string, readonly TermUse[]>;
  readonly named: readonly NamedRecord[];
  /** What the words that the index lacks were taken for. */
  readonly corrected: readonly string[];
  /** Did the index lack a word of the query? */
  readonly unknownWords: boolean;
}

/** A search and the highlights of its hits ask for the same plan, one right after the other. */
const lastPlans = new WeakMap<KnowledgeBase, { readonly query: string; readonly plan: QueryPlan }>();

export function planQuery(kb: KnowledgeBase, query: string): QueryPlan {
  const last = lastPlans.get(kb);
  if (last?.query === query) return last.plan;
  const plan = workOutPlan(kb, query);
  lastPlans.set(kb, { query, plan });
  return plan;
}

function workOutPlan(kb: KnowledgeBase, query: string): QueryPlan {
  const words = queryWords(query);
  const terms = new Map<string, TermUse[]>();
  const asWritten = namedRecords(kb, words.text, words.all.map(unchanged));
  const unknown = words.content.filter(
    (word, at) => !addWord(kb, terms, word, at, words) && !isNamed(asWritten, words, word),
  );
  const corrected = new Map(unknown.map((word) => [word, corrections(kb.searchIndex, word)]));
  for (const [word, nearest] of corrected) {
    for (const term of nearest) add(terms, term, { word: words.content.indexOf(word), match: 'FUZZY' });
  }
  const named = unknown.length === 0 ? asWritten : [...asWritten, ...meant(kb, words, corrected)];
  for (const record of named) addName(terms, record, words);
  return {
    words,
    terms,
    named,
    corrected: [...new Set([...corrected.values()].flat())],
    unknownWords: unknown.length > 0,
  };
}

function unchanged(word: string): ReadWord {
  return { word, corrected: false };
}

/** False when nothing in the index answers the word. */
function addWord(
  kb: KnowledgeBase,
  terms: Map<string, TermUse[]>,
  word: string,
  at: number,
  words: QueryWords,
): boolean {
  const matching = matchingTerms(kb.searchIndex, word, word === words.all.at(-1));
  for (const { term, match } of matching) add(terms, term, { word: at, match });
  return matching.length > 0;
}

function isNamed(named: readonly NamedRecord[], words: QueryWords, word: string): boolean {
  return named.some(({ from, to }) => words.all.slice(from, to).includes(word));
}

/** The names that the query has once its unknown words are read as what they come near to. */
function meant(
  kb: KnowledgeBase,
  words: QueryWords,
  corrected: ReadonlyMap<string, readonly string[]>,
): readonly NamedRecord[] {
  const read = words.all.map((word) => {
    const correction = corrected.get(word)?.[0];
    return correction === undefined ? unchanged(word) : { word: correction, corrected: true };
  });
  const inQuery = namedRecords(kb, words.text, read).filter((one) => one.match === 'FUZZY');
  const spans = [
    { folded: foldName(words.text), from: 0, to: words.all.length },
    ...[...corrected.keys()].map((word) => {
      const from = words.all.indexOf(word);
      return { folded: word, from, to: from + 1 };
    }),
  ];
  const near = spans.flatMap(({ folded, from, to }) =>
    nearestNames(kb.names, folded).map(
      ({ keyword }): NamedRecord => ({
        kind: 'KEYWORD',
        id: keyword.slug,
        name: keyword.name,
        match: 'FUZZY',
        rank: 1,
        from,
        to,
      }),
    ),
  );
  return [...inQuery, ...near, ...cardsMeant(kb, words)];
}

/** A record that is called by any of its names is found with all that is said of it under its present one. */
function addName(terms: Map<string, TermUse[]>, record: NamedRecord, words: QueryWords): void {
  const span = words.all.slice(record.from, record.to);
  const word = words.content.findIndex(
    (one) => span.includes(one) && !(isStopWord(one) && !words.onlyStopWords),
  );
  const name = foldedWords(record.name);
  // A window found by its slug: the rest of its name (mostly POP) was not asked for.
  if (record.kind === 'TIMING_WINDOW' && name.some((term) => terms.has(term))) return;
  for (const term of name) add(terms, term, { word, match: record.match });
}

function add(terms: Map<string, TermUse[]>, term: string, use: TermUse): void {
  const uses = terms.get(term);
  if (uses === undefined) terms.set(term, [use]);
  else if (!uses.some((one) => one.word === use.word)) uses.push(use);
}
