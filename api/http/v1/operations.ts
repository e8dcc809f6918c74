import { z } from 'zod';
import {
  bulkAnswer,
  cardAnswer,
  cardListAnswer,
  changesAnswer,
  keywordAnswer,
  keywordListAnswer,
  manifestAnswer,
  rulingAnswer,
  tooltipAnswer,
} from './answer-schemas.js';

/** A value in an address. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description: string;
  readonly pattern: string;
  readonly example: string;
}

/** What can be fetched at one address, for its route and for the description of the interface. */
export interface Operation {
  /** With its parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly contentType: 'application/json' | 'application/x-ndjson' | 'application/atom+xml';
  readonly answer: z.ZodType;
  /** Beside those that any address can answer with. */
  readonly refusals: readonly (400 | 404 | 410)[];
  /** False when it is served before there is a database. */
  readonly needsData: boolean;
}

const NAME = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
/** Form of a revision. */
export const REVISION = '^[0-9a-f]{16}$';

function named(name: string, description: string, example: string): Parameter {
  return { name, in: 'path', description, pattern: NAME, example };
}

const DATA = {
  parameters: [],
  contentType: 'application/json',
  refusals: [],
  needsData: true,
} as const satisfies Partial<Operation>;

/** Everything below `/v1`, by the name of the operation. */
export const OPERATIONS = {
  listKeywords: {
    ...DATA,
    path: '/v1/keywords.json',
    summary: 'All keywords in short, each with the address of its record.',
    answer: keywordListAnswer,
  },
  getKeyword: {
    ...DATA,
    path: '/v1/keywords/{slug}.json',
    summary: 'A keyword with its current rulings and its source.',
    parameters: [named('slug', 'Of the keyword; capitals are forgiven.', 'overkill')],
    answer: keywordAnswer,
    refusals: [404],
  },
  getTooltip: {
    ...DATA,
    path: '/v1/keywords/{slug}/tooltip.json',
    summary: 'What is shown beside the name of a keyword on other pages.',
    parameters: [
      {
        ...named('slug', 'Of the keyword; its name and former names are understood.', 'overkill'),
        pattern: '^[^/]{1,100}$',
      },
    ],
    answer: tooltipAnswer,
    refusals: [404],
  },
  getRuling: {
    ...DATA,
    path: '/v1/rulings/{keyword}/{name}.json',
    summary: 'A ruling, whatever its status, with the sources it stands in.',
    parameters: [
      named('keyword', 'First part of its id: a keyword, or card- and a card.', 'overkill'),
      named('name', 'Second part of its id.', 'both-units-resolve-damage'),
    ],
    answer: rulingAnswer,
    refusals: [404],
  },
  listCards: {
    ...DATA,
    path: '/v1/cards.json',
    summary: 'All cards in short, each with the address of its record.',
    answer: cardListAnswer,
  },
  getCard: {
    ...DATA,
    path: '/v1/cards/{slug}.json',
    summary: 'A card with the rulings on it and its source.',
    parameters: [named('slug', 'Of the card; capitals are forgiven.', 'hanharr-a')],
    answer: cardAnswer,
    refusals: [404],
  },
  listChanges: {
    ...DATA,
    path: '/v1/changes',
    summary: 'Which keywords, cards and rulings, those on cards too, differ from an earlier revision.',
    parameters: [
      {
        name: 'since',
        in: 'query',
        description: 'The revision that the caller holds, of X-Data-Revision or of any answer.',
        pattern: REVISION,
        example: '0123456789abcdef',
      },
    ],
    answer: changesAnswer,
    refusals: [400, 410],
  },
  readFeed: {
    ...DATA,
    path: '/v1/feed.atom',
    summary: 'The newest changes of rulings, as an Atom feed.',
    contentType: 'application/atom+xml',
    answer: z.string(),
  },
  getManifest: {
    ...DATA,
    path: '/v1/bulk/manifest.json',
    summary: 'The files that hold everything, with size and sha256.',
    answer: manifestAnswer,
  },
  getRules: {
    ...DATA,
    path: '/v1/bulk/rules.json',
    summary: 'Everything as one JSON object.',
    answer: bulkAnswer,
  },
  getRulesByLine: {
    ...DATA,
    path: '/v1/bulk/rules.ndjson',
    summary:
      'Everything, a JSON object a line: its type, then its fields. The first has revision and licence.',
    contentType: 'application/x-ndjson',
    answer: z.string(),
  },
  getOpenApi: {
    ...DATA,
    path: '/v1/openapi.json',
    summary: 'This description, as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
    needsData: false,
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationId = keyof typeof OPERATIONS;
