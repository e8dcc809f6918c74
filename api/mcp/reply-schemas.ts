import { z } from 'zod';
import { AUTHORITIES, RULING_STATUSES, RULING_TOPICS } from '../knowledge-base/records.js';

/** Parts that the replies of several tools share. */
export const named = z.object({ id: z.string(), name: z.string() });

export const citedRuling = z
  .object({
    id: z.string().describe('Cite it; verify_citation knows it.'),
    text: z.string(),
    authority: z.enum(AUTHORITIES).describe('SUMMARY: words of this project, not official.'),
  })
  .describe('A ruling, letter for letter.');

const fullRuling = citedRuling.extend({
  status: z.enum(RULING_STATUSES),
  topics: z.array(z.enum(RULING_TOPICS)),
  url: z.string(),
  sources: z.array(z.object({ title: z.string(), line: z.number() })),
});

/** In concise form with its text alone. */
export const someRuling = citedRuling.extend(
  fullRuling.partial().omit({ id: true, text: true, authority: true }).shape,
);

export const KINDS = ['KEYWORD', 'RULING', 'TIMING_WINDOW', 'CARD'] as const;

export const suggestion = z.object({ kind: z.enum(KINDS), id: z.string(), label: z.string() });

export const warning = z.object({ code: z.string(), message: z.string() });

export const assumption = z
  .object({ code: z.string(), statement: z.string(), alternative: z.string() })
  .describe('A reading of the rules that no source states, and the other reading.');

export const chance = z.number().describe('0 to 1; 0 or 1 only when it is exactly that.');

export const revision = z.string().describe('The state of the data that answered.');
