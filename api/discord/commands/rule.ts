import { LONGEST_QUESTION } from '../../answers/answer-question.js';
import { buttonsFor } from '../buttons.js';
import { message } from '../message.js';
import { answerInWords, questionCost } from '../question-reply.js';
import { type Command, type Options, textOption } from './command.js';

/** `/rule`: a question in plain words. */
export const rule: Command = {
  definition: {
    name: 'rule',
    description: 'Answers a question about the rules, with the ruling that says so',
    options: [textOption('question', 'For example: Can I evade Overkill damage?', LONGEST_QUESTION)],
  },
  completes: [],
  cost: (context, options) => questionCost(context, questionOf(options)),
  answer: (context, options, long) => {
    const { answer, content } = answerInWords(context, questionOf(options), long);
    return message({ content, buttons: buttonsFor(answer.keywords.map(({ slug }) => slug)) });
  },
};

function questionOf(options: Options): string {
  return options.get('question') ?? '';
}
