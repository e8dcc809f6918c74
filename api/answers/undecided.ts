import type { AnswerDraft, Piece } from './answer-draft.js';
import type { AskedQuestion } from './reading/asked-question.js';

const UNDECIDED: Piece = {
  kind: 'UNDECIDED',
  text: "Whether that is so can't be said for certain; this bears on it:",
};

/** What is quoted or found reads like Yes or No to a yes/no question: where it earned neither, that is said first. */
export function asUndecided({ form }: AskedQuestion, answer: AnswerDraft): AnswerDraft {
  const [first] = answer.pieces;
  if (!form.yesNo || first === undefined || answer.pieces.some(({ kind }) => kind === 'VERDICT'))
    return answer;
  const isOpen =
    answer.intent === 'INTERACTION' || (answer.intent === 'DEFINITION' && first.kind === 'QUOTE');
  return isOpen ? { ...answer, pieces: [UNDECIDED, ...answer.pieces] } : answer;
}
