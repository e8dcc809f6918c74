/** Reading a question and ranking rulings. */
const LEAST = 300;
/** Solving an attack, or a check of several keywords: only a question with numbers, or a longer one, can lead to it. */
const SOLVING = 3_000;
const SHORT_QUESTION = 200;

/** What a question may cost, from its text alone. */
export function answerCost({ question }: { readonly question: string }): {
  readonly field: number;
  readonly multiplier: number;
} {
  const solves =
    question.length > SHORT_QUESTION || /\d|\bvs\b|versus|\bchance|\bodds|\bkill|\battack/i.test(question);
  return { field: solves ? SOLVING : LEAST, multiplier: 1 };
}
