import { wordingKey } from './citation-index.js';
import { foldedWords } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { KeywordRecord } from './records.js';

/** A wording that is, or comes near, what a keyword is said to mean. */
export interface DefinitionFound {
  readonly keyword: KeywordRecord;
  /** Letter for letter. */
  readonly text: string;
  /** Of the edition that is served today. */
  readonly current: boolean;
  readonly sameWording: boolean;
  /** 0 to 1, the Dice coefficient of word pairs. */
  readonly similarity: number;
}

/** The definition, of any edition, that a text comes nearest to; those in force before others. Null: it shares no two words in a row with any. */
export function nearestDefinition({ content }: KnowledgeBase, text: string): DefinitionFound | null {
  const key = wordingKey(text);
  const pairs = pairsOf(text);
  let nearest: DefinitionFound | null = null;
  for (const keyword of content.keywords) {
    for (const { definitions, current } of keyword.editions) {
      for (const definition of definitions) {
        const sameWording = wordingKey(definition) === key;
        const similarity = sameWording ? 1 : dice(pairs, pairsOf(definition));
        const found = { keyword, text: definition, current, sameWording, similarity };
        if (similarity > 0 && (nearest === null || isNearer(found, nearest))) nearest = found;
      }
    }
  }
  return nearest;
}

function isNearer(one: DefinitionFound, other: DefinitionFound): boolean {
  if (one.sameWording !== other.sameWording) return one.sameWording;
  if (one.similarity !== other.similarity) return one.similarity > other.similarity;
  return one.current && !other.current;
}

function pairsOf(text: string): readonly string[] {
  const words = foldedWords(text);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function dice(some: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const pair of others) left.set(pair, (left.get(pair) ?? 0) + 1);
  let shared = 0;
  for (const pair of some) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    left.set(pair, count - 1);
    shared += 1;
  }
  const all = some.length + others.length;
  return all === 0 ? 0 : (2 * shared) / all;
}
