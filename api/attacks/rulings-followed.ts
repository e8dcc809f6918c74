import type { TraceStep } from '../../engine/report.js';

/** A keyword that does something in an attack, with the rulings by which it does. */
export interface FollowedKeyword {
  readonly keyword: string;
  readonly rulings: readonly string[];
}

/** Keywords that do something, with some chance, in the order of play. What only explains why one does nothing is followed by nobody. */
export function keywordsFollowed(trace: readonly TraceStep[]): readonly FollowedKeyword[] {
  return trace.flatMap(({ keyword, rulings, probability }) =>
    keyword === null || probability.numerator === 0n ? [] : [{ keyword, rulings }],
  );
}

/** Ids of the rulings that bear on what comes out, each once. */
export function rulingsFollowed(trace: readonly TraceStep[]): readonly string[] {
  return [...new Set(keywordsFollowed(trace).flatMap(({ rulings }) => rulings))];
}
