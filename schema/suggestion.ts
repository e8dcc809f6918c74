import { MAX_NAME_LENGTH } from '../api/knowledge-base/name-length.js';
import {
  type SearchKind as Kind,
  type Suggestion as SuggestionModel,
  suggest,
} from '../api/knowledge-base/suggest.js';
import { builder } from './builder.js';
import { EXPECTED, LOOKUP_COST, pageCost } from './complexity.js';
import { globalId } from './global-id.js';
import { pageSize } from './page.js';

const STANDARD = 10;
const MOST = 25;

export const SearchKind = builder.enumType('SearchKind', {
  description: 'Types of record that can be found by a query.',
  values: {
    KEYWORD: { description: 'A keyword ability of the game.' },
    RULING: { description: 'One sentence of an entry.' },
    TIMING_WINDOW: { description: 'A moment in play.' },
    CARD: {
      description:
        'A card, by its name, type and subtypes. Where no card sets were ingested it matches nothing, and a warning says so.',
    },
  },
});

const TYPE_OF_KIND = {
  KEYWORD: 'Keyword',
  RULING: 'Ruling',
  TIMING_WINDOW: 'TimingWindow',
  CARD: 'Card',
} as const satisfies Record<Kind, string>;

export const Suggestion = builder.objectRef<SuggestionModel>('Suggestion').implement({
  description: 'A record that may have been meant.',
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'What to show: the name of the record, or the beginning of its text.',
    }),
    kind: t.expose('kind', { type: SearchKind, description: 'The type of the record.' }),
    id: t.id({
      description: "Global id of the record, for 'node'.",
      resolve: ({ kind, id }) => globalId(TYPE_OF_KIND[kind], id),
    }),
  }),
});

/** What a list of suggestions inside a record costs. */
export const SUGGESTIONS_COST = { field: 1, multiplier: EXPECTED.suggestions } as const;

builder.queryField('suggest', (t) =>
  t.field({
    type: [Suggestion],
    description:
      'Completions for the beginning of a name, best first, at most 25. None when nothing begins so.',
    args: {
      prefix: t.arg.string({
        required: true,
        description: `What was typed so far; case, accents and punctuation do not matter. Beyond ${MAX_NAME_LENGTH} code points nothing is completed.`,
      }),
      first: t.arg.int({ defaultValue: STANDARD, description: 'How many at most, 0 to 25.' }),
    },
    complexity: ({ first }) => pageCost(first, STANDARD, LOOKUP_COST, MOST),
    resolve: (_parent, { prefix, first }, { knowledgeBase }) => {
      const size = pageSize(first, STANDARD, MOST);
      return suggest(knowledgeBase, prefix, size);
    },
  }),
);
