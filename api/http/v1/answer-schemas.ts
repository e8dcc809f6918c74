import { z } from 'zod';
import { RECORD_CHANGES, RULING_CHANGES } from '../../knowledge-base/changes-since.js';
import { RULING_STATUSES } from '../../knowledge-base/records.js';
import {
  authority,
  card,
  cardInShort,
  keyword,
  keywordInShort,
  keywordWithEditions,
  NAMED_SHAPES,
  ruling,
  rulingId,
  slug,
  source,
  sourceWithText,
  timingWindow,
} from './record-schemas.js';

const revision = z.string().describe('State of the data: changes when anything in it does.');
const licence = z.string().describe('Whose the words are. Goes with every copy.');
const current = z.array(ruling).describe('Those that are current, in their order.');

export const keywordListAnswer = z
  .strictObject({ revision, licence, keywords: z.array(keywordInShort).describe('By slug.') })
  .register(NAMED_SHAPES, { id: 'KeywordListAnswer', description: 'All keywords in short.' });

export const cardListAnswer = z
  .strictObject({ revision, licence, cards: z.array(cardInShort).describe('By slug.') })
  .register(NAMED_SHAPES, { id: 'CardListAnswer', description: 'All cards in short.' });

export const keywordAnswer = z
  .strictObject({ revision, source, rulings: current, keyword })
  .register(NAMED_SHAPES, { id: 'KeywordAnswer', description: 'A keyword with its rulings and its source.' });

export const rulingAnswer = z
  .strictObject({ revision, sources: z.array(source), ruling })
  .register(NAMED_SHAPES, { id: 'RulingAnswer', description: 'A ruling with the sources it stands in.' });

export const cardAnswer = z
  .strictObject({ revision, source, rulings: current, card })
  .register(NAMED_SHAPES, { id: 'CardAnswer', description: 'A card with its own rulings and its source.' });

export const tooltipAnswer = z
  .strictObject({
    revision,
    licence,
    slug,
    name: z.string(),
    signature: z.string().describe('As printed with its parameter: Critical Hit X.'),
    summary: z.string().describe('What it does: plain text, one line.'),
    authority: authority.describe(
      "Of the summary. OFFICIAL: from a source document. SUMMARY: this project's own words.",
    ),
    url: z.string().describe('Of its page.'),
  })
  .register(NAMED_SHAPES, {
    id: 'TooltipAnswer',
    description: 'What is shown beside the name of a keyword.',
  });
export type TooltipAnswer = z.infer<typeof tooltipAnswer>;

const changedRecord = z.strictObject({
  slug,
  change: z
    .enum(RECORD_CHANGES)
    .describe('CHANGED: its record, or one of its current rulings, says something else.'),
  url: z.string().nullable().describe('Of its record; null when it is withdrawn.'),
});

const changedRuling = z.strictObject({
  id: rulingId,
  change: z.enum(RULING_CHANGES).describe('RESTORED: current again after it had not been.'),
  status: z.enum(RULING_STATUSES).nullable().describe('What it is now; null when it is no longer served.'),
  text: z.string().nullable(),
  supersededBy: z.array(rulingId),
  url: z.string().nullable().describe('Of its record; null when it is no longer served.'),
});

export const changesAnswer = z
  .strictObject({
    since: revision,
    revision,
    revisions: z
      .array(z.strictObject({ revision, on: z.string().describe('Calendar date, ISO 8601.') }))
      .describe('What came after since, oldest first.'),
    keywords: z.array(changedRecord).describe('By slug.'),
    cards: z
      .array(changedRecord)
      .describe('By slug: those whose facts, text or printings differ, new ones and those that are gone.'),
    rulings: z.array(changedRuling).describe('By id.'),
    bulk: z.string().describe('The manifest of everything.'),
  })
  .register(NAMED_SHAPES, { id: 'ChangesAnswer', description: 'What differs between two revisions.' });
export type ChangesAnswer = z.infer<typeof changesAnswer>;

export const manifestAnswer = z
  .strictObject({
    revision,
    licence,
    files: z.array(
      z.strictObject({
        name: z.string(),
        records: z.int().min(0),
        bytes: z.int().min(0),
        sha256: z.string().describe('Of the file, lower-case hex.'),
        url: z.string(),
      }),
    ),
  })
  .register(NAMED_SHAPES, { id: 'ManifestAnswer', description: 'The files that hold everything.' });

export const bulkAnswer = z
  .strictObject({
    revision,
    licence,
    sources: z.array(sourceWithText),
    timingWindows: z.array(timingWindow),
    keywords: z.array(keywordWithEditions),
    rulings: z.array(ruling),
    cards: z.array(card),
  })
  .register(NAMED_SHAPES, { id: 'BulkAnswer', description: 'Everything that is known of the rules.' });
