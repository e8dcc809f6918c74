import fc from 'fast-check';
import type lunr from 'lunr';
import { expect, test } from 'vitest';
import { lunrIndexOf } from './build-search-index.js';
import type { MatchKind } from './find-keyword.js';
import type { LunrIndex } from './packed-index.js';
import { planQuery, type QueryPlan, type TermUse } from './query-plan.js';
import { sampleCards } from './sample-cards.js';
import { sampleContent } from './sample-content.js';
import { openSample, sampleWith } from './sample-knowledge-base.js';
import { scoreRecords } from './score-records.js';
import type { SearchDocument } from './search-documents.js';
import { isStopWord } from './stop-words.js';

/** Cards whose names and subtypes are made of the words that the keywords of the sample are asked with. */
const cards = ['Evade', 'Stone Evade', 'Overkill Beast', 'Damage', 'Old Hits'].flatMap((name, at) =>
  sampleCards.map((card) => ({
    ...card,
    slug: `${card.slug}-${at}`,
    name,
    version: String.fromCharCode(65 + at),
    subtypes: [...card.subtypes, 'Damage', 'Hit', 'Will'].slice(at % 3),
  })),
);
/** One with a former name of two words, and one whose name is words that every text has. */
const keywords = sampleWith(
  { slug: 'parry', name: 'Parry', aliases: ['Quick Damage'] },
  { slug: 'when-you', name: 'When You' },
).keywords;
const content = { ...sampleContent, keywords, cards: [...sampleContent.cards, ...cards] };
const kb = openSample(content);
const index = lunrIndexOf(content);

const BOOST = { EXACT: 1, ALIAS: 0.8, STEM: 0.7, FUZZY: 0.5, PREFIX: 0.4 };
const COVERED = { EXACT: 1, ALIAS: 1, STEM: 1, PREFIX: 0.75, FUZZY: 0.5 };
const BEST_FIRST: readonly MatchKind[] = ['EXACT', 'ALIAS', 'STEM', 'PREFIX', 'FUZZY'];

interface Scored {
  readonly score: number;
  readonly match: MatchKind;
}

/** Of each word the fields in which it stands. */
const written: LunrIndex = JSON.parse(JSON.stringify(index));
const fieldsOf = new Map(
  written.invertedIndex.map(([term, postings]) => [
    term,
    written.fields.filter((field) => Object.keys(postings[field] ?? {}).length > 0),
  ]),
);

/** The same with lunr itself, record by record. */
function plainScores(plan: QueryPlan): ReadonlyMap<number, Scored> {
  const clauses = [...plan.terms].flatMap(([term, uses]) => {
    const inNamesOnly = isStopWord(term) && !plan.words.onlyStopWords;
    const fields = (fieldsOf.get(term) ?? []).filter((field) => !(inNamesOnly && field === 'text'));
    const boost = Math.max(...uses.map(({ match }) => BOOST[match]));
    return fields.length === 0 ? [] : [{ term, boost, usePipeline: false, fields }];
  });
  if (clauses.length === 0) return new Map();
  const results = index.query((query) => {
    for (const { term, ...clause } of clauses) query.term(term, clause);
  });
  return new Map(results.map((result) => [Number(result.ref), plainScore(plan, result)]));
}

function plainScore(plan: QueryPlan, { ref, score, matchData }: lunr.Index.Result): Scored {
  const document = kb.searchIndex.documents[Number(ref)];
  if (document === undefined) throw new Error(`there is no record ${ref}`);
  const met = Object.entries(matchData.metadata).flatMap(([term, places]) =>
    (plan.terms.get(term) ?? []).map((use) => meeting(document, use, Object.keys(places))),
  );
  const covered = plan.words.content.map((_, at) =>
    Math.max(0, ...met.filter(({ word }) => word === at).map(({ covers }) => covers)),
  );
  const named = plan.named
    .filter(({ kind, id }) => kind === document.kind && id === document.id)
    .toSorted((a, b) => a.rank - b.rank)
    .at(-1);
  const names = named === undefined ? 0 : 100 * (2 * named.rank + Number(document.kind === 'KEYWORD'));
  const best = BEST_FIRST.find((one) => met.some(({ match }) => match === one)) ?? 'FUZZY';
  const sum = covered.reduce((whole, one) => whole + one, 0);
  return { score: names + sum + (0.2 * score) / (1 + score), match: named?.match ?? best };
}

function meeting({ kind }: SearchDocument, { word, match }: TermUse, fields: readonly string[]) {
  const isFormer = kind === 'KEYWORD' && match === 'EXACT' && fields.every((field) => field === 'alias');
  const share = kind === 'CARD' && !fields.includes('name') ? 0.5 : 1;
  return { word, match: isFormer ? ('ALIAS' as const) : match, covers: share * COVERED[match] };
}

const WORDS =
  'evade evad overkill elude quick damage hit hits hitt stone beast old guard character the will when you pop attack da gro zzzz';
const word = fc.constantFrom('when you', ...WORDS.split(' '));
const query = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));

test('every record gets the score and the match that lunr, asked word for word, gives it', () => {
  fc.assert(
    fc.property(query, (asked) => {
      const plan = planQuery(kb, asked);
      const { found, score, matchOf } = scoreRecords(kb.searchIndex, plan);
      const plain = plainScores(plan);
      expect(found.toSorted()).toEqual([...plain.keys()].toSorted());
      for (const record of found) {
        expect(score[record]).toBeCloseTo(plain.get(record)?.score ?? Number.NaN, 9);
        expect(matchOf(record)).toBe(plain.get(record)?.match);
      }
    }),
  );
});

test('what no word of the query stands in is not found and has no score', () => {
  const { found, score } = scoreRecords(kb.searchIndex, planQuery(kb, 'stone'));
  expect(found.length).toBeGreaterThan(0);
  expect([...score].filter((one) => one > 0)).toHaveLength(found.length);
});
