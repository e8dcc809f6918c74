import { suggestCard } from './find-card.js';
import type { MatchKind } from './find-keyword.js';
import { firstInOrder } from './first-in-order.js';
import { foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { similarNames } from './nearest-names.js';
import { planQuery, type QueryPlan } from './query-plan.js';
import { QUERY_LIMITS } from './query-words.js';
import { type Scores, scoreRecords } from './score-records.js';
import { recordKey, type SearchIndex } from './search-index.js';
import {
  distinctSuggestions,
  type SearchKind,
  type Suggestion,
  suggestKeyword,
  suggestWindow,
} from './suggestion.js';

/** Something in a request that was ignored or doubtful; the request was served. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** `id` is bare; `score` is above 0, finite, and higher is better, within one answer only. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly id: string;
  readonly score: number;
  readonly match: MatchKind;
}

/** The hits that are wanted, best first; the same query on the same content has the same hits in the same order. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Of all hits, wanted or not. */
  readonly total: number;
  /** How many come before the wanted ones; null when they were to stand behind one that is no hit: then there are none. */
  readonly before: number | null;
  readonly warnings: readonly Warning[];
  readonly didYouMean: readonly Suggestion[];
}

/** Which of the hits are wanted: those behind one of them, or from the first on, and at most so many. */
export interface SearchPart {
  readonly after: Pick<SearchHit, 'kind' | 'id'> | null;
  readonly most: number;
}

const ALL: SearchPart = { after: null, most: Number.POSITIVE_INFINITY };
const MOST_SUGGESTIONS = 5;

/**
 * Full text over keywords, current rulings, timing windows and cards. Any string is a valid query; no kinds means all. Records called by
 * name come first, then those that have more of the words, then lunr's measure decides, then kind and id.
 */
export function search(
  kb: KnowledgeBase,
  query: string,
  kinds: readonly SearchKind[],
  part: SearchPart = ALL,
): SearchAnswer {
  const plan = planQuery(kb, query);
  const found = hitsOf(kb.searchIndex, plan, kinds, part);
  return { ...found, warnings: warningsOf(plan), didYouMean: didYouMean(kb, plan, found.total) };
}

type Found = Pick<SearchAnswer, 'hits' | 'total' | 'before'>;

/** Everything that was found is scored, but only what is wanted is put in order. */
function hitsOf(
  index: SearchIndex,
  plan: QueryPlan,
  kinds: readonly SearchKind[],
  { after, most }: SearchPart,
): Found {
  const scores = scoreRecords(index, plan);
  const byRank = rankBy(index, scores);
  const found =
    kinds.length === 0 ? scores.found : scores.found.filter((record) => isOneOf(index, kinds, record));
  const start = after === null ? null : index.numberOf.get(recordKey(after.kind, after.id));
  if (start === undefined || (start !== null && !found.includes(start)))
    return { hits: [], total: found.length, before: null };
  const behind = start === null ? found : found.filter((record) => byRank(start, record) < 0);
  const hits = firstInOrder(behind, most, byRank).flatMap((record) => hitOf(index, scores, record));
  return { hits, total: found.length, before: found.length - behind.length };
}

function isOneOf({ documents }: SearchIndex, kinds: readonly SearchKind[], record: number): boolean {
  const kind = documents[record]?.kind;
  return kind !== undefined && kinds.includes(kind);
}

function hitOf({ documents }: SearchIndex, { score, matchOf }: Scores, record: number): readonly SearchHit[] {
  const document = documents[record];
  if (document === undefined) return [];
  return [{ kind: document.kind, id: document.id, score: score[record] ?? 0, match: matchOf(record) }];
}

/** Better scores first, then kind and id. */
function rankBy({ documents }: SearchIndex, { score }: Scores): (a: number, b: number) => number {
  return (a, b) => {
    const better = (score[b] ?? 0) - (score[a] ?? 0);
    if (better !== 0) return better;
    const one = documents[a];
    const other = documents[b];
    // Records are numbered kind by kind.
    if (one === undefined || one.kind !== other?.kind || a === b) return a - b;
    return one.id < other.id ? -1 : 1;
  };
}

function warningsOf(plan: QueryPlan): readonly Warning[] {
  const warnings: Warning[] = [];
  if (plan.words.all.length === 0) {
    warnings.push({
      code: 'EMPTY_QUERY',
      message: 'The query has no letters or digits to look for. Ask with at least one word.',
    });
  }
  if (plan.words.truncated) {
    warnings.push({
      code: 'QUERY_TRUNCATED',
      message: `The query is longer than ${QUERY_LIMITS}; the rest was ignored.`,
    });
  }
  return warnings;
}

function didYouMean(kb: KnowledgeBase, plan: QueryPlan, hitCount: number): readonly Suggestion[] {
  if (!plan.unknownWords) return [];
  const meant = distinctSuggestions(meantRecords(kb, plan), MOST_SUGGESTIONS);
  if (meant.length > 0 || hitCount > 0) return meant;
  const { text } = plan.words;
  return similarNames(kb.names, text, foldName(text), MOST_SUGGESTIONS).map(({ keyword, alias }) =>
    suggestKeyword(keyword, alias),
  );
}

function* meantRecords(kb: KnowledgeBase, plan: QueryPlan): Generator<Suggestion> {
  for (const { kind, id, match } of plan.named) {
    if (match !== 'FUZZY') continue;
    const keyword = kind === 'KEYWORD' ? kb.keywords.get(id) : undefined;
    const window = kind === 'TIMING_WINDOW' ? kb.timingWindows.get(id) : undefined;
    if (keyword !== undefined) yield suggestKeyword(keyword);
    if (window !== undefined) yield suggestWindow(window);
    const card = kind === 'CARD' ? kb.cards.get(id) : undefined;
    if (card !== undefined) yield suggestCard(card);
  }
  for (const term of plan.corrected) {
    for (const { keyword, alias } of kb.names.byWord.get(term) ?? []) yield suggestKeyword(keyword, alias);
    for (const window of kb.names.windowsByWord.get(term) ?? []) yield suggestWindow(window);
    for (const card of kb.cardIndex.byWord.get(term) ?? []) yield suggestCard(card);
  }
}
