import { z } from 'zod';
import { linesOfDeck } from '../../../schema/asked-deck.js';
import { batchCost, LOOKUP_COST } from '../../../schema/complexity.js';
import { MOST_LINES } from '../../decks/deck-limits.js';
import { deckReply } from '../../replies/deck-reply.js';
import { citedRuling, named, revision, suggestion, warning } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

export const deckRulingsTool = tool({
  name: 'deck_rulings',
  title: 'Rulings for a deck',
  description:
    'A whole deck list (plain lines such as "4 Hanharr (A)", or the XML of a .dek file): each card with its keywords and the ids of the rulings that matter to it, and every line that was not recognised. detailed adds the texts of the rulings. ' +
    'Not for one card (card), and not for advice on building a deck: it knows rules, not strategy.',
  input: z.strictObject({
    list: z.string().min(1).describe('The list as it was pasted.'),
    form: FORM,
  }),
  output: z.object({
    revision,
    totalCards: z.int(),
    cards: z.array(
      named.extend({
        quantity: z.int(),
        section: z.enum(['DECK', 'SUPPLY', 'SIDEBOARD', 'OUTSIDE']),
        keywords: z.array(named),
        rulings: z.array(z.string()).describe('Ids.'),
      }),
    ),
    keywords: z.array(named),
    unrecognised: z.array(z.object({ line: z.int(), text: z.string(), suggestions: z.array(suggestion) })),
    warnings: z.array(warning),
    details: z.object({ rulings: z.array(citedRuling) }).optional(),
  }),
  example: { list: '4 Hanharr (A)\n2 Mudhorn' },
  cost: ({ list }) => batchCost(linesOfDeck(list), LOOKUP_COST, MOST_LINES).field,
  reply: (context, { list }, form) => deckReply(context, list, form),
});
