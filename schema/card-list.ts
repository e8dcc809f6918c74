import type { CardRecord } from '../api/knowledge-base/card-record.js';
import { filterCards } from '../api/knowledge-base/filter-cards.js';
import { codePointLength } from '../api/knowledge-base/rendering/code-points.js';
import { Arena } from './attack-terms.js';
import { builder } from './builder.js';
import { CardSide } from './card.js';
import { COUNTED_ON_CONNECTION, LOOKUP_COST, pageCost, SEARCH_COST } from './complexity.js';
import { connectionOf, NODE_DESCRIPTION, NODES_DESCRIPTION, withWarnings } from './connection.js';
import { listName } from './cursor.js';
import { refuse } from './error-codes.js';
import { nodesOf, pageOf } from './page.js';
import { pageArguments } from './page-arguments.js';
import { Card, Keyword } from './record-types.js';

const STANDARD = 20;
/** Of each text in a filter, in Unicode code points. */
const MAX_TEXT_LENGTH = 200;

const CardFilter = builder.inputType('CardFilter', {
  description: 'Every condition that is given must hold; null is no condition.',
  fields: (t) => ({
    name: t.string({
      description: 'Beginnings of words of its name, in any order, and perhaps its version.',
    }),
    set: t.string({
      description: 'Abbreviation of a set that prints it. An unknown one matches nothing, with a warning.',
    }),
    side: t.field({ type: CardSide, description: 'Which side may play it.' }),
    keyword: t.string({
      description: 'Slug or name of a keyword in its text. An unknown one matches nothing, with a warning.',
    }),
    arena: t.field({ type: Arena, description: 'An arena of its type line.' }),
    minPower: t.int({ description: 'Least power; cards without power match none.' }),
    text: t.string({
      description: 'Words that must all occur in its text; case, accents and order do not matter.',
    }),
  }),
});

const { edge: CardEdge, connection: CardConnection } = connectionOf<CardRecord>('Card', 'cards');
builder.objectField(CardEdge, 'node', (t) => t.expose('node', { type: Card, description: NODE_DESCRIPTION }));
builder.objectField(CardConnection, 'nodes', (t) =>
  t.field({
    type: [Card],
    complexity: COUNTED_ON_CONNECTION,
    description: NODES_DESCRIPTION,
    resolve: nodesOf,
  }),
);
withWarnings(CardConnection);

function refuseLongTexts(filter: object | null | undefined): void {
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (typeof value !== 'string' || codePointLength(value) <= MAX_TEXT_LENGTH) continue;
    throw refuse(
      'BAD_USER_INPUT',
      `filter.${name} has ${codePointLength(value)} code points; at most ${MAX_TEXT_LENGTH} are looked for.`,
      { limit: MAX_TEXT_LENGTH },
    );
  }
}

const slugOf = ({ slug }: CardRecord): string => slug;

builder.queryField('cards', (t) =>
  t.field({
    type: CardConnection,
    description: 'Cards by slug; all of them unless the filter asks for some.',
    args: {
      filter: t.arg({ type: CardFilter, description: 'Which cards; null for all.' }),
      ...pageArguments(STANDARD),
    },
    complexity: ({ first }) => pageCost(first, STANDARD, SEARCH_COST),
    resolve: (_parent, { filter, first, after }, { knowledgeBase }) => {
      refuseLongTexts(filter);
      const { cards, warnings } = filterCards(knowledgeBase, filter ?? {});
      const list = listName('cards', filter ?? {});
      return pageOf({ list, items: cards, keyOf: slugOf, warnings }, { first, after }, STANDARD);
    },
  }),
);

builder.objectField(Keyword, 'cards', (t) =>
  t.field({
    type: CardConnection,
    description: 'Cards in whose text it stands, by slug.',
    args: pageArguments(STANDARD),
    complexity: ({ first }) => pageCost(first, STANDARD, LOOKUP_COST),
    resolve: ({ slug }, { first, after }, { knowledgeBase }) => {
      const items = knowledgeBase.cardIndex.byKeyword.get(slug) ?? [];
      return pageOf(
        { list: listName('cards', { of: slug }), items, keyOf: slugOf },
        { first, after },
        STANDARD,
      );
    },
  }),
);
