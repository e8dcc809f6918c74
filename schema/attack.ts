import { asSolved, readLine } from '../api/attacks/attack-by-line.js';
import { suggestedKeywords } from '../api/knowledge-base/suggested-keywords.js';
import { LONGEST_ATTACK_LINE } from '../engine/notation/attack-line.js';
import { attackCost, attackLineCost } from './attack-cost.js';
import { AttackInput } from './attack-input.js';
import { AttackReport, type AttackReportModel } from './attack-report.js';
import { builder } from './builder.js';
import type { QueryContext } from './context.js';
import { inTurn } from './in-turn.js';
import { Refusal, type RefusalModel } from './refusal.js';
import { type AttackToSolve, attackOfCards } from './request-to-attack.js';
import { isFieldSelected } from './selected-field.js';
import { solvedAttack } from './solved-attack.js';

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
      const asked = attackOfCards(context.knowledgeBase, input);
      if ('code' in asked) return asked;
      const assumptions = isFieldSelected(info, 'AttackReport', 'assumptions');
      return solve(context, asked, assumptions);
    },
  }),
);

builder.queryField('attackLine', (t) =>
  t.field({
    type: AttackResult,
    description:
      "The same attack in one line: '7 power, Critical Hit 2 vs 5/2 health, Armor', 'Hanharr vs Mudhorn in the Ground arena'. A card's name stands for what is printed on it.",
    args: {
      line: t.arg.string({
        required: true,
        description: `Attacker, 'vs', defender; then '+' and other units, ';' and options: 'force 3/5'. At most ${LONGEST_ATTACK_LINE} characters (UTF-16 units). What can't be read is refused (INVALID_INPUT) with its column.`,
      }),
    },
    complexity: attackLineCost,
    resolve: async (_parent, { line }, context, info) => {
      const { knowledgeBase } = context;
      const assumptions = isFieldSelected(info, 'AttackReport', 'assumptions');
      const read = await inTurn(context, () => readLine(knowledgeBase, line));
      if (!read.ok) return read;
      return asSolved(knowledgeBase, read, await solvedAttack(context, read.input, { assumptions }));
    },
  }),
);

async function solve(
  context: QueryContext,
  { input, notation, warnings }: AttackToSolve,
  assumptions: boolean,
): Promise<AttackReportModel | RefusalModel> {
  const solved = await solvedAttack(context, input, { assumptions });
  if (solved.ok) return { solved, notation, warnings: [...warnings, ...solved.warnings] };
  const { code, message, rule, limit, suggestions } = solved;
  return {
    code,
    message,
    rule,
    limit,
    suggestions: suggestedKeywords(context.knowledgeBase, suggestions),
  };
}
