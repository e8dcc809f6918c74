import { cardsBeginning } from './card-index.js';
import type { CardRecord } from './card-record.js';
import { nearestCards, suggestCard } from './find-card.js';
import { foldedWords, foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { startingWith } from './name-index.js';
import { MAX_NAME_LENGTH } from './name-length.js';
import { nearestNames } from './nearest-names.js';
import { codePointLength } from './rendering/code-points.js';
import {
  distinctSuggestions,
  type SearchKind,
  type Suggestion,
  suggestKeyword,
  suggestWindow,
} from './suggestion.js';

export type { SearchKind, Suggestion } from './suggestion.js';

const MOST_SUGGESTIONS = 25;
const ALL_KINDS: readonly SearchKind[] = ['KEYWORD', 'TIMING_WINDOW', 'CARD'];
/** Enough to fill the answer even when many starts belong to one name. */
const MOST_STARTS = 200;

/**
 * Completions for what has been typed so far, best first, one a record, at most `first` and never more than 25: names that begin
 * with it, names in which a later word does, former names, timing windows, cards, near misses. Nothing typed: the first names in
 * alphabetical order. Rulings are not suggested. `kinds` narrows it to some kinds of records.
 */
export function suggest(
  kb: KnowledgeBase,
  prefix: string,
  first: number,
  kinds: readonly SearchKind[] = ALL_KINDS,
): readonly Suggestion[] {
  const most = Math.min(first, MOST_SUGGESTIONS);
  if (most < 1 || codePointLength(prefix) > MAX_NAME_LENGTH) return [];
  if (prefix.trim() === '') return firstNames(kb, most, kinds);
  const folded = foldName(prefix);
  return folded === '' ? [] : distinctSuggestions(completions(kb, prefix, folded, kinds), most);
}

/** Keywords, and cards where only they are wanted. */
function firstNames(kb: KnowledgeBase, most: number, kinds: readonly SearchKind[]): readonly Suggestion[] {
  if (kinds.includes('KEYWORD'))
    return kb.names.alphabetical.slice(0, most).map((keyword) => suggestKeyword(keyword));
  return kinds.includes('CARD') ? kb.content.cards.slice(0, most).map(suggestCard) : [];
}

function* completions(
  kb: KnowledgeBase,
  prefix: string,
  folded: string,
  kinds: readonly SearchKind[],
): Generator<Suggestion> {
  const [keywords, windows, cards] = (['KEYWORD', 'TIMING_WINDOW', 'CARD'] as const).map((kind) =>
    kinds.includes(kind),
  );
  if (keywords) yield* completedKeywords(kb, folded);
  if (windows) yield* completedWindows(kb, folded);
  if (cards) for (const card of completedCards(kb, prefix)) yield suggestCard(card);
  if (keywords)
    for (const entry of nearestNames(kb.names, folded)) yield suggestKeyword(entry.keyword, entry.alias);
  if (cards) for (const card of nearestCards(kb.cardIndex, folded)) yield suggestCard(card);
}

function* completedKeywords(kb: KnowledgeBase, folded: string): Generator<Suggestion> {
  const starts = startingWith(kb.names.starts, folded, MOST_STARTS);
  const present = starts.filter(({ entry }) => entry.alias === null);
  for (const { entry, word } of present) if (word === 0) yield suggestKeyword(entry.keyword);
  for (const { entry, word } of present) if (word > 0) yield suggestKeyword(entry.keyword);
  for (const { entry } of starts) {
    if (entry.alias !== null) yield suggestKeyword(entry.keyword, entry.alias);
  }
}

function* completedWindows(kb: KnowledgeBase, folded: string): Generator<Suggestion> {
  const windows = startingWith(kb.names.windowStarts, folded, MOST_STARTS);
  for (const { entry, word } of windows) if (word === 0) yield suggestWindow(entry.window);
  for (const { entry, word } of windows) if (word > 0) yield suggestWindow(entry.window);
}

/** Of several words the last is still being typed; the others stand in the name as they are. */
function completedCards({ cardIndex }: KnowledgeBase, prefix: string): readonly CardRecord[] {
  const words = foldedWords(prefix);
  const [whole = []] = words.slice(0, -1).map((word) => cardIndex.byWord.get(word) ?? []);
  const last = words.at(-1) ?? '';
  if (words.length === 1) return cardsBeginning(cardIndex, last, MOST_STARTS);
  return whole.filter((card) =>
    fitsSoFar([...foldedWords(card.name), card.version?.toLowerCase() ?? ''], words),
  );
}

function fitsSoFar(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, at) =>
    at === typed.length - 1 ? name.some((one) => one.startsWith(word)) : name.includes(word),
  );
}
