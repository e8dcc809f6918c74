import { type AnswerDraft, draft } from './answer-draft.js';
import type { AskedQuestion } from './asked-question.js';
import { unknownInLine } from './odds/line-in-question.js';

/** `Zorro vs Old Guard`: an attack between a card that is known and one that is not, with what comes near; null for other questions. */
export function unknownCardAnswer(asked: AskedQuestion): AnswerDraft | null {
  const unknown = unknownInLine(asked);
  if (unknown === null) return null;
  const { message, suggestions } = unknown;
  return draft({
    intent: 'ODDS',
    pieces: [{ kind: 'SAID', text: message }],
    keywords: asked.keywords,
    confidence: 'LOW',
    warnings: [{ code: 'UNKNOWN_CARD', message }],
    suggestions: suggestions.slice(0, 3).map(({ label }) => `What does ${label} do?`),
  });
}
