import { z } from 'zod';
import { CITATION_CHECK_COST } from '../../../schema/complexity.js';
import { citationReply } from '../../replies/citation-reply.js';
import { revision, someRuling } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

export const verifyCitation = tool({
  name: 'verify_citation',
  title: 'Verify a citation',
  description:
    'Is this quotation of a ruling, or this id of one, real, current and exact? Use it before you quote a ruling from anywhere, your own memory included. ' +
    'Not for finding rulings on a subject (search_rules): it compares one wording.',
  input: z.strictObject({
    text: z
      .string()
      .optional()
      .describe('The wording as it is quoted: one ruling. Without it only the id is verified.'),
    rulingId: z
      .string()
      .optional()
      .describe(
        "Id of the ruling it is said to be: 'overkill/both-units-resolve-damage'. Without it the nearest is found.",
      ),
    form: FORM,
  }),
  output: z.object({
    revision,
    status: z.enum(['CURRENT', 'ALTERED', 'SUPERSEDED', 'WITHDRAWN', 'UNKNOWN']),
    real: z.boolean().describe('There is such a ruling, or there was one.'),
    current: z.boolean().describe('It is in force.'),
    exact: z.boolean().nullable().describe('The wording is that of the ruling; null when none was given.'),
    similarity: z.number().nullable().describe('0 to 1.'),
    message: z.string(),
    ruling: someRuling.nullable().describe('The ruling that was named, or the nearest one.'),
    replacedBy: z.array(someRuling),
  }),
  example: { text: 'Both units resolve damage in tandem.' },
  cost: () => CITATION_CHECK_COST,
  reply: (context, { text = null, rulingId = null }, form) =>
    citationReply(context, { text, rulingId }, form),
});
