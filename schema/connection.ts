import type { ObjectRef } from '@pothos/core';
import { builder } from './builder.js';
import { COUNTED_ON_CONNECTION, EXPECTED, listCost } from './complexity.js';
import { cursorOf, type Edge, type Page, type PageInfoModel } from './page.js';
import { Warning } from './warning.js';

type Types = typeof builder.$inferSchemaTypes;

export const PageInfo = builder.objectRef<PageInfoModel>('PageInfo').implement({
  description: 'Where a page stands in its list.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Are there items behind this page?' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: 'Are there items ahead of this page?',
    }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description: 'Cursor of the first item of the page; null when the page is empty.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description:
        "Cursor of the last item of the page: the 'after' of the next one. Null when the page is empty.",
    }),
  }),
});

export const CURSOR_DESCRIPTION = "Opaque place of this item in its list, for 'after'.";
export const NODE_DESCRIPTION = 'The record itself.';
export const NODES_DESCRIPTION = 'The items of the page, without their cursors.';

/** The edge and connection types over one type of record; `node` and `nodes` are added where that type is known. */
export function connectionOf<Model>(name: string, what: string) {
  const edge = builder.objectRef<Edge<Model>>(`${name}Edge`).implement({
    description: `One of the ${what} in a page.`,
    fields: (t) => ({ cursor: t.string({ description: CURSOR_DESCRIPTION, resolve: cursorOf }) }),
  });
  const connection = builder.objectRef<Page<Model>>(`${name}Connection`).implement({
    description: `A page of ${what}.`,
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        complexity: COUNTED_ON_CONNECTION,
        description: 'The items of the page with their cursors.',
        resolve: (page) => page.edges,
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo, description: 'Where the page stands in its list.' }),
      totalCount: t.exposeInt('totalCount', { description: 'Items in the whole list, on all pages.' }),
    }),
  });
  return { edge, connection };
}

/** Adds `warnings` to a connection whose filter may name what is not known. */
export function withWarnings<Model>(connection: ObjectRef<Types, Page<Model>>): void {
  builder.objectField(connection, 'warnings', (t) =>
    t.expose('warnings', {
      type: [Warning],
      complexity: listCost(EXPECTED.warnings),
      description: 'What in the request was ignored or is doubtful; empty when nothing is.',
    }),
  );
}
