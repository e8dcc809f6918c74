import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { attack } from '../engine/attack.js';
import { attackToSolve } from './attack-asked.js';
import { attackCost } from './attack-cost.js';
import { AttackInput } from './attack-input.js';
import { AttackReport, type AttackReportModel } from './attack-report.js';
import { builder } from './builder.js';
import { inTurn } from './in-turn.js';
import { Refusal, type RefusalModel } from './refusal.js';
import { isFieldSelected } from './selected-field.js';
import { suggestedKeywords } from './suggested-keyword.js';

const AttackResult = builder.unionType('AttackResult', {
  description: 'What an attack leads to: its report, or why it is not served.',
  types: [AttackReport, Refusal],
  resolveType: (result) => ('code' in result ? 'Refusal' : 'AttackReport'),
});

builder.queryField('attack', (t) =>
  t.field({
    type: AttackResult,
    description:
      'One attack, solved exactly: probabilities as fractions, best choices of both players, and the rulings that were followed.',
    args: {
      input: t.arg({
        type: AttackInput,
        required: true,
        description: 'The units, what each side can spend, and how choices are made.',
      }),
    },
    complexity: attackCost,
    resolve: (_parent, { input }, context, info) => {
      const asked = attackToSolve(input);
      if ('code' in asked) return asked;
      const assumptions = isFieldSelected(info, 'AttackReport', 'assumptions');
      return inTurn(context, () => solve(context.knowledgeBase, asked, assumptions));
    },
  }),
);

function solve(
  knowledgeBase: KnowledgeBase,
  { input, notation, warnings }: Exclude<ReturnType<typeof attackToSolve>, RefusalModel>,
  assumptions: boolean,
): AttackReportModel | RefusalModel {
  const solved = attack(input, { assumptions });
  if (solved.ok) return { solved, notation, warnings: [...warnings, ...solved.warnings] };
  const { code, message, rule, limit, suggestions } = solved;
  return {
    code,
    message,
    rule,
    limit,
    suggestions: suggestedKeywords(knowledgeBase, suggestions),
  };
}
