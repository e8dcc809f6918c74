import { type Highlight, highlightFor } from '../api/knowledge-base/highlight.js';
import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import {
  type SearchAnswer,
  type SearchHit,
  type SearchPart,
  search,
  type Warning as WarningModel,
} from '../api/knowledge-base/search.js';
import type { SearchKind as Kind } from '../api/knowledge-base/suggest.js';
import { builder } from './builder.js';
import {
  COUNTED_ON_CONNECTION,
  EXPECTED,
  listCost,
  MAX_BATCH,
  pageCost,
  RENDER_COST,
  SEARCH_COST,
} from './complexity.js';
import { CURSOR_DESCRIPTION, PageInfo } from './connection.js';
import { decodeCursor, listName, outdatedCursor } from './cursor.js';
import { refuseLargeBatch } from './error-codes.js';
import { MatchKind } from './match-kind.js';
import { cursorOf, type Edge, type Page, pageOfPart, pageSize } from './page.js';
import { pageArguments } from './page-arguments.js';
import { recordOfHit, SearchResult } from './search-result.js';
import { SearchKind, SUGGESTIONS_COST, Suggestion } from './suggestion.js';
import { Warning } from './warning.js';

const STANDARD = 10;
const KINDS: readonly Kind[] = ['KEYWORD', 'TIMING_WINDOW', 'RULING', 'CARD'];

interface SearchPage extends Omit<Page<SearchHit>, 'edges'> {
  readonly edges: readonly SearchEdgeModel[];
  readonly didYouMean: SearchAnswer['didYouMean'];
}
interface SearchEdgeModel extends Edge<SearchHit> {
  readonly highlight: Highlight;
}

const NO_CARDS: WarningModel = {
  code: 'NO_CARDS',
  message:
    'No cards are loaded, so the kind CARD matches nothing; the other kinds were searched if they were asked for.',
};

const SearchEdge = builder.objectRef<SearchEdgeModel>('SearchEdge').implement({
  description: 'A record that was found, and how well it fits.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR_DESCRIPTION, resolve: cursorOf }),
    score: t.float({
      description: 'How well it fits: higher is better. Comparable within one answer only.',
      resolve: ({ node }) => node.score,
    }),
    match: t.field({
      type: MatchKind,
      description: 'How the query met the record.',
      resolve: ({ node }) => node.match,
    }),
    highlight: t.string({
      complexity: RENDER_COST,
      description:
        'The part of its text that fits, as HTML: everything is escaped, and <mark> stands around what was found.',
      resolve: (edge) => edge.highlight(edge.node),
    }),
    node: t.field({
      type: SearchResult,
      description: 'The record itself.',
      resolve: ({ node }, _args, { knowledgeBase }) => recordOfHit(knowledgeBase, node),
    }),
  }),
});

const SearchConnection = builder.objectRef<SearchPage>('SearchConnection').implement({
  description: 'A page of what was found, best first.',
  fields: (t) => ({
    edges: t.expose('edges', {
      type: [SearchEdge],
      complexity: COUNTED_ON_CONNECTION,
      description: 'The items of the page, best first.',
    }),
    pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page stands in its list.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Everything found, on all pages.' }),
    warnings: t.expose('warnings', {
      type: [Warning],
      complexity: listCost(EXPECTED.warnings),
      description: 'What in the query was ignored or is doubtful; empty when nothing is.',
    }),
    didYouMean: t.expose('didYouMean', {
      type: [Suggestion],
      complexity: SUGGESTIONS_COST,
      description: 'Names near what was typed, best first; empty when the query fits as it is.',
    }),
  }),
});

/** An empty list of kinds means all; kinds without records match nothing and say so. */
function searchKinds(
  knowledgeBase: KnowledgeBase,
  query: string,
  kinds: readonly Kind[],
  part: SearchPart,
): SearchAnswer {
  if (!kinds.includes('CARD') || knowledgeBase.cards.size > 0)
    return search(knowledgeBase, query, kinds, part);
  const others = kinds.filter((kind) => kind !== 'CARD');
  const before = part.after === null ? 0 : null;
  if (others.length === 0) return { hits: [], total: 0, before, warnings: [NO_CARDS], didYouMean: [] };
  const answer = search(knowledgeBase, query, others, part);
  return { ...answer, warnings: [...answer.warnings, NO_CARDS] };
}

type HitKey = Pick<SearchHit, 'kind' | 'id'>;

function keyOf({ kind, id }: HitKey): string {
  return `${kind}:${id}`;
}

/** Of a key what it was made of. */
function hitOfKey(key: string): HitKey {
  const kind = KINDS.find((one) => key.startsWith(`${one}:`));
  if (kind === undefined) throw outdatedCursor();
  return { kind, id: key.slice(kind.length + 1) };
}

builder.queryField('search', (t) =>
  t.field({
    type: SearchConnection,
    description:
      'Full text over keywords, rulings, timing windows and cards, best first. Any string is a valid query; nothing in it is an operator.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'What to look for, as a person types it. Of a very long text only the beginning counts.',
      }),
      kinds: t.arg({
        type: [SearchKind],
        description: 'Types of record to look among; null or an empty list means all.',
      }),
      ...pageArguments(STANDARD),
    },
    complexity: ({ first }) => pageCost(first, STANDARD, SEARCH_COST),
    resolve: (_parent, { query, kinds, first, after }, { knowledgeBase }): SearchPage => {
      const wanted = kinds ?? [];
      refuseLargeBatch('kinds', wanted.length, MAX_BATCH);
      const most = pageSize(first, STANDARD);
      const list = listName('search', query, [...new Set(wanted)].sort(), knowledgeBase.revision);
      const part = { after: after == null ? null : hitOfKey(decodeCursor(list, after)), most };
      const { hits, total, before, warnings, didYouMean } = searchKinds(knowledgeBase, query, wanted, part);
      if (before === null) throw outdatedCursor();
      const page = pageOfPart({ list, items: hits, keyOf, before, total, warnings });
      const highlight = highlightFor(knowledgeBase, query);
      return { ...page, didYouMean, edges: page.edges.map((edge) => ({ ...edge, highlight })) };
    },
  }),
);
