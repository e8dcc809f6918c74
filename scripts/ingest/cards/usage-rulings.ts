import { splitSentences } from '../parsing/sentences.js';

/** One ruling of a Usage field; `usage.slice(start, end)` is its text. */
export interface UsageRuling {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly parenthetical: boolean;
}

const PIECE = /[^|]+/g;
/** How set files print that nothing is ruled. */
const NOTHING = /^\s*(?:none|n\/?a)\.?\s*$/i;

/** The rulings of a Usage field, sentence by sentence; pieces are divided by bars. BANNED and RESTRICTED are rulings as well. */
export function usageRulings(usage: string): readonly UsageRuling[] {
  return [...usage.matchAll(PIECE)].flatMap(({ 0: piece, index }) =>
    (NOTHING.test(piece) ? [] : splitSentences(piece)).map(({ start, end, parenthetical }) => ({
      text: piece.slice(start, end),
      start: index + start,
      end: index + end,
      parenthetical,
    })),
  );
}
