import { groupPairs } from '../api/knowledge-base/group-by.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../api/knowledge-base/records.js';
import { builder } from './builder.js';
import { EXPECTED, listCost } from './complexity.js';
import { globalId } from './global-id.js';
import { Node } from './node.js';
import { Keyword, TimingWindow } from './record-types.js';

type KeywordsByWindow = ReadonlyMap<string, readonly KeywordRecord[]>;

const grouped = new WeakMap<KnowledgeBase, KeywordsByWindow>();

function groupByWindow(keywords: Iterable<KeywordRecord>): KeywordsByWindow {
  return groupPairs(
    [...keywords].flatMap((keyword) => (keyword.timing === null ? [] : [[keyword.timing, keyword] as const])),
  );
}

/** Grouped once for each knowledge base, so that many windows of one answer do not each go through all keywords. */
function keywordsOfWindow(knowledgeBase: KnowledgeBase, slug: string): readonly KeywordRecord[] {
  const groups = grouped.get(knowledgeBase) ?? groupByWindow(knowledgeBase.keywords.values());
  grouped.set(knowledgeBase, groups);
  return groups.get(slug) ?? [];
}

builder.objectType(TimingWindow, {
  description: 'A moment in play at which keywords act.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({
      description: "Permanent global id: 'TimingWindow:attack-pop'.",
      resolve: ({ slug }) => globalId('TimingWindow', slug),
    }),
    slug: t.exposeString('slug', { description: "Short name for filters and addresses: 'attack-pop'." }),
    name: t.exposeString('name', { description: "Name for people: 'Attack POP'." }),
    order: t.exposeInt('order', { description: 'Place in the order of play, from 1.' }),
    isPop: t.exposeBoolean('isPop', {
      description: 'Is it a play-or-pass opportunity, in which players take turns to act or pass?',
    }),
    phase: t.exposeString('phase', {
      description: "The part of the turn it belongs to: 'Command', 'Attack'; 'Any' when it has no fixed one.",
    }),
    summary: t.exposeString('summary', { description: "What happens in it, in this project's own words." }),
    keywords: t.field({
      type: [Keyword],
      complexity: listCost(EXPECTED.keywordsOfWindow),
      description: 'Keywords whose timing this is, by slug.',
      resolve: ({ slug }, _args, { knowledgeBase }) => keywordsOfWindow(knowledgeBase, slug),
    }),
  }),
});

builder.queryField('timingWindows', (t) =>
  t.field({
    type: [TimingWindow],
    complexity: listCost(EXPECTED.windows),
    description: 'Every timing window, in the order of play.',
    resolve: (_parent, _args, { knowledgeBase }) => knowledgeBase.content.timingWindows,
  }),
);
