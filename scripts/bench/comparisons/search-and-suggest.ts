import type lunr from 'lunr';
import { lunrIndexOf } from '../../../api/knowledge-base/build-search-index.js';
import { readDatabase } from '../../../api/knowledge-base/database.js';
import { foldedWords } from '../../../api/knowledge-base/fold.js';
import { highlightFor } from '../../../api/knowledge-base/highlight.js';
import { type KnowledgeBase, openKnowledgeBase } from '../../../api/knowledge-base/knowledge-base.js';
import { search } from '../../../api/knowledge-base/search.js';
import { suggest } from '../../../api/knowledge-base/suggest.js';
import type { Bench } from '../bench-run.js';
import { medianPassMs } from '../measuring/pass-time.js';
import { compareRounds, interleave } from '../measuring/ratio.js';
import { type SearchQuery, searchQueriesFor } from './search-queries.js';

const GOAL = { kind: 'at least', ratio: 0.5 } as const;
/** lunr makes no snippets: a page of them may cost as much again as is left of the goal. */
const GOAL_WITH_HIGHLIGHTS = { kind: 'at least', ratio: 0.4 } as const;
/** Of each side in a round: long enough that both are compiled when it counts. */
const SIDE_MS = 500;
/** Hits that are shown, and so highlighted: one page. */
const SHOWN = 10;
const WITH_HIGHLIGHTS = 'search, whole words, with highlights of the first 10';

/** Search, alone and with a page of highlights, and suggestions, against the very same lunr index called directly; all in this process. */
export async function compareSearchAndSuggest(bench: Bench): Promise<void> {
  await compareOn(bench, 'own data', await bench.ownDatabase(), 30);
  await compareOn(bench, '10,000 entries', (await bench.glossary(10_000)).database, 9);
}

async function compareOn(bench: Bench, data: string, database: string, queries: number): Promise<void> {
  for (const [measure, ours, theirs] of sidesOn(database, queries)) {
    const our = async () => medianPassMs(ours, SIDE_MS);
    const their = async () => medianPassMs(theirs, SIDE_MS);
    await interleave(1, our, their);
    const rounds = await interleave(bench.rounds, our, their);
    bench.report({
      benchmark: `lunr, ${data}`,
      measure,
      unit: 'ms a pass',
      comparison: compareRounds(rounds, 'less'),
      goal: measure === WITH_HIGHLIGHTS ? GOAL_WITH_HIGHLIGHTS : GOAL,
      note: '',
    });
  }
}

type Sides = readonly [measure: string, ours: () => void, theirs: () => void];

function sidesOn(database: string, queries: number): readonly Sides[] {
  const { content, searchIndex } = readDatabase(database);
  const kb = openKnowledgeBase(content, searchIndex);
  const index = lunrIndexOf(content);
  const { wholeWords, halfTyped, misspelt, prefixes } = searchQueriesFor(content, queries);
  const searched = (asked: readonly SearchQuery[]) =>
    [() => searchAll(kb, asked), () => askAll(index, asked)] as const;
  return [
    ['search, whole words', ...searched(wholeWords)],
    [WITH_HIGHLIGHTS, () => showAll(kb, wholeWords), () => askAll(index, wholeWords)],
    ['search, last word half typed (lunr: word*)', ...searched(halfTyped)],
    ['search, last word misspelt (lunr: word~1)', ...searched(misspelt)],
    ['suggest (lunr: word*)', () => suggestAll(kb, prefixes), () => completeAll(index, prefixes)],
  ];
}

function suggestAll(kb: KnowledgeBase, prefixes: readonly string[]): void {
  for (const prefix of prefixes) suggest(kb, prefix, SHOWN);
}

function completeAll(index: lunr.Index, prefixes: readonly string[]): void {
  for (const prefix of prefixes) {
    const words = foldedWords(prefix).map((word) => `${word}*`);
    index.search(words.join(' '));
  }
}

function searchAll(kb: KnowledgeBase, queries: readonly SearchQuery[]): void {
  for (const { text } of queries) search(kb, text, []);
}

function showAll(kb: KnowledgeBase, queries: readonly SearchQuery[]): void {
  for (const { text } of queries) {
    const highlight = highlightFor(kb, text);
    for (const hit of search(kb, text, []).hits.slice(0, SHOWN)) highlight(hit);
  }
}

function askAll(index: lunr.Index, queries: readonly SearchQuery[]): void {
  for (const { lunrWords } of queries) index.search(lunrWords.join(' '));
}
