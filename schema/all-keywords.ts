import { filterKeywords } from '../api/knowledge-base/filter-keywords.js';
import { Authority } from './authority.js';
import { builder } from './builder.js';
import { COUNTED_ON_CONNECTION, pageCost } from './complexity.js';
import { connectionOf, NODE_DESCRIPTION, NODES_DESCRIPTION, withWarnings } from './connection.js';
import { listName } from './cursor.js';
import { refuseLargeFilter } from './filter-size.js';
import { Activation, KeywordNature, ParameterKind, StackingClass } from './keyword-terms.js';
import { nodesOf, pageOf } from './page.js';
import { pageArguments } from './page-arguments.js';
import { Keyword, type KeywordModel } from './record-types.js';

const STANDARD = 20;
const FILTER_COST = 20;

const KeywordOrder = builder.enumType('KeywordOrder', {
  description: 'The order of a list of keywords.',
  values: {
    NAME: { description: 'By name, alphabetically.' },
    TIMING: {
      description: 'By the order of play of their timing windows, then by name; those without one last.',
    },
  },
});

const KeywordFilter = builder.inputType('KeywordFilter', {
  description:
    'Every condition that is given must hold; of a list, one value is enough. A null or an empty list is no condition.',
  fields: (t) => ({
    stacking: t.field({ type: [StackingClass], description: 'How several instances combine.' }),
    activation: t.field({ type: [Activation], description: 'What sets it off.' }),
    timing: t.stringList({
      description: "Slugs of timing windows: ['attack-pop']. Unknown ones match nothing, with a warning.",
    }),
    nature: t.field({ type: KeywordNature, description: 'What the type phrase calls it.' }),
    parameter: t.field({ type: [ParameterKind], description: 'What is printed behind its name.' }),
    mentions: t.string({
      description:
        'Slug or name of a keyword that the entry names. An unknown one matches nothing, with a warning.',
    }),
    authority: t.field({ type: Authority, description: 'Whose words the current entry is.' }),
    inAttack: t.boolean({
      description: 'Does it matter while one attack resolves? Keywords that nobody has judged match neither.',
    }),
  }),
});

const { edge: KeywordEdge, connection: KeywordConnection } = connectionOf<KeywordModel>(
  'Keyword',
  'keywords',
);
builder.objectField(KeywordEdge, 'node', (t) =>
  t.expose('node', { type: Keyword, description: NODE_DESCRIPTION }),
);
builder.objectField(KeywordConnection, 'nodes', (t) =>
  t.field({
    type: [Keyword],
    complexity: COUNTED_ON_CONNECTION,
    description: NODES_DESCRIPTION,
    resolve: nodesOf,
  }),
);
withWarnings(KeywordConnection);

builder.queryField('keywords', (t) =>
  t.field({
    type: KeywordConnection,
    description: 'All keywords, filtered. An unknown value in a filter is a warning and matches nothing.',
    args: {
      filter: t.arg({ type: KeywordFilter, description: 'Which keywords; null for all.' }),
      orderBy: t.arg({ type: KeywordOrder, defaultValue: 'NAME', description: 'The order of the list.' }),
      ...pageArguments(STANDARD),
    },
    complexity: ({ first }) => pageCost(first, STANDARD, FILTER_COST),
    resolve: (_parent, { filter, orderBy, first, after }, { knowledgeBase }) => {
      refuseLargeFilter(filter);
      const order = orderBy ?? 'NAME';
      const { keywords, warnings } = filterKeywords(knowledgeBase, filter ?? {}, order);
      const list = listName('keywords', filter ?? null, order);
      return pageOf(
        { list, items: keywords, keyOf: ({ slug }) => slug, warnings },
        { first, after },
        STANDARD,
      );
    },
  }),
);
