import { readDatabase } from '../../../api/knowledge-base/database.js';
import { foldedWords } from '../../../api/knowledge-base/fold.js';
import { highlightFor } from '../../../api/knowledge-base/highlight.js';
import { type KnowledgeBase, openKnowledgeBase } from '../../../api/knowledge-base/knowledge-base.js';
import type { Content } from '../../../api/knowledge-base/records.js';
import { search } from '../../../api/knowledge-base/search.js';
import { type Random, randomFrom } from '../glossary/random.js';

/** Hits that are shown, and so highlighted: one page. */
const SHOWN = 10;
const WORDS_OF_RULING = 6;
/** Asked first and not counted: a server has long been asked when it counts. */
const WARM_UP = 200;

/** Processor time of one search with its page of highlights, in milliseconds. */
export interface SearchTimes {
  readonly p50: number;
  readonly p99: number;
}

/** Searches as people make them where all cards are known; of so many, each asked once. */
export function cardSearchTimes(database: string, queries: number): SearchTimes {
  const { content, searchIndex } = readDatabase(database);
  const kb = openKnowledgeBase(content, searchIndex);
  for (const query of queriesOf(content, WARM_UP, 1)) showFirst(kb, query);
  const times = queriesOf(content, queries, 2)
    .map((query) => cpuMsOf(() => showFirst(kb, query)))
    .sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99) };
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function cpuMsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function showFirst(kb: KnowledgeBase, query: string): void {
  const highlight = highlightFor(kb, query);
  for (const hit of search(kb, query, [], { after: null, most: SHOWN }).hits) highlight(hit);
}

/** By turns a name, a name half typed or with a letter left out, a subtype, a whole type, some words of a ruling, and a question. */
function queriesOf(content: Content, count: number, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const of = <Item>(items: readonly Item[]) => items[random.below(items.length)];
  const card = () => of(content.cards)?.name ?? '';
  const keyword = () => of(content.keywords)?.name ?? '';
  const kinds = [
    card,
    keyword,
    () => card().slice(0, 3 + random.below(5)),
    () => withoutOne(card(), random),
    () => of(of(content.cards)?.subtypes ?? []) ?? card(),
    () => of(content.cards)?.typeLine ?? '',
    () => wordsOf(of(content.rulings)?.text ?? '', random),
    () => `does ${keyword()} work against ${keyword()} of a character?`,
  ];
  return Array.from({ length: count }, (_, turn) => kinds[turn % kinds.length]?.() ?? '');
}

function withoutOne(name: string, random: Random): string {
  const place = random.below(name.length);
  return name.slice(0, place) + name.slice(place + 1);
}

function wordsOf(text: string, random: Random): string {
  const words = foldedWords(text);
  const from = random.below(Math.max(1, words.length - WORDS_OF_RULING));
  return words.slice(from, from + WORDS_OF_RULING).join(' ');
}
