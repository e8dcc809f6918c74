import type { SentenceIndex } from './sentence-index.js';

const NONE: ReadonlySet<string> = new Set();

/** Of what was asked, how much is said too. */
export function sharedWeight(
  index: SentenceIndex,
  asked: ReadonlySet<string>,
  said: ReadonlySet<string>,
  lesser: ReadonlySet<string> = NONE,
): number {
  return weightOfAll(index, new Set([...asked].filter((concept) => said.has(concept))), lesser);
}

/** How telling concepts are together; those that are `lesser` count half. Never 0. */
export function weightOfAll(
  index: SentenceIndex,
  concepts: ReadonlySet<string>,
  lesser: ReadonlySet<string> = NONE,
): number {
  let sum = Number.EPSILON;
  for (const concept of concepts) {
    // Enough to tell a claim without anything telling from one with it, and no more.
    const weight = index.isGeneral(concept) ? Number.EPSILON : index.weightOf(concept);
    sum += weight * (lesser.has(concept) ? 0.5 : 1);
  }
  return sum;
}
