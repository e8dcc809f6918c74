import { z } from 'zod';
import { RELATIONS } from '../../../engine/interaction/relation.js';
import { interactionCost, READINGS_COST } from '../../../schema/interaction-cost.js';
import { interactionReply } from '../../replies/interaction-reply.js';
import { assumption, chance, citedRuling, named, revision } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

const run = z.object({
  label: z.string().describe('Who has what in this run of the rules engine.'),
  expectedDamageToDefender: z.number(),
  expectedDamageToAttacker: z.number(),
  expectedDamageToOthers: z.number().describe('All other units together.'),
  defenderDiscardChance: chance,
  attackerDiscardChance: chance,
  expectedHits: z.number(),
});

export const VERDICTS = ['INTERACT', 'INDEPENDENT', 'UNDETERMINED'] as const;

const output = z.object({
  revision,
  verdict: z.enum(VERDICTS).describe('UNDETERMINED: nothing known decides it; say so, and do not guess.'),
  headline: z.string().describe('The answer in one sentence.'),
  missing: z.string().nullable(),
  keywords: z.array(named),
  findings: z.array(
    z.object({
      from: named,
      to: named,
      relation: z.enum(RELATIONS).describe("What 'from' does to 'to'."),
      statement: z.string(),
      basis: z.array(z.enum(['RULING', 'ENGINE', 'TIMING', 'STACKING'])),
      rulings: z.array(citedRuling),
    }),
  ),
  url: z.string(),
  details: z
    .object({
      timeline: z.array(z.object({ window: named, keyword: named, event: z.string() })),
      evidence: z.array(run),
      assumptions: z.array(assumption),
      whyNot: z.array(z.object({ ruling: citedRuling, reason: z.string() })),
    })
    .optional(),
});

export const checkInteraction = tool({
  name: 'check_interaction',
  title: 'How keywords meet',
  description:
    'What two to four keywords do to each other: "Does Armor stop Overkill?". A verdict, a sentence, and the findings with the rulings they rest on. The same keyword twice asks how its instances stack. ' +
    'Not for one keyword alone (lookup_keyword), and not for the numbers of one particular attack (solve_attack).',
  input: z.strictObject({
    keywords: z
      .array(z.string().min(1))
      .min(2)
      .max(4)
      .describe("Names or printed lines: 'Overkill', 'Evade 2', 'Switch: Overkill/Stun 2'."),
    form: FORM,
  }),
  output,
  example: { keywords: ['Armor', 'Overkill'] },
  cost: ({ keywords, form }) =>
    interactionCost({ input: { keywords: keywords.map((keyword) => ({ keyword })) } }).field +
    (form === 'detailed' ? READINGS_COST : 0),
  reply: (context, { keywords }, form, { check }) => interactionReply(context, keywords, form, check),
});
