import { z } from 'zod';
import { EXPECTED, LOOKUP_COST } from '../../../schema/complexity.js';
import { ACTIVATIONS, AUTHORITIES, STACKING_CLASSES } from '../../knowledge-base/records.js';
import { keywordReply } from '../../replies/keyword-reply.js';
import { named, revision, someRuling, suggestion } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

const keyword = named.extend({
  signature: z.string().describe("How it is printed: 'Critical Hit X'."),
  summary: z.string().describe('Our own words.'),
  definitions: z.array(z.string()),
  authority: z.enum(AUTHORITIES),
  activation: z.array(z.enum(ACTIVATIONS)),
  stacking: z.enum(STACKING_CLASSES).describe('How several instances on one unit combine.'),
  timing: named.nullable().describe('The timing window in which it acts.'),
  url: z.string(),
  rulings: z.array(someRuling),
  details: z
    .object({
      aliases: z.array(z.string()),
      text: z.string(),
      source: z.string(),
      mentions: z.array(named),
      mentionedBy: z.array(named),
    })
    .optional(),
});

export const lookupKeyword = tool({
  name: 'lookup_keyword',
  title: 'Look up a keyword',
  description:
    'One keyword ability of the Star Wars Trading Card Game with its definition, timing, stacking class and every current ruling, each with its id. ' +
    'Any spelling will do: "critical hit 2", "Pay 2 Force -> Evade 2", a former name, a slip. ' +
    'Not for what happens when two keywords meet (check_interaction), for the numbers of an attack (solve_attack), for a card (card), or when no keyword is named (search_rules).',
  input: z.strictObject({
    name: z.string().min(1).describe('Name, former name or printed line of the keyword.'),
    form: FORM,
  }),
  output: z.object({
    revision,
    keyword: keyword.nullable().describe('null when no keyword, or more than one, has the name.'),
    message: z.string().nullable().describe('What to do when there is none.'),
    suggestions: z.array(suggestion),
  }),
  example: { name: 'Overkill' },
  cost: ({ form }) =>
    LOOKUP_COST + (form === 'detailed' ? EXPECTED.rulings * EXPECTED.occurrences : EXPECTED.rulings),
  reply: (context, { name }, form) => keywordReply(context, name, form),
});
