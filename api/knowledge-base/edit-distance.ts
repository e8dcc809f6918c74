import { distance } from 'fastest-levenshtein';

/** How many slips of the finger a word of this many letters may have and still be recognised. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/**
 * Inserted, dropped and changed letters between two words, two swapped neighbours counting as one.
 * Exact up to `limit`; anything beyond is reported as Infinity.
 */
export function editsWithin(asked: string, known: string, limit: number): number {
  if (Math.abs(asked.length - known.length) > limit) return Number.POSITIVE_INFINITY;
  const plain = distance(asked, known);
  // A swap costs two plain edits, so undoing one can save one at most.
  const edits = plain === limit + 1 || plain === 2 ? Math.min(plain, withOneSwap(asked, known)) : plain;
  return edits <= limit ? edits : Number.POSITIVE_INFINITY;
}

function withOneSwap(asked: string, known: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let index = 0; index + 1 < asked.length; index++) {
    const left = asked.charAt(index);
    const right = asked.charAt(index + 1);
    if (left === right || !known.includes(right + left)) continue;
    const swapped = asked.slice(0, index) + right + left + asked.slice(index + 2);
    best = Math.min(best, 1 + distance(swapped, known));
  }
  return best;
}
