import { editsWithin, lettersOf, mayBeWithin, pairsChanged, pairsOf } from './edit-distance.js';

/** Words, or names folded to one, ready to be compared with a misspelt one; by their lengths. */
export type NearWords = ReadonlyMap<number, WordsOfLength>;

interface WordsOfLength {
  readonly words: readonly string[];
  /** Of each word, as `lettersOf` has them: most words are ruled out by these alone. */
  readonly letters: Int32Array;
  /** The same of pairs of neighbours, as `pairsOf` has them. */
  readonly pairs: Int32Array;
  /** Places of words by their parts, for so many slips as there are; made when first asked for. */
  readonly parts: Map<number, readonly PartsAt[]>;
}

/** The words by what they have at one place. */
interface PartsAt {
  readonly from: number;
  readonly to: number;
  readonly words: ReadonlyMap<string, readonly number[]>;
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
      {
        words: list,
        letters: Int32Array.from(list, lettersOf),
        pairs: Int32Array.from(list, pairsOf),
        parts: new Map(),
      },
    ]),
  );
}

/** The words with the fewest slips from the one that is asked, if they are within `limit`; those of its own length first. */
export function nearestWords(known: NearWords, asked: string, limit: number): readonly string[] {
  for (let slips = 1; slips <= limit && sizeOfPart(asked.length - slips, slips) >= SHORTEST_PART; slips++) {
    const nearest = nearestOf(known, asked, slips, withSamePart);
    if (nearest.length > 0 || slips === limit) return nearest;
  }
  return nearestOf(known, asked, limit, allOfLength);
}

/** Places of the words of one length that may be so near; null for all of them. */
type Candidates = (
  some: WordsOfLength,
  length: number,
  asked: string,
  slips: number,
) => readonly number[] | null;

function allOfLength(): null {
  return null;
}

function nearestOf(
  known: NearWords,
  asked: string,
  limit: number,
  candidates: Candidates,
): readonly string[] {
  const [letters, pairs] = [lettersOf(asked), pairsOf(asked)];
  let best = limit;
  let nearest: string[] = [];
  // Once one is near, those that are longer or shorter by more need no look.
  for (let reach = 0; reach <= best && limit > 0; reach++) {
    for (const length of reach === 0 ? [asked.length] : [asked.length - reach, asked.length + reach]) {
      const some = known.get(length);
      if (some === undefined) continue;
      const places = candidates(some, length, asked, limit);
      const count = places?.length ?? some.words.length;
      // An iterator would cost more than what it goes over.
      for (let turn = 0; turn < count; turn++) {
        const at = places?.[turn] ?? turn;
        if (!mayBeWithin(letters, some.letters[at] ?? 0, best)) continue;
        if (!mayBeWithin(pairs, some.pairs[at] ?? 0, pairsChanged(best))) continue;
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

/** The shortest part that rules out most words; where parts would be shorter, all words are looked at. */
const SHORTEST_PART = 3;

/** Of so many slips and one part more, one part has none; it stands where it was, or as far off as slips can move it. */
function withSamePart(some: WordsOfLength, length: number, asked: string, slips: number): readonly number[] {
  const parts = some.parts.get(slips) ?? partsOf(some.words, length, slips);
  some.parts.set(slips, parts);
  const places = new Set<number>();
  for (const { from, to, words } of parts) {
    for (let moved = -slips; moved <= slips; moved++) {
      if (Math.abs(moved) + Math.abs(asked.length - length - moved) > slips || from + moved < 0) continue;
      for (const at of words.get(asked.slice(from + moved, to + moved)) ?? []) places.add(at);
    }
  }
  return [...places].sort((a, b) => a - b);
}

/** Between two parts there is a letter of neither, so that swapped neighbours change one part only. */
function sizeOfPart(length: number, slips: number): number {
  return Math.floor((length - slips) / (slips + 1));
}

function partsOf(words: readonly string[], length: number, slips: number): readonly PartsAt[] {
  const size = sizeOfPart(length, slips);
  return Array.from({ length: slips + 1 }, (_, part) => {
    const from = part * (size + 1);
    const to = part === slips ? length : from + size;
    return { from, to, words: placesBy(words, (word) => word.slice(from, to)) };
  });
}

function placesBy(
  words: readonly string[],
  keyOf: (word: string) => string,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(keyOf(word));
    if (known === undefined) places.set(keyOf(word), [at]);
    else known.push(at);
  }
  return places;
}
