import { allowedEdits, editsWithin, lettersOf, mayBeWithin } from './edit-distance.js';
import { foldedWords } from './fold.js';
import type { NameEntry, NameIndex } from './name-index.js';
import { isStopWord } from './stop-words.js';

/** Longer strings are no misspelt name; measuring them would only cost time. */
const LONGEST_NAME = 60;
const MOST_COMMON_WORDS = 50;

/** The names with the fewest slips from a folded name, if few enough to recognise it; one entry a keyword. */
export function nearestNames(names: NameIndex, folded: string): readonly NameEntry[] {
  const limit = allowedEdits(folded.length);
  if (limit === 0 || folded.length > LONGEST_NAME) return [];
  let best = limit;
  let nearest: NameEntry[] = [];
  const letters = lettersOf(folded);
  for (const entry of namesOfLength(names, folded.length, limit)) {
    if (!mayBeWithin(letters, entry.letters, best)) continue;
    const edits = editsWithin(folded, entry.folded, best);
    if (edits < best) nearest = [];
    if (edits <= best) {
      best = edits;
      nearest.push(entry);
    }
  }
  return oneAKeyword(nearest);
}

/** Names to offer for one that is unknown, best first: those that share a word, then those that look alike. */
export function similarNames(
  names: NameIndex,
  name: string,
  folded: string,
  most: number,
): readonly NameEntry[] {
  const scores = new Map<NameEntry, number>();
  for (const word of foldedWords(name)) {
    if (isStopWord(word)) continue;
    for (const entry of (names.byWord.get(word) ?? []).slice(0, MOST_COMMON_WORDS)) {
      scores.set(entry, (scores.get(entry) ?? 0) + 1 / entry.words.length);
    }
  }
  for (const [entry, likeness] of lookAlikes(names, folded)) {
    scores.set(entry, (scores.get(entry) ?? 0) + likeness);
  }
  const ranked = [...scores].sort(
    ([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || (a.folded < b.folded ? -1 : 1),
  );
  return oneAKeyword(ranked.map(([entry]) => entry)).slice(0, most);
}

/** Likeness is 1 for the same letters and 0 where half of them differ. */
function lookAlikes(names: NameIndex, folded: string): readonly (readonly [NameEntry, number])[] {
  if (folded.length < 3 || folded.length > LONGEST_NAME) return [];
  const limit = Math.floor(folded.length * 0.45);
  const letters = lettersOf(folded);
  const found: (readonly [NameEntry, number])[] = [];
  for (const entry of namesOfLength(names, folded.length, Math.min(limit, 3))) {
    if (!mayBeWithin(letters, entry.letters, limit)) continue;
    const edits = editsWithin(folded, entry.folded, limit);
    if (edits <= limit) found.push([entry, 1 - (2 * edits) / folded.length]);
  }
  return found;
}

function* namesOfLength(names: NameIndex, length: number, reach: number): Generator<NameEntry> {
  for (let at = length - reach; at <= length + reach; at++) yield* names.byLength.get(at) ?? [];
}

function oneAKeyword(entries: readonly NameEntry[]): readonly NameEntry[] {
  const bySlug = new Map<string, NameEntry>();
  for (const entry of entries) {
    if (!bySlug.has(entry.keyword.slug)) bySlug.set(entry.keyword.slug, entry);
  }
  return [...bySlug.values()];
}
