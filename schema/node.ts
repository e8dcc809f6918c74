import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { builder } from './builder.js';
import { batchCost, MAX_BATCH } from './complexity.js';
import { refuseLargeBatch } from './error-codes.js';
import { parseGlobalId } from './global-id.js';
import { type NodeModel, typeNameOf } from './record-types.js';

const COST_OF_ONE = 1;

export const Node = builder.interfaceRef<NodeModel>('Node').implement({
  description: 'A record with a permanent id of its own.',
  resolveType: typeNameOf,
  fields: (t) => ({
    id: t.id({
      description:
        "Permanent global id, readable: 'Keyword:critical-hit', 'Ruling:overkill/both-units-resolve-damage'.",
      resolve: () => {
        throw new Error('Every type of record gives its own id.');
      },
    }),
  }),
});

function nodeOf(knowledgeBase: KnowledgeBase, id: string): NodeModel | null {
  const { type, key } = parseGlobalId(id);
  const records = {
    Keyword: knowledgeBase.keywords,
    Ruling: knowledgeBase.rulings,
    TimingWindow: knowledgeBase.timingWindows,
    Source: knowledgeBase.sources,
    Card: knowledgeBase.cards,
  }[type];
  return records.get(key) ?? null;
}

builder.queryField('node', (t) =>
  t.field({
    type: Node,
    nullable: true,
    description:
      'Any record by its global id; null when there is none. A malformed id is refused (BAD_NODE_ID).',
    args: { id: t.arg.id({ required: true, description: "A global id: 'Keyword:overkill'." }) },
    resolve: (_parent, { id }, { knowledgeBase }) => nodeOf(knowledgeBase, id),
  }),
);

builder.queryField('nodes', (t) =>
  t.field({
    type: [Node],
    nullable: { list: false, items: true },
    description: `Up to ${MAX_BATCH} records by global id, in the order asked, null where there is none. More are refused (TOO_MANY_ITEMS).`,
    args: { ids: t.arg.idList({ required: true, description: `Global ids, at most ${MAX_BATCH}.` }) },
    complexity: ({ ids }) => batchCost(ids.length, COST_OF_ONE),
    resolve: (_parent, { ids }, { knowledgeBase }) => {
      refuseLargeBatch('ids', ids.length, MAX_BATCH);
      // Promises, so that a malformed id is an error in its own place and leaves the other records of the batch alone.
      return ids.map(async (id) => nodeOf(knowledgeBase, id));
    },
  }),
);
