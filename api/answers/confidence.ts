import type { Confidence } from './answer-draft.js';
import type { AskedQuestion } from './reading/asked-question.js';

/** What an answer rests on. */
export interface Grounds {
  /** Official text says it. */
  readonly official: boolean;
  /** The engine computed it under no reading that could be another. */
  readonly computed: boolean;
  /** The text fits the question by the stated threshold. */
  readonly fits: boolean;
}

/**
 * HIGH: official text says it, or the engine computed it. MEDIUM: our own words, one reading of several, or a text that fits only in part.
 * LOW: a keyword was guessed from a misspelt word.
 */
export function confidenceOf({ mentions }: Pick<AskedQuestion, 'mentions'>, grounds: Grounds): Confidence {
  if (mentions.some(({ match }) => match === 'FUZZY')) return 'LOW';
  return grounds.fits && (grounds.official || grounds.computed) ? 'HIGH' : 'MEDIUM';
}
