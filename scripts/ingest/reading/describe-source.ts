import { z } from 'zod';
import type { Authority, SourceKind } from '../../../api/knowledge-base/records.js';
import { AUTHORITY_WORDS } from './authority-words.js';
import { isPrintable } from './printable.js';

/** What is said about a source beside its text, by a manifest or by options; null where nothing is said. */
export interface SourceDescription {
  readonly title: string | null;
  readonly kind: SourceKind | null;
  readonly edition: string | null;
  readonly authority: Authority;
  /** ISO 8601 calendar date. */
  readonly publishedOn: string | null;
  readonly url: string | null;
}

export const NOTHING_SAID: SourceDescription = {
  title: null,
  kind: null,
  edition: null,
  authority: 'OFFICIAL',
  publishedOn: null,
  url: null,
};

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine(isPrintable, 'expected one line without control characters or marks of direction');

/** A calendar date that exists: 2026-02-30 does not. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date such as 2026-11-30')
  .refine(
    (date) =>
      !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) &&
      new Date(`${date}T00:00:00Z`).toISOString().startsWith(date),
    {
      message: 'expected a date that exists',
    },
  );

const KINDS = {
  'card-page': 'CARD_PAGE',
  'keyword-list': 'KEYWORD_LIST',
  glossary: 'GLOSSARY',
  summary: 'SUMMARY',
} as const;

const manifestEntry = z.strictObject({
  file: line(500),
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens')
    .max(100)
    .optional(),
  title: line(200).optional(),
  kind: z.enum(['card-page', 'keyword-list', 'glossary', 'summary']).optional(),
  edition: line(100).nullish(),
  authority: z.enum(['official', 'summary']).optional(),
  published: calendarDate.nullish(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
});

/** `manifest.yaml` beside the files: a list under `sources`. */
export const manifestSchema = z.strictObject({ sources: z.array(manifestEntry).max(5_000) });

export interface ManifestEntry {
  readonly file: string;
  /** Null: made from the name of the file. */
  readonly id: string | null;
  readonly description: SourceDescription;
}

export function describe(entry: z.infer<typeof manifestEntry>): ManifestEntry {
  return {
    file: entry.file,
    id: entry.id ?? null,
    description: {
      title: entry.title ?? null,
      kind: entry.kind === undefined ? null : KINDS[entry.kind],
      edition: entry.edition ?? null,
      authority: AUTHORITY_WORDS[entry.authority ?? 'official'],
      publishedOn: entry.published ?? null,
      url: entry.url ?? null,
    },
  };
}
