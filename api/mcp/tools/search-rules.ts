import { z } from 'zod';
import { SEARCH_COST } from '../../../schema/complexity.js';
import { AUTHORITIES } from '../../knowledge-base/records.js';
import { searchReply } from '../../replies/search-reply.js';
import { KINDS, revision, suggestion, warning } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

const MATCHES = ['EXACT', 'ALIAS', 'STEM', 'PREFIX', 'FUZZY'] as const;
const MOST = 25;
const STANDARD = 8;

export const searchRules = tool({
  name: 'search_rules',
  title: 'Search the rules',
  description:
    'Full text over keywords, rulings, timing windows and cards, best first, with ids. Any text is a query; nothing in it is an operator. ' +
    'Not when you know the keyword (lookup_keyword) or the card (card), and not for a question that wants an answer (answer_question): this finds texts and concludes nothing.',
  input: z.strictObject({
    query: z.string().min(1).describe('Words to look for.'),
    kinds: z.array(z.enum(KINDS)).max(KINDS.length).default([]).describe('Types of record; none means all.'),
    limit: z.int().min(1).max(MOST).default(STANDARD).describe('How many results at most.'),
    form: FORM,
  }),
  output: z.object({
    revision,
    total: z.int().describe('How many were found; results has the first of them.'),
    results: z.array(
      z.object({
        kind: z.enum(KINDS),
        id: z.string(),
        name: z.string().describe('Its name; of a ruling the name of what it is on.'),
        text: z.string(),
        authority: z
          .enum(AUTHORITIES)
          .nullable()
          .describe('Of text. SUMMARY: words of this project, not official; null: the type line of a card.'),
        match: z.enum(MATCHES),
        details: z.object({ text: z.string() }).optional(),
      }),
    ),
    didYouMean: z.array(suggestion),
    warnings: z.array(warning),
  }),
  example: { query: 'damage dealt in tandem', kinds: ['RULING'] },
  cost: ({ limit }) => SEARCH_COST + limit,
  reply: (context, { query, kinds, limit }, form) =>
    searchReply(context, { query, kinds, most: limit }, form),
});
