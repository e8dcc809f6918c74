import { z } from 'zod';
import { EXPECTED, LOOKUP_COST } from '../../../schema/complexity.js';
import { CARD_SIDES } from '../../knowledge-base/card-record.js';
import { cardReply } from '../../replies/card-reply.js';
import { citedRuling, named, revision, suggestion } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

const printing = z.object({
  set: z.string(),
  number: z.string().nullable(),
  rarity: z.string().nullable(),
  promo: z.boolean(),
});

const card = named.extend({
  side: z.enum(CARD_SIDES),
  typeLine: z.string(),
  subtypes: z.array(z.string()),
  cost: z.string().nullable(),
  speed: z.number().nullable(),
  power: z.number().nullable(),
  health: z.number().nullable(),
  text: z.string(),
  keywords: z.array(named),
  rulings: z.array(citedRuling).describe('On the card itself; those on its keywords are in details.'),
  url: z.string(),
  details: z
    .object({
      printings: z.array(printing),
      source: z.string(),
      keywords: z.array(
        named.extend({ summary: z.string(), timing: named.nullable(), rulings: z.array(citedRuling) }),
      ),
    })
    .optional(),
});

export const cardTool = tool({
  name: 'card',
  title: 'Look up a card',
  description:
    'One card by name, with or without its version letter: numbers, text, keywords and rulings on the card itself; detailed adds the rulings on its keywords. Several cards of one name are suggestions. ' +
    'Not for a list of cards (deck_rulings), or for what it would do in an attack (solve_attack takes names of cards). Not every card is loaded: one that is not found may still exist.',
  input: z.strictObject({
    name: z.string().min(1).describe("'Hanharr', 'Hanharr (A)'."),
    set: z.string().optional().describe('Abbreviation of a set that it must be in.'),
    form: FORM,
  }),
  output: z.object({
    revision,
    card: card.nullable(),
    message: z.string().nullable().describe('What to do when there is none.'),
    suggestions: z.array(suggestion),
  }),
  example: { name: 'Hanharr (A)' },
  cost: ({ form }) =>
    LOOKUP_COST + (form === 'detailed' ? EXPECTED.abilities * EXPECTED.rulings : EXPECTED.rulings),
  reply: (context, { name, set = null }, form) => cardReply(context, { name, set }, form),
});
