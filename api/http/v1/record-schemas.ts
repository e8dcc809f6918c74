import { z } from 'zod';
import { CARD_ARENAS, CARD_SIDES, type CardRecord } from '../../knowledge-base/card-record.js';
import {
  ACTIVATIONS,
  AUTHORITIES,
  CHANGE_KINDS,
  KEYWORD_NATURES,
  type KeywordRecord,
  MODELLING_STATES,
  PARAMETER_KINDS,
  RULING_STATUSES,
  RULING_TOPICS,
  type RulingRecord,
  SOURCE_KINDS,
  type SourceRecord,
  STACKING_CLASSES,
  type TimingWindowRecord,
} from '../../knowledge-base/records.js';
import { PLAIN_CODES } from './error-codes.js';

/** The shapes that have a name in the description of the interface. */
export const NAMED_SHAPES = z.registry<{ id: string; description: string }>();

export const slug = z.string().describe('Lower case, words joined by hyphens: critical-hit.');
export const rulingId = z
  .string()
  .describe('Permanent: keyword, or card- and card, and a name: overkill/both-units-resolve-damage.');
export const authority = z
  .enum(AUTHORITIES)
  .describe("OFFICIAL: from a source document. SUMMARY: this project's own words.");
const offset = z.int().min(0).describe('In UTF-16 units, from 0.');

const sourceFields = {
  id: z.string(),
  title: z.string(),
  kind: z.enum(SOURCE_KINDS),
  edition: z.string().nullable(),
  authority,
  publishedOn: z.string().nullable().describe('Calendar date, ISO 8601.'),
  url: z.string().nullable(),
  file: z.string(),
  sha256: z.string().describe('Of the file as read, lower-case hex.'),
  keywordCount: z.int().min(0),
  rulingCount: z.int().min(0),
};

export const source: z.ZodType<Omit<SourceRecord, 'text'>> = z
  .strictObject(sourceFields)
  .register(NAMED_SHAPES, { id: 'Source', description: 'A document that was read.' });

export const sourceWithText: z.ZodType<SourceRecord> = z
  .strictObject({ ...sourceFields, text: z.string().describe('Decoded, without markup, LF at line ends.') })
  .register(NAMED_SHAPES, { id: 'SourceWithText', description: 'A document that was read, and its text.' });

const keywordFields = {
  slug,
  name: z.string(),
  aliases: z.array(z.string()),
  signature: z.string().describe('As printed with its parameter: Critical Hit X.'),
  parameter: z.enum(PARAMETER_KINDS),
  stacking: z.enum(STACKING_CLASSES).describe('How several instances on one unit combine.'),
  activation: z.array(z.enum(ACTIVATIONS)),
  nature: z.enum(KEYWORD_NATURES),
  timing: z.string().nullable().describe('Slug of its timing window.'),
  timingText: z.string().nullable().describe('As printed.'),
  timingInferred: z.boolean().describe('False only when the text itself names the window.'),
  definitions: z.array(z.string()),
  text: z.string().describe('The whole entry, letter for letter.'),
  summary: z.string().describe("One short sentence in this project's own words."),
  inAttack: z.boolean().nullable().describe('Does it matter in an attack? Null: nobody has judged it.'),
  authority,
  source: z.string().describe('Id of the source of this text.'),
  rulings: z.array(rulingId).describe('The current ones, in the order of the entry.'),
  mentions: z.array(slug),
  mentionedBy: z.array(slug),
};

export const keyword: z.ZodType<Omit<KeywordRecord, 'editions'>> = z
  .strictObject(keywordFields)
  .register(NAMED_SHAPES, { id: 'Keyword', description: 'A keyword ability, by its current text.' });

const textChange = z.strictObject({
  kind: z.enum(CHANGE_KINDS),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const keywordWithEditions: z.ZodType<KeywordRecord> = z
  .strictObject({
    ...keywordFields,
    editions: z.array(
      z.strictObject({
        source: z.string(),
        text: z.string(),
        definitions: z.array(z.string()),
        current: z.boolean(),
        changes: z.array(textChange).describe('Against the current edition, sentence by sentence.'),
      }),
    ),
  })
  .register(NAMED_SHAPES, { id: 'KeywordWithEditions', description: 'A keyword ability, by all its texts.' });

export const keywordInShort = z
  .strictObject({
    slug,
    name: keywordFields.name,
    aliases: keywordFields.aliases,
    signature: keywordFields.signature,
    stacking: keywordFields.stacking,
    activation: keywordFields.activation,
    timing: keywordFields.timing,
    summary: keywordFields.summary,
    authority,
    url: z.string().describe('Of its whole record.'),
  })
  .register(NAMED_SHAPES, { id: 'KeywordInShort', description: 'A keyword in a list.' });

export const ruling: z.ZodType<RulingRecord> = z
  .strictObject({
    id: rulingId,
    keyword: slug.nullable().describe('Null for a ruling on a card.'),
    card: slug.nullable().describe('Null for a ruling on a keyword.'),
    text: z.string(),
    parenthetical: z.boolean(),
    position: z.int().min(1).describe('Order in its entry, from 1.'),
    authority,
    mentions: z.array(slug),
    topics: z.array(z.enum(RULING_TOPICS)).min(1),
    occurrences: z.array(
      z.strictObject({ source: z.string(), line: z.int().min(1), start: offset, end: offset }),
    ),
    status: z.enum(RULING_STATUSES),
    supersededBy: z.array(rulingId).describe('Empty unless SUPERSEDED.'),
    modelling: z.strictObject({
      state: z.enum(MODELLING_STATES).describe('How the rules engine takes it.'),
      rule: z.string().nullable(),
      scenarios: z.array(z.string()),
      reason: z.string().nullable(),
    }),
  })
  .register(NAMED_SHAPES, { id: 'Ruling', description: 'One sentence of an entry or of a card.' });

export const timingWindow: z.ZodType<TimingWindowRecord> = z
  .strictObject({
    slug,
    name: z.string(),
    order: z.int().min(1).describe('Order of play, from 1.'),
    isPop: z.boolean(),
    phase: z.string(),
    summary: z.string(),
  })
  .register(NAMED_SHAPES, { id: 'TimingWindow', description: 'A moment in play.' });

export const card: z.ZodType<CardRecord> = z
  .strictObject({
    slug,
    name: z.string(),
    version: z.string().nullable(),
    side: z.enum(CARD_SIDES),
    typeLine: z.string(),
    arenas: z.array(z.enum(CARD_ARENAS)),
    subtypes: z.array(z.string()),
    buildCost: z.number().nullable().describe('Null when it is no number; see costText.'),
    costText: z.string().nullable(),
    speed: z.number().nullable(),
    power: z.number().nullable(),
    health: z.number().nullable(),
    lines: z.array(z.string()).describe('What it does, one ability or effect a line.'),
    keywords: z.array(slug),
    rulings: z.array(rulingId).describe('Those on the card itself.'),
    printings: z.array(
      z.strictObject({
        set: z.string(),
        number: z.string().nullable(),
        rarity: z.string().nullable(),
        promo: z.boolean(),
      }),
    ),
    source: z.string(),
  })
  .register(NAMED_SHAPES, { id: 'Card', description: 'A card with all its printings.' });

export const cardInShort = z
  .strictObject({
    slug,
    name: z.string(),
    version: z.string().nullable(),
    side: z.enum(CARD_SIDES),
    typeLine: z.string(),
    keywords: z.array(slug),
    url: z.string().describe('Of its whole record.'),
  })
  .register(NAMED_SHAPES, { id: 'CardInShort', description: 'A card in a list.' });

const suggestion = z
  .strictObject({
    label: z.string(),
    kind: z.enum(['KEYWORD', 'RULING', 'TIMING_WINDOW', 'CARD']),
    id: z.string(),
  })
  .register(NAMED_SHAPES, { id: 'Suggestion', description: 'What may have been meant.' });

export const errors = z
  .strictObject({
    errors: z
      .array(
        z.strictObject({
          message: z.string().describe('What was found, what is expected and what to do, for people.'),
          extensions: z.looseObject({
            code: z.enum(PLAIN_CODES).describe('For programs; the list is closed.'),
            requestId: z.string().describe('Finds the request in the log of the server.'),
            suggestions: z.array(suggestion).optional(),
            bulk: z.string().optional().describe('Where everything can be fetched anew.'),
          }),
        }),
      )
      .min(1),
  })
  .register(NAMED_SHAPES, { id: 'Errors', description: 'Every answer that is no success.' });
