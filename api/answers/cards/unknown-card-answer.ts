import { fullName } from '../../knowledge-base/card-record.js';
import { isStopWord } from '../../knowledge-base/stop-words.js';
import { type AnswerDraft, draft } from '../answer-draft.js';
import { unknownInLine } from '../odds/line-in-question.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { anyConceptOf } from '../reading/concepts.js';

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

const MOST_SUGGESTED = 3;

/** `What does Guard do?`: words that stand in names of cards and mean nothing else, with the cards that may be meant; null when there are none. */
export function partOfNameAnswer({ kb, index, words, keywords }: AskedQuestion): AnswerDraft | null {
  const strange = words.flatMap(({ kind, text }) =>
    kind === 'WORD' && !isStopWord(text) && !index.isKnown(anyConceptOf(text)) ? [text] : [],
  );
  const [first = [], ...others] = strange.map((word) => kb.cardIndex.byWord.get(word) ?? []);
  const cards = first.filter((card) => others.every((list) => list.includes(card)));
  if (cards.length === 0) return null;
  const name = strange.join(' ');
  const shown = cards.slice(0, MOST_SUGGESTED).map(fullName);
  const more = cards.length > shown.length ? ` and ${cards.length - shown.length} more` : '';
  return draft({
    intent: 'UNKNOWN',
    pieces: [
      { kind: 'SAID', text: `\u201C${name}\u201D is part of the name of ${shown.join(', ')}${more}.` },
    ],
    keywords,
    confidence: 'LOW',
    suggestions: shown.map((one) => `What does ${one} do?`),
  });
}
