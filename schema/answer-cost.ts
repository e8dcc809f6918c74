import { foldText } from '../api/knowledge-base/fold.js';

/** Reading a question and ranking rulings. */
const LEAST = 300;
/** Solving an attack, or a check of several keywords: only a question with numbers, or a longer one, can lead to it. */
const SOLVING = 3_000;
const SHORT_QUESTION = 200;
const SOLVED = /\p{N}|\bvs?\b|versus|\bchance|\bodds|\bkill|\battack/iu;

/** What a question may cost, from its text alone, as it will be read: full-width digits and letters are those that they stand for. */
export function answerCost({ question }: { readonly question: string }): {
  readonly field: number;
  readonly multiplier: number;
} {
  const solves = question.length > SHORT_QUESTION || SOLVED.test(foldText(question));
  return { field: solves ? SOLVING : LEAST, multiplier: 1 };
}
