import type { ANSWER_INTENTS, CONFIDENCES } from '../api/answers/answer-draft.js';
import {
  type Answer as AnswerModel,
  answerQuestion,
  LONGEST_QUESTION,
} from '../api/answers/answer-question.js';
import { MOST_CITATIONS } from '../api/answers/rulings-cited.js';
import { answerCost } from './answer-cost.js';
import { REPORT_LISTS } from './attack-cost.js';
import { Assumption, AttackReport } from './attack-report.js';
import { builder } from './builder.js';
import { EXPECTED, listCost } from './complexity.js';
import { refuse } from './error-codes.js';
import { InteractionReport } from './interaction-report.js';
import { answerUrl } from './page-url.js';
import { Card, Keyword, Ruling } from './record-types.js';
import { LONGEST_RENDERING } from './rendering-length.js';
import { Warning } from './warning.js';
import { workInSteps } from './work-in-steps.js';

const SHORTEST_ANSWER = 80;

const INTENTS = {
  DEFINITION: 'About one keyword, a single ruling of it included.',
  INTERACTION: 'How two to four keywords meet.',
  TIMING: 'When a keyword acts, or which of two acts first.',
  STACKING: 'How several instances of one keyword combine.',
  CARD: 'What a card is and does.',
  ODDS: 'Numbers of an attack.',
  UNKNOWN: 'Nothing of the rules fits; see suggestions.',
} as const satisfies Record<(typeof ANSWER_INTENTS)[number], string>;

const AnswerIntent = builder.enumType('AnswerIntent', {
  description: 'What a question was taken to ask for.',
  values: {
    DEFINITION: { description: INTENTS.DEFINITION },
    INTERACTION: { description: INTENTS.INTERACTION },
    TIMING: { description: INTENTS.TIMING },
    STACKING: { description: INTENTS.STACKING },
    CARD: { description: INTENTS.CARD },
    ODDS: { description: INTENTS.ODDS },
    UNKNOWN: { description: INTENTS.UNKNOWN },
  },
});

const LEVELS = {
  HIGH: 'Official text says it, or the engine computed it.',
  MEDIUM: 'Our own words, one reading of several, or a text that fits the question only in part.',
  LOW: 'A near miss: a name was guessed, or something is missing.',
} as const satisfies Record<(typeof CONFIDENCES)[number], string>;

const Confidence = builder.enumType('Confidence', {
  description: 'How well an answer is founded; earned by rule.',
  values: {
    HIGH: { description: LEVELS.HIGH },
    MEDIUM: { description: LEVELS.MEDIUM },
    LOW: { description: LEVELS.LOW },
  },
});

const Answer = builder.objectRef<AnswerModel>('Answer').implement({
  description:
    'The answer to a question: every sentence of it is official text, a summary of ours, or composed from what the engine and the interaction check found.',
  fields: (t) => ({
    question: t.exposeString('question', {
      description: `The question as it was read; of a longer one the first ${LONGEST_QUESTION} code points.`,
    }),
    intent: t.expose('intent', { type: AnswerIntent, description: 'What was asked for.' }),
    text: t.exposeString('text', {
      description:
        'Plain text on one line. A yes/no question gets Yes or No first where the rules say it. Our own words are named as such.',
    }),
    markdown: t.exposeString('markdown', {
      description: 'The same for Discord: words of the question are escaped, and nobody is mentioned.',
    }),
    keywords: t.expose('keywords', {
      type: [Keyword],
      complexity: listCost(EXPECTED.abilities),
      description: 'The keywords it is about, in the order of the question; of a card all it has.',
    }),
    cards: t.expose('cards', {
      type: [Card],
      complexity: listCost(EXPECTED.cardsOfAnswer),
      description: 'The cards that the question names.',
    }),
    citations: t.expose('citations', {
      type: [Ruling],
      complexity: listCost(MOST_CITATIONS),
      description: `What the answer rests on, best first, at most ${MOST_CITATIONS}.`,
    }),
    confidence: t.expose('confidence', { type: Confidence, description: 'How well it is founded.' }),
    suggestions: t.exposeStringList('suggestions', {
      description: 'Questions that can be answered, when this one could not be, or not for sure.',
    }),
    url: t.string({
      description:
        'Page for people; absolute when the server knows its public address, else from the root of the site.',
      resolve: ({ question }, _args, context) => answerUrl(context, question),
    }),
  }),
});

builder.objectFields(Answer, (t) => ({
  interaction: t.field({
    type: InteractionReport,
    nullable: true,
    description:
      'How the keywords meet, for INTERACTION; null for others, and when that could not be worked out.',
    resolve: ({ interaction }) => interaction,
  }),
  attack: t.field({
    type: AttackReport,
    nullable: true,
    description: 'The attack that was solved, for ODDS; null for others, and when numbers are missing.',
    resolve: ({ attack }) =>
      attack === null
        ? null
        : { solved: attack.solved, notation: attack.notation, warnings: attack.solved.warnings },
  }),
  assumptions: t.expose('assumptions', {
    type: [Assumption],
    complexity: listCost(REPORT_LISTS.assumptions),
    description: 'Readings of the rules on which it depends.',
  }),
  warnings: t.expose('warnings', {
    type: [Warning],
    complexity: listCost(EXPECTED.warnings),
    description: 'What of the question was cut, missing or doubtful.',
  }),
}));

builder.queryField('answer', (t) =>
  t.field({
    type: Answer,
    description:
      "A question as a person types it: 'How does Overkill work?', 'Can I Evade Overkill damage?', 'chance for 5 power to kill a unit with 4 health'. The same question gets the same answer.",
    args: {
      question: t.arg.string({
        required: true,
        description: `Any text; of more than ${LONGEST_QUESTION} code points the first are read, with a warning.`,
      }),
      maxLength: t.arg.int({
        description: `Most code points of text and of markdown, ${SHORTEST_ANSWER} at least; they are cut on a sentence, and keep verdict and citation. Null for all of it.`,
      }),
    },
    complexity: answerCost,
    resolve: (_parent, { question, maxLength }, context) => {
      const most = answerLength(maxLength);
      const { knowledgeBase, publicUrl } = context;
      return workInSteps(context, ({ check, solve }) =>
        answerQuestion(knowledgeBase, question, {
          maxLength: most,
          publicUrl,
          checkInteraction: check,
          solve,
        }),
      );
    },
  }),
);

/** Refuses (BAD_USER_INPUT) what is out of bounds. */
function answerLength(maxLength: number | null | undefined): number | null {
  if (maxLength === null || maxLength === undefined) return null;
  if (maxLength >= SHORTEST_ANSWER && maxLength <= LONGEST_RENDERING) return maxLength;
  throw refuse(
    'BAD_USER_INPUT',
    `maxLength is ${maxLength}; expected ${SHORTEST_ANSWER} to ${LONGEST_RENDERING} code points. Leave it out for the whole answer.`,
  );
}
