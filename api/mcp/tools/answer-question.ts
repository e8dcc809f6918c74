import { z } from 'zod';
import { answerCost } from '../../../schema/answer-cost.js';
import { ANSWER_INTENTS, CONFIDENCES } from '../../answers/answer-draft.js';
import { answerReply } from '../../replies/answer-reply.js';
import { assumption, named, revision, someRuling, warning } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';
import { VERDICTS } from './check-interaction.js';

export const answerQuestion = tool({
  name: 'answer_question',
  title: 'Answer a rules question',
  description:
    'A rules question in plain words, answered from the rulings alone, with the ids it rests on: "Do I have to use all of my Evade?". Begin here when a player asks something. ' +
    'UNKNOWN means that no rule decides it: say so, and do not fill the gap from memory. ' +
    'Not for looking up a text (lookup_keyword, search_rules), for deck building, or for other games.',
  input: z.strictObject({
    question: z.string().min(1).describe('One question, as the player asked it.'),
    form: FORM,
  }),
  output: z.object({
    revision,
    question: z.string(),
    intent: z.enum(ANSWER_INTENTS),
    answer: z.string(),
    confidence: z.enum(CONFIDENCES),
    keywords: z.array(named),
    cards: z.array(named),
    citations: z.array(someRuling),
    suggestions: z.array(z.string()).describe('Questions that can be answered instead.'),
    warnings: z.array(warning),
    url: z.string(),
    details: z
      .object({
        verdict: z.enum(VERDICTS).nullable().describe('Of check_interaction, if keywords meet.'),
        notation: z.string().nullable().describe('Of solve_attack, if an attack was solved.'),
        assumptions: z.array(assumption),
      })
      .optional(),
  }),
  example: { question: 'Does Armor stop Overkill?' },
  cost: ({ question }) => answerCost({ question }).field,
  reply: (context, { question }, form, long) => answerReply(context, question, form, long),
});
