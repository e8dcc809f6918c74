import type { QueryContext } from '../../../schema/context.js';
import { LONGEST_QUESTION } from '../../answers/answer-question.js';
import { sizeOfQuestion } from '../../answers/attack-in-question.js';
import { damagePicture, LONGEST_PICTURE } from '../damage-picture.js';
import { message } from '../message.js';
import { answerInWords, questionCost } from '../question-reply.js';
import { type Command, type Options, textOption } from './command.js';

/** `/odds`: the exact chance of an attack that is described in words. */
export const odds: Command = {
  definition: {
    name: 'odds',
    description: 'The exact chances of an attack, described in words',
    options: [
      textOption(
        'question',
        'For example: 5 power with crit 2 against 4 health with armor',
        LONGEST_QUESTION,
      ),
    ],
  },
  completes: [],
  cost: (context, options) => questionCost(context, asOdds(context, options)),
  answer: (context, options, long) => {
    const question = asOdds(context, options);
    const { answer, content } = answerInWords(context, question, long, LONGEST_PICTURE + 1);
    if (answer.attack === null) return message({ content });
    const picture = damagePicture(answer.attack.solved, 'defender');
    return message({ content: picture === null ? content : `${content}\n${picture}` });
  },
};

/** A bare description of two units becomes a question for the chance. */
function asOdds({ knowledgeBase }: QueryContext, options: Options): string {
  const question = options.get('question') ?? '';
  if (sizeOfQuestion(knowledgeBase, question).attack !== null) return question;
  const asked = `chance for ${question}`;
  return sizeOfQuestion(knowledgeBase, asked).attack === null ? question : asked;
}
