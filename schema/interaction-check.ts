import type { CheckInteraction } from '../api/answers/answer-options.js';
import type { InteractionReport as InteractionReportModel } from '../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { builder } from './builder.js';
import { refuseLargeBatch } from './error-codes.js';
import { interactionCost, interactionsCost, MOST_CHECKS } from './interaction-cost.js';
import { InteractionCheckInput } from './interaction-input.js';
import { InteractionReport } from './interaction-report.js';
import { Refusal, type RefusalModel } from './refusal.js';
import { attackOfCards } from './request-to-attack.js';
import { isFieldSelected } from './selected-field.js';
import { workInSteps } from './work-in-steps.js';

type Asked = typeof InteractionCheckInput.$inferInput;
type Result = InteractionReportModel | RefusalModel;

const InteractionResult = builder.unionType('InteractionResult', {
  description: 'What a check leads to: its report, or why it is not served.',
  types: [InteractionReport, Refusal],
  resolveType: (result) => ('code' in result ? 'Refusal' : 'InteractionReport'),
});

builder.queryField('interactionCheck', (t) =>
  t.field({
    type: InteractionResult,
    description: 'How two to four keywords meet.',
    args: {
      input: t.arg({
        type: InteractionCheckInput,
        required: true,
        description: 'The keywords, and the board if one is meant.',
      }),
    },
    complexity: interactionCost,
    resolve: (_parent, { input }, context, info) => {
      const assumptions = isFieldSelected(info, 'InteractionReport', 'assumptions');
      return workInSteps(context, ({ check }) => checked(context.knowledgeBase, input, assumptions, check));
    },
  }),
);

builder.queryField('interactionChecks', (t) =>
  t.field({
    type: [InteractionResult],
    description: `The same for up to ${MOST_CHECKS} inputs, in order; a refusal stands in its own place.`,
    args: {
      inputs: t.arg({
        type: [InteractionCheckInput],
        required: true,
        description: `At most ${MOST_CHECKS}; more are refused.`,
      }),
    },
    complexity: interactionsCost,
    resolve: (_parent, { inputs }, context, info) => {
      refuseLargeBatch('inputs', inputs.length, MOST_CHECKS);
      const assumptions = isFieldSelected(info, 'InteractionReport', 'assumptions');
      return Promise.all(
        inputs.map((input) =>
          workInSteps(context, ({ check }) => checked(context.knowledgeBase, input, assumptions, check)),
        ),
      );
    },
  }),
);

function checked(
  knowledgeBase: KnowledgeBase,
  { keywords, scenario }: Asked,
  assumptions: boolean,
  check: CheckInteraction,
): Result {
  const board = scenario == null ? null : attackOfCards(knowledgeBase, scenario);
  if (board !== null && 'code' in board) return board;
  const uses = keywords.map(({ keyword, value, role }) => ({
    keyword,
    value: value ?? null,
    role: role ?? null,
  }));
  return check(knowledgeBase, { keywords: uses, scenario: board?.input ?? null }, { assumptions });
}
