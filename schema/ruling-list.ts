import { filterRulings, type RulingCriteria } from '../api/knowledge-base/filter-rulings.js';
import type { RulingRecord, RulingStatus as Status } from '../api/knowledge-base/records.js';
import { codePointLength } from '../api/knowledge-base/rendering/code-points.js';
import { Authority } from './authority.js';
import { builder } from './builder.js';
import { COUNTED_ON_CONNECTION, LOOKUP_COST, pageCost, SEARCH_COST } from './complexity.js';
import { connectionOf, NODE_DESCRIPTION, NODES_DESCRIPTION, withWarnings } from './connection.js';
import { listName } from './cursor.js';
import { refuse } from './error-codes.js';
import { refuseLargeFilter } from './filter-size.js';
import { nodesOf, pageOf } from './page.js';
import { pageArguments } from './page-arguments.js';
import { Ruling } from './record-types.js';
import { ModellingState, RulingStatus, RulingTopic } from './ruling-terms.js';

/** Of `filter.text`, in Unicode code points; longer than any ruling. */
const MAX_TEXT_LENGTH = 1000;
const STANDARD = 20;
const FILTER_COST = 20;
const STANDARD_STATUSES: Status[] = ['CURRENT'];

const RulingFilter = builder.inputType('RulingFilter', {
  description:
    'Every condition that is given must hold; of a list, one value is enough. A null or an empty list is no condition.',
  fields: (t) => ({
    keywords: t.stringList({
      description: 'Slugs or names of the keywords it rules on. Unknown ones match nothing, with a warning.',
    }),
    mentions: t.string({
      description: 'Slug or name of a keyword that it names. An unknown one matches nothing, with a warning.',
    }),
    topics: t.field({ type: [RulingTopic], description: 'What it is about.' }),
    statuses: t.field({
      type: [RulingStatus],
      defaultValue: STANDARD_STATUSES,
      description: 'Whether it still stands; null or an empty list means current ones.',
    }),
    authority: t.field({ type: Authority, description: 'Whose words it is.' }),
    modelling: t.field({ type: [ModellingState], description: 'How the rules engine takes it.' }),
    text: t.string({
      description: `Words that must all occur in it, at most ${MAX_TEXT_LENGTH} code points; case and accents do not matter.`,
    }),
  }),
});

const { edge: RulingEdge, connection: RulingConnection } = connectionOf<RulingRecord>('Ruling', 'rulings');
builder.objectField(RulingEdge, 'node', (t) =>
  t.expose('node', { type: Ruling, description: NODE_DESCRIPTION }),
);
builder.objectField(RulingConnection, 'nodes', (t) =>
  t.field({
    type: [Ruling],
    complexity: COUNTED_ON_CONNECTION,
    description: NODES_DESCRIPTION,
    resolve: nodesOf,
  }),
);
withWarnings(RulingConnection);

function refuseLongText(text: string | null | undefined): void {
  if (text == null || codePointLength(text) <= MAX_TEXT_LENGTH) return;
  throw refuse(
    'BAD_USER_INPUT',
    `filter.text has ${codePointLength(text)} code points; at most ${MAX_TEXT_LENGTH} are looked for. Use 'search' for longer texts.`,
    { limit: MAX_TEXT_LENGTH },
  );
}

function costOfFilter(filter: Pick<RulingCriteria, 'keywords' | 'text'> | null | undefined): number {
  return FILTER_COST + LOOKUP_COST * (filter?.keywords?.length ?? 0) + (filter?.text ? SEARCH_COST : 0);
}

builder.queryField('rulings', (t) =>
  t.field({
    type: RulingConnection,
    description:
      'Rulings by keyword, then in the order of the entry; current ones unless the filter asks for others.',
    args: {
      filter: t.arg({ type: RulingFilter, description: 'Which rulings; null for all current ones.' }),
      ...pageArguments(STANDARD),
    },
    complexity: ({ filter, first }) => pageCost(first, STANDARD, costOfFilter(filter)),
    resolve: (_parent, { filter, first, after }, { knowledgeBase }) => {
      refuseLargeFilter(filter);
      refuseLongText(filter?.text);
      const criteria = { ...filter, statuses: filter?.statuses ?? STANDARD_STATUSES };
      const { rulings, warnings } = filterRulings(knowledgeBase, criteria);
      const list = listName('rulings', criteria);
      return pageOf({ list, items: rulings, keyOf: ({ id }) => id, warnings }, { first, after }, STANDARD);
    },
  }),
);
