import type { Assumption } from '../../engine/report.js';
import { answerUrl } from '../../schema/page-url.js';
import type { AnswerIntent, Confidence } from '../answers/answer-draft.js';
import { answerQuestion } from '../answers/answer-question.js';
import { AT_ONCE, type LongWork } from '../answers/long-work.js';
import type { Verdict } from '../interactions/interaction-report.js';
import { fullName } from '../knowledge-base/card-record.js';
import type { Warning } from '../knowledge-base/search.js';
import {
  type CitedRuling,
  citedRuling,
  type Form,
  type FullRuling,
  fullRuling,
  type Named,
  type ReplyContext,
} from './reply.js';

export interface AnswerReply {
  readonly revision: string;
  readonly question: string;
  readonly intent: AnswerIntent;
  readonly answer: string;
  readonly confidence: Confidence;
  readonly keywords: readonly Named[];
  readonly cards: readonly Named[];
  /** What it rests on, best first; in concise form with their texts alone. */
  readonly citations: readonly (CitedRuling | FullRuling)[];
  /** Questions that can be answered instead. */
  readonly suggestions: readonly string[];
  readonly warnings: readonly Warning[];
  readonly url: string;
  readonly details?:
    | undefined
    | {
        /** Of the check of its keywords; null when it is about none. */
        readonly verdict: Verdict | null;
        /** The attack that was solved, in one line; null when none was. */
        readonly notation: string | null;
        readonly assumptions: readonly Assumption[];
      };
}

/** A question as a person types it. `long`: how attacks are solved and keywords checked for it. */
export function answerReply(
  context: ReplyContext,
  question: string,
  form: Form,
  { check, solve }: LongWork = AT_ONCE,
): AnswerReply {
  const { knowledgeBase, publicUrl } = context;
  const options = { maxLength: null, publicUrl, checkInteraction: check, solve };
  const found = answerQuestion(knowledgeBase, question, options);
  const reply = {
    revision: knowledgeBase.revision,
    question: found.question,
    intent: found.intent,
    answer: found.text,
    confidence: found.confidence,
    keywords: found.keywords.map(({ slug, name }) => ({ id: slug, name })),
    cards: found.cards.map((card) => ({ id: card.slug, name: fullName(card) })),
    citations: found.citations.map(citedRuling),
    suggestions: found.suggestions,
    warnings: found.warnings,
    url: answerUrl(context, found.question),
  };
  if (form === 'concise') return reply;
  const { interaction, attack, assumptions } = found;
  return {
    ...reply,
    citations: found.citations.map((ruling) => fullRuling(context, ruling)),
    details: {
      verdict: interaction?.verdict ?? null,
      notation: attack?.notation ?? null,
      assumptions,
    },
  };
}
