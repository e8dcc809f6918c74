import type { MatchKind } from './find-keyword.js';
import type { NamedRecord } from './named-records.js';
import { type Postings, THOUSAND } from './packed-index.js';
import type { QueryPlan, TermUse } from './query-plan.js';
import { recordKey, type SearchIndex } from './search-index.js';
import { isStopWord } from './stop-words.js';

/** What a query found. Records are numbers: their places among the documents of the index. */
export interface Scores {
  /** Each once, in no order that means anything. */
  readonly found: readonly number[];
  /** By record; above 0 and finite for those that were found. */
  readonly score: Float64Array;
  readonly matchOf: (record: number) => MatchKind;
}

const BOOSTS: Readonly<Record<MatchKind, number>> = {
  EXACT: 1,
  ALIAS: 0.8,
  STEM: 0.7,
  FUZZY: 0.5,
  PREFIX: 0.4,
};
/** How far a word of the query counts as covered, in eighths. */
const COVERAGE: Readonly<Record<MatchKind, number>> = {
  EXACT: 8,
  ALIAS: 8,
  STEM: 8,
  PREFIX: 6,
  FUZZY: 4,
};
const FULL = 8;
/** What a word of the query counts that stands in a card, but not in its name: thousands are Characters. */
const IN_CARD_TYPE = 0.5;
/** Best first. */
const MATCH_ORDER: readonly MatchKind[] = ['EXACT', 'ALIAS', 'STEM', 'PREFIX', 'FUZZY'];
const WORST = MATCH_ORDER.length - 1;
const NOT_FOUND = MATCH_ORDER.length;
/** Above what 40 covered words can add. */
const NAMED_STEP = 100;
/** Below the smallest difference in coverage. */
const TEXT_SHARE = 0.2;

/** One number a record for everything that is counted of it, made anew for each query. */
interface Counts {
  readonly found: number[];
  /** What lunr calls the score. */
  readonly text: Float64Array;
  /** The best way in which a word met it, as a place in `MATCH_ORDER`. */
  readonly best: Uint8Array;
  /** Of each record, and in it of each content word of the query, how far it is covered, in eighths. */
  readonly covered: Uint8Array;
  readonly words: number;
}

/**
 * Scores every record that has a word of the query: called by name counts most, then how many of the words it has, then how much they
 * weigh in it by lunr's measure. Word for word over flat lists, so that a word of thousands of cards costs no object for each of them.
 */
export function scoreRecords(index: SearchIndex, plan: QueryPlan): Scores {
  const records = index.documents.length;
  const words = plan.words.content.length;
  const counts: Counts = {
    found: [],
    text: new Float64Array(records),
    best: new Uint8Array(records).fill(NOT_FOUND),
    covered: new Uint8Array(records * words),
    words,
  };
  for (const clause of weighedClauses(index, plan)) count(index, counts, clause);
  const named = namedNumbers(index, plan);
  const score = new Float64Array(records);
  for (const record of counts.found) score[record] = totalOf(index, counts, record, named.get(record));
  const matchOf = (record: number) =>
    named.get(record)?.match ?? MATCH_ORDER[counts.best[record] ?? 0] ?? 'FUZZY';
  return { found: counts.found, score, matchOf };
}

interface Clause {
  readonly postings: Postings;
  readonly uses: readonly TermUse[];
  /** What a thousandth of weight adds to a record. */
  readonly factor: number;
}

/** What lunr does with a query: the words asked in a field are a vector, and a record scores by its likeness to that. */
function weighedClauses(index: SearchIndex, { terms, words }: QueryPlan): readonly Clause[] {
  const clauses: Clause[] = [];
  const squares = new Map<string, number>();
  for (const [term, uses] of terms) {
    const inNamesOnly = isStopWord(term) && !words.onlyStopWords;
    const boost = Math.max(...uses.map(({ match }) => BOOSTS[match]));
    for (const postings of index.postingsOf(term)) {
      if (inNamesOnly && postings.field === 'text') continue;
      clauses.push({ postings, uses, factor: boost });
      squares.set(postings.field, (squares.get(postings.field) ?? 0) + boost * boost);
    }
  }
  return clauses.map((clause) => {
    const length = Math.sqrt(squares.get(clause.postings.field) ?? 1);
    return { ...clause, factor: clause.factor / length / THOUSAND };
  });
}

function count(index: SearchIndex, counts: Counts, { postings, uses, factor }: Clause): void {
  const { records } = postings;
  const { found, text, best } = counts;
  for (let at = 0; at < records.length; at += 2) {
    const record = records[at] ?? 0;
    text[record] = (text[record] ?? 0) + factor * (records[at + 1] ?? 0);
    if (best[record] !== NOT_FOUND) continue;
    found.push(record);
    best[record] = WORST;
  }
  for (const use of uses) countUse(index, counts, postings, use);
}

/** A former name that is written as it was is met as such; a card has less of a word that is not in its name. */
function countUse(
  { firstCard, keywords }: SearchIndex,
  { best, covered, words }: Counts,
  { field, records }: Postings,
  { word, match }: TermUse,
): void {
  const rank = MATCH_ORDER.indexOf(match);
  const rankOfKeyword = field === 'alias' && match === 'EXACT' ? MATCH_ORDER.indexOf('ALIAS') : rank;
  const covers = COVERAGE[match];
  const coversCard = field === 'name' ? covers : covers * IN_CARD_TYPE;
  for (let at = 0; at < records.length; at += 2) {
    const record = records[at] ?? 0;
    const here = record < keywords ? rankOfKeyword : rank;
    if (here < (best[record] ?? 0)) best[record] = here;
    if (word < 0) continue;
    const place = record * words + word;
    const more = record >= firstCard ? coversCard : covers;
    if ((covered[place] ?? 0) < more) covered[place] = more;
  }
}

/** Called by several names, a record has the best of them. */
function namedNumbers(index: SearchIndex, plan: QueryPlan): ReadonlyMap<number | undefined, NamedRecord> {
  return new Map(
    plan.named
      .toSorted((a, b) => a.rank - b.rank)
      .map((named) => [index.numberOf.get(recordKey(named.kind, named.id)), named]),
  );
}

function totalOf(
  { keywords }: SearchIndex,
  { text, covered, words }: Counts,
  record: number,
  named: NamedRecord | undefined,
): number {
  let eighths = 0;
  for (let place = record * words; place < (record + 1) * words; place++) eighths += covered[place] ?? 0;
  const weight = text[record] ?? 0;
  const score = eighths / FULL + TEXT_SHARE * (weight / (1 + weight));
  return named === undefined ? score : score + NAMED_STEP * (2 * named.rank + Number(record < keywords));
}
