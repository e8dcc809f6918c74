import { z } from 'zod';
import { ASSUMPTIONS_COST, attackLineCost } from '../../../schema/attack-cost.js';
import { attackReply } from '../../replies/attack-reply.js';
import { assumption, chance, citedRuling, named, revision, warning } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

const unit = z.object({
  role: z.string().describe("'attacker', 'defender', or the name of another unit."),
  discardChance: chance,
  expectedCounters: z.number().describe('Damage counters placed on it on average.'),
  counters: z
    .array(z.object({ value: z.int(), probability: chance, fraction: z.string() }))
    .describe('How many damage counters, how likely; fraction is exact.'),
});

const output = z.object({
  revision,
  notation: z.string().describe('The attack as it was understood: check it.'),
  cards: z.array(named.extend({ role: z.string() })).describe('The units that are cards.'),
  expectedHits: z.number(),
  units: z.array(unit),
  choices: z
    .array(z.object({ player: z.enum(['ATTACKER', 'DEFENDER']), situation: z.string(), choice: z.string() }))
    .describe('Best play where a choice is open.'),
  rulings: z.array(citedRuling).describe('Those that were followed.'),
  warnings: z.array(warning),
  url: z.string(),
  details: z
    .object({
      trace: z.array(
        z.object({
          window: named,
          text: z.string(),
          probability: chance,
          keyword: named.nullable(),
          rulings: z.array(citedRuling),
        }),
      ),
      assumptions: z.array(assumption),
    })
    .optional(),
});

export const solveAttack = tool({
  name: 'solve_attack',
  title: 'Solve an attack',
  description:
    'One attack, solved exactly under best play of both sides: chances, damage, what to choose, and the rulings that were followed. ' +
    'The line is "ATTACKER vs DEFENDER": numbers and printed abilities ("7 power, Critical Hit 2, Lucky 1 vs 5 health, Armor, Evade 2 (2 Force)"), or names of cards ("Hanharr vs Mudhorn in the Ground arena"); 5/2 health has 2 damage counters on it, and "; roll 1 4 6" gives dice that lie on the table; each side has 99 Force unless "; force 3/5" says how much (attacker/defender). ' +
    'Not for whether keywords affect each other at all (check_interaction), and not for whole turns or several attacks.',
  input: z.strictObject({
    line: z.string().min(1).describe('The attack in one line.'),
    form: FORM,
  }),
  output,
  example: { line: '7 power, Critical Hit 2 vs 5 health, Armor' },
  cost: ({ line, form }) => {
    const { field, multiplier } = attackLineCost({ line });
    return field + (form === 'detailed' ? multiplier * ASSUMPTIONS_COST : 0);
  },
  reply: (context, { line }, form, { solve }) => attackReply(context, line, form, solve),
});
