import { distance } from 'fastest-levenshtein';

/** How many slips of the finger a word of this many letters may have and still be recognised. */
export function allowedEdits(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/**
 * Inserted, dropped and changed letters between two words, one pair of swapped neighbours counting as one.
 * Exact up to `limit`; anything beyond is reported as Infinity.
 */
export function editsWithin(asked: string, known: string, limit: number): number {
  if (Math.abs(asked.length - known.length) > limit) return Number.POSITIVE_INFINITY;
  const plain = distance(asked, known);
  // A swap costs two plain edits, so undoing one can save one at most.
  const edits = plain >= 2 && plain <= limit + 1 ? Math.min(plain, withOneSwap(asked, known)) : plain;
  return edits <= limit ? edits : Number.POSITIVE_INFINITY;
}

/** Which letters a word has, as bits; letters of other scripts share them. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Which letters stand side by side in it, likewise; other pairs share the bits. */
export function pairsOf(word: string): number {
  let pairs = 0;
  for (let index = 1; index < word.length; index++)
    pairs |= 1 << ((word.charCodeAt(index - 1) * 7 + word.charCodeAt(index) * 3) & 31);
  return pairs;
}

/** Pairs of a word that so many edits can change: each letter stands in two, and two that change places in three. */
export function pairsChanged(edits: number): number {
  return 2 * edits + 1;
}

/** False when so many letters of one word are missing in the other that they can't be within `limit` edits; cheap to ask first. Of pairs `pairsChanged` has the limit. */
export function mayBeWithin(letters: number, otherLetters: number, limit: number): boolean {
  return missing(letters & ~otherLetters) <= limit && missing(otherLetters & ~letters) <= limit;
}

/** How many bits are set, summed up in pairs, fours and bytes: it is asked of every name for every slip. */
function missing(letters: number): number {
  const pairs = letters - ((letters >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
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
