import { z } from 'zod';
import { CITATION_CHECK_COST } from '../../../schema/complexity.js';
import { citationReply } from '../../replies/citation-reply.js';
import { named, revision, someRuling } from '../reply-schemas.js';
import { FORM, tool } from '../tool.js';

export const verifyCitation = tool({
  name: 'verify_citation',
  title: 'Verify a citation',
  description:
    'Is this quotation of a ruling or a definition, or this id of a ruling, real, current and exact? Exact is letter for letter, capitals too; ' +
    'white space, kinds of quotes and dashes, enclosing quotes or parentheses and the final full stop do not count. Use it before you quote a ruling from anywhere, your own memory included. ' +
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
    real: z
      .boolean()
      .describe('There is such a ruling or definition, or there was one; false when the sense is changed.'),
    current: z.boolean().describe('It is in force.'),
    senseChanged: z
      .boolean()
      .describe(
        'A negation, a number or an opposite makes it say something else than the text it comes near.',
      ),
    exact: z
      .boolean()
      .nullable()
      .describe(
        'Letter for letter, capitals too; white space, kinds of quotes and dashes, what encloses it and the final full stop apart. Null when no wording was given.',
      ),
    similarity: z.number().nullable().describe('0 to 1.'),
    message: z.string(),
    ruling: someRuling.nullable().describe('The ruling that was named, or the nearest one.'),
    definitionOf: named
      .nullable()
      .describe(
        'The keyword whose definition it is or comes near: official text that has no id of a ruling.',
      ),
    replacedBy: z.array(someRuling),
  }),
  example: { text: 'Both units resolve damage in tandem.' },
  cost: () => CITATION_CHECK_COST,
  reply: (context, { text = null, rulingId = null }, form) =>
    citationReply(context, { text, rulingId }, form),
});
