import type { AnswerDraft, Piece } from './answer-draft.js';
import type { AskedQuestion } from './reading/asked-question.js';

const UNDECIDED: Piece = {
  kind: 'UNDECIDED',
  text: "Whether that is so can't be said for certain; this bears on it:",
};

/** What is quoted or found reads like Yes or No to a yes/no question: where it earned neither, that is said first. */
export function asUndecided({ form, cards }: AskedQuestion, answer: AnswerDraft): AnswerDraft {
  const [first] = answer.pieces;
  if (!form.yesNo || first === undefined || answer.pieces.some(({ kind }) => kind === 'VERDICT'))
    return answer;
  // The case in which a card has it is an answer.
  const isOfCard = cards.some((mention) =>
    mention.cards.some(({ name }) => first.kind === 'SAID' && first.text.startsWith(name)),
  );
  if (isOfCard) return answer;
  const isOpen =
    answer.intent === 'INTERACTION' ||
    answer.intent === 'STACKING' ||
    (answer.intent === 'DEFINITION' && first.kind === 'QUOTE');
  return isOpen ? { ...answer, pieces: [UNDECIDED, ...answer.pieces] } : answer;
}
