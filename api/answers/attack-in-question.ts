import type { AttackInput } from '../../engine/attack-input.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { firstCodePoints } from '../knowledge-base/rendering/code-points.js';
import { LONGEST_QUESTION } from './answer-question.js';
import { lineInQuestion } from './odds/line-in-question.js';
import { attackOf, readAttack } from './odds/read-attack.js';
import { readQuestion } from './reading/asked-question.js';
import { intentOf } from './reading/intent.js';

/** What a question leads to, before it is answered: enough to tell how much work that is. */
export interface QuestionSize {
  /** The attack that has to be solved for it; null when none has. */
  readonly attack: AttackInput | null;
  /** The keywords it is about, with their values. */
  readonly keywords: readonly { readonly keyword: string; readonly value: number | null }[];
}

export function sizeOfQuestion(kb: KnowledgeBase, question: string): QuestionSize {
  const asked = readQuestion(kb, firstCodePoints(question, LONGEST_QUESTION));
  const keywords = asked.mentions.map(({ keyword, value }) => ({ keyword: keyword.slug, value }));
  if (intentOf(asked) !== 'ODDS') return { attack: null, keywords };
  const read = readAttack(asked);
  return { attack: lineInQuestion(asked, read)?.input ?? attackOf(read), keywords };
}
