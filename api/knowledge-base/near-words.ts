import { editsWithin, lettersOf, mayBeWithin } from './edit-distance.js';

/** Words, or names folded to one, ready to be compared with a misspelt one. */
export type NearWords = ReadonlyMap<number, WordsOfLength>;

interface WordsOfLength {
  readonly words: readonly string[];
  /** Of each word, as `lettersOf` has them: most words are ruled out by these alone. */
  readonly letters: Int32Array;
}

export function indexNearWords(words: Iterable<string>): NearWords {
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    const known = byLength.get(word.length);
    if (known === undefined) byLength.set(word.length, [word]);
    else known.push(word);
  }
  return new Map(
    Array.from(byLength, ([length, list]) => [
      length,
      { words: list, letters: Int32Array.from(list, lettersOf) },
    ]),
  );
}

/** The words with the fewest slips from the one that is asked, if they are within `limit`; those of its own length first. */
export function nearestWords(known: NearWords, asked: string, limit: number): readonly string[] {
  const letters = lettersOf(asked);
  let best = limit;
  let nearest: string[] = [];
  // Once one is near, those that are longer or shorter by more need no look.
  for (let reach = 0; reach <= best && limit > 0; reach++) {
    for (const length of reach === 0 ? [asked.length] : [asked.length - reach, asked.length + reach]) {
      const some = known.get(length);
      for (let at = 0; some !== undefined && at < some.words.length; at++) {
        if (!mayBeWithin(letters, some.letters[at] ?? 0, best)) continue;
        const word = some.words[at] ?? '';
        const edits = editsWithin(asked, word, best);
        if (edits < best) nearest = [];
        if (edits > best) continue;
        best = edits;
        nearest.push(word);
      }
    }
  }
  return nearest;
}
