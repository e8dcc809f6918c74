import { foldName } from '../knowledge-base/fold.js';
import { similarNames } from '../knowledge-base/nearest-names.js';
import { firstCodePoints } from '../knowledge-base/rendering/code-points.js';
import { oneLine } from '../knowledge-base/rendering/one-line.js';
import { isStopWord } from '../knowledge-base/stop-words.js';
import { type AnswerDraft, draft } from './answer-draft.js';
import type { AskedQuestion } from './reading/asked-question.js';

const MOST_SUGGESTIONS = 3;
const MOST_WORDS = 12;
const MOST_REPEATED = 60;
const EXAMPLES = [
  'How does Overkill work?',
  'Can I Evade Overkill damage?',
  'Do two Evades add up?',
] as const;

/** What is said when nothing of the rules fits: no guess, and questions that can be answered. */
export function unknownAnswer(asked: AskedQuestion): AnswerDraft {
  const repeated = firstCodePoints(oneLine(asked.question), MOST_REPEATED);
  const about =
    repeated === '' ? 'Nothing was asked.' : `No rule was found that answers \u201C${repeated}\u201D.`;
  const suggestions = suggestionsFor(asked);
  return draft({
    intent: 'UNKNOWN',
    pieces: [
      { kind: 'SAID', text: about },
      {
        kind: 'SAID',
        text: `Ask about a keyword of the game, for example: ${suggestions[0] ?? EXAMPLES[0]}`,
      },
    ],
    confidence: 'LOW',
    suggestions,
  });
}

/** Questions about the keywords that were named or come near, else examples. */
function suggestionsFor({ kb, keywords, words }: AskedQuestion): readonly string[] {
  const near = words
    .filter(({ kind, text }) => kind === 'WORD' && text.length > 3 && !isStopWord(text))
    .slice(0, MOST_WORDS)
    .flatMap(({ text }) => similarNames(kb.names, text, foldName(text), 1))
    .map(({ keyword }) => keyword.name);
  const names = [...new Set([...keywords.map(({ name }) => name), ...near])];
  const asking = names.slice(0, MOST_SUGGESTIONS).map((name) => `How does ${name} work?`);
  return asking.length > 0 ? asking : EXAMPLES;
}
