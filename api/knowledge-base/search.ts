import type lunr from 'lunr';
import { suggestCard } from './find-card.js';
import type { MatchKind } from './find-keyword.js';
import { foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { NamedRecord } from './named-records.js';
import { similarNames } from './nearest-names.js';
import { planQuery, type QueryPlan, type TermUse } from './query-plan.js';
import { QUERY_LIMITS } from './query-words.js';
import type { SearchDocument } from './search-documents.js';
import { recordKey, type SearchIndex } from './search-index.js';
import { isStopWord } from './stop-words.js';
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

/** All hits, best first; the same query on the same content gives the same list. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly warnings: readonly Warning[];
  readonly didYouMean: readonly Suggestion[];
}

const BOOSTS: Readonly<Record<MatchKind, number>> = {
  EXACT: 1,
  ALIAS: 0.8,
  STEM: 0.7,
  FUZZY: 0.5,
  PREFIX: 0.4,
};
/** How far a word of the query counts as covered. */
const COVERAGE: Readonly<Record<MatchKind, number>> = {
  EXACT: 1,
  ALIAS: 1,
  STEM: 1,
  PREFIX: 0.75,
  FUZZY: 0.5,
};
const MATCH_ORDER: readonly MatchKind[] = ['EXACT', 'ALIAS', 'STEM', 'PREFIX', 'FUZZY'];
const MATCH_RANK: Readonly<Record<MatchKind, number>> = { EXACT: 0, ALIAS: 1, STEM: 2, PREFIX: 3, FUZZY: 4 };
const KIND_ORDER: readonly SearchKind[] = ['KEYWORD', 'TIMING_WINDOW', 'RULING', 'CARD'];
/** What a word of the query counts that stands in a card, but not in its name: thousands are Characters. */
const IN_CARD_TYPE = 0.5;
/** Above what 40 covered words can add. */
const NAMED_STEP = 100;
/** Below the smallest difference in coverage. */
const LUNR_SHARE = 0.2;
const MOST_SUGGESTIONS = 5;

/**
 * Full text over keywords, current rulings, timing windows and cards. Any string is a valid query; no kinds means all. Records called by
 * name come first, then those that have more of the words, then lunr's score decides, then kind and id.
 */
export function search(kb: KnowledgeBase, query: string, kinds: readonly SearchKind[]): SearchAnswer {
  const plan = planQuery(kb, query);
  const hits = plan.terms.size === 0 ? [] : rankedHits(kb, plan, kinds);
  return { hits, warnings: warningsOf(plan), didYouMean: didYouMean(kb, plan, hits.length) };
}

function rankedHits(kb: KnowledgeBase, plan: QueryPlan, kinds: readonly SearchKind[]): readonly SearchHit[] {
  const named = new Map<SearchDocument | undefined, NamedRecord>();
  for (const record of plan.named.toSorted((a, b) => a.rank - b.rank)) {
    named.set(kb.searchIndex.byRecord.get(recordKey(record.kind, record.id)), record);
  }
  const hits: SearchHit[] = [];
  const covered = new Float64Array(plan.words.content.length);
  for (const result of askLunr(kb.searchIndex, plan)) {
    const document = kb.searchIndex.documents.get(result.ref);
    if (document === undefined || (kinds.length > 0 && !kinds.includes(document.kind))) continue;
    hits.push(hitOf(document, result, plan, named.size > 0 ? named.get(document) : undefined, covered));
  }
  return hits.sort(byRank);
}

function askLunr(index: SearchIndex, plan: QueryPlan): readonly lunr.Index.Result[] {
  const clauses: { readonly term: string; readonly boost: number; readonly fields: string[] }[] = [];
  for (const [term, uses] of plan.terms) {
    const inNamesOnly = isStopWord(term) && !plan.words.onlyStopWords;
    const all = index.fields.get(term) ?? [];
    const fields = inNamesOnly ? all.filter((field) => field !== 'text') : [...all];
    const boost = Math.max(...uses.map((use) => BOOSTS[use.match]));
    // lunr takes an empty list for all fields.
    if (fields.length > 0) clauses.push({ term, boost, fields });
  }
  // Asked for nothing lunr finds everything.
  if (clauses.length === 0) return [];
  return index.lunr.query((query) => {
    for (const { term, boost, fields } of clauses) query.term(term, { boost, usePipeline: false, fields });
  });
}

type MatchedFields = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** `covered` is scratch space: one number a content word of the query. */
function hitOf(
  { kind, id }: SearchDocument,
  result: lunr.Index.Result,
  plan: QueryPlan,
  named: NamedRecord | undefined,
  covered: Float64Array,
): SearchHit {
  const matched = result.matchData.metadata as MatchedFields;
  covered.fill(0);
  let best = MATCH_ORDER.length - 1;
  for (const term in matched) {
    const uses = plan.terms.get(term);
    if (uses === undefined) continue;
    for (const use of uses) {
      const match = kind === 'KEYWORD' ? inField(use, matched[term]) : use.match;
      if (MATCH_RANK[match] < best) best = MATCH_RANK[match];
      const covers =
        kind === 'CARD' && !isInName(matched[term]) ? IN_CARD_TYPE * COVERAGE[match] : COVERAGE[match];
      if (use.word >= 0 && (covered[use.word] ?? 0) < covers) covered[use.word] = covers;
    }
  }
  let score = LUNR_SHARE * (result.score / (1 + result.score));
  for (let word = 0; word < covered.length; word++) score += covered[word] ?? 0;
  if (named !== undefined) score += NAMED_STEP * (2 * named.rank + Number(kind === 'KEYWORD'));
  return { kind, id, score, match: named?.match ?? MATCH_ORDER[best] ?? 'FUZZY' };
}

function inField(use: TermUse, fields: Readonly<Record<string, object>> = {}): MatchKind {
  if (use.match !== 'EXACT') return use.match;
  for (const field in fields) if (field !== 'alias') return use.match;
  return 'ALIAS';
}

function isInName(fields: Readonly<Record<string, object>> = {}): boolean {
  return 'name' in fields;
}

function byRank(a: SearchHit, b: SearchHit): number {
  const better = b.score - a.score;
  if (better !== 0) return better;
  if (a.kind !== b.kind) return KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind);
  return a.id < b.id ? -1 : 1;
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
