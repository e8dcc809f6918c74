import { foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { startingWith } from './name-index.js';
import { nearestNames } from './nearest-names.js';
import { distinctSuggestions, type Suggestion, suggestKeyword, suggestWindow } from './suggestion.js';

export type { SearchKind, Suggestion } from './suggestion.js';

const MOST_SUGGESTIONS = 25;
/** In code units; a longer prefix is the beginning of no name. */
const LONGEST_PREFIX = 200;
/** Enough to fill the answer even when many starts belong to one name. */
const MOST_STARTS = 200;

/**
 * Completions for what has been typed so far, best first, one a record, at most `first` and never more than 25: names that begin
 * with it, names in which a later word does, former names, timing windows, near misses. Nothing typed: the first names in
 * alphabetical order. Rulings are not suggested.
 */
export function suggest(kb: KnowledgeBase, prefix: string, first: number): readonly Suggestion[] {
  const most = Math.min(first, MOST_SUGGESTIONS);
  if (most < 1 || prefix.length > LONGEST_PREFIX) return [];
  if (prefix.trim() === '') {
    return kb.names.alphabetical.slice(0, most).map((keyword) => suggestKeyword(keyword));
  }
  const folded = foldName(prefix);
  return folded === '' ? [] : distinctSuggestions(completions(kb, folded), most);
}

function* completions(kb: KnowledgeBase, folded: string): Generator<Suggestion> {
  const starts = startingWith(kb.names.starts, folded, MOST_STARTS);
  const present = starts.filter(({ entry }) => entry.alias === null);
  for (const { entry, word } of present) if (word === 0) yield suggestKeyword(entry.keyword);
  for (const { entry, word } of present) if (word > 0) yield suggestKeyword(entry.keyword);
  for (const { entry } of starts) {
    if (entry.alias !== null) yield suggestKeyword(entry.keyword, entry.alias);
  }
  const windows = startingWith(kb.names.windowStarts, folded, MOST_STARTS);
  for (const { entry, word } of windows) if (word === 0) yield suggestWindow(entry.window);
  for (const { entry, word } of windows) if (word > 0) yield suggestWindow(entry.window);
  for (const entry of nearestNames(kb.names, folded)) yield suggestKeyword(entry.keyword, entry.alias);
}
