import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type GraphQLFieldResolver, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueryContext } from '../../schema/context.js';
import { refuse } from '../../schema/error-codes.js';
import { ask, getUrl, post, refusal } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

const SLOW = '{ slow(ms: 400) items(first: 1500) { name } }';

describe('a server that has enough to do', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startForTest({ maxRunning: 4_000 });
  });
  afterAll(() => server.close());

  it.each(['application/graphql-response+json', 'application/json'])(
    'refuses one more large query and says when to come again, in %s',
    async (Accept) => {
      const running = post(server.graphql, { query: SLOW });
      await wait(100);
      const refused = await post(server.graphql, { query: SLOW }, { Accept });
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe('1');
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refusal(refused)).toMatchObject({ code: 'RATE_LIMITED', limit: 2_000, retryAfter: 1 });
      expect((await ask(getUrl(server.url, '{ revision }'))).status).toBe(200);
      expect((await running).status).toBe(200);
      expect((await post(server.graphql, { query: SLOW })).status).toBe(200);
    },
  );
});

/** A query that runs until its caller has gone. */
function untilAbandoned(events: string[]): GraphQLSchema {
  const resolve: GraphQLFieldResolver<unknown, QueryContext> = async (_, __, { isAbandoned }) => {
    events.push('asked');
    while (isAbandoned?.() === false) await wait(5);
    events.push('abandoned');
    throw refuse('RATE_LIMITED', 'The caller has gone.');
  };
  const fields = { endless: { type: GraphQLString, resolve } };
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
}

it('a query is told that its caller has gone, and nothing of it is logged as a failure', async () => {
  const events: string[] = [];
  const server = await startForTest({ schema: untilAbandoned(events) });
  const leaving = request(getUrl(server.url, '{ endless }'), { agent: false });
  leaving.on('error', () => {});
  leaving.end();
  await vi.waitFor(() => expect(events).toEqual(['asked']));
  leaving.destroy();
  await vi.waitFor(() => expect(events).toEqual(['asked', 'abandoned']));
  await server.close();
  expect(server.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
