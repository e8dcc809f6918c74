import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema.js';
import { LONGEST_LIST } from '../decks/deck-limits.js';
import { json, post, refusal } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ schema });
});
afterAll(() => server.close());

const QUERY = 'query ($list: String!) { deckRulings(list: $list) { totalCards unrecognised { line } } }';
const ESCAPED = '\\u20ac';

/** A body whose list has so many characters, all but the first line a comment in escapes. */
function deckBody(length: number, query = QUERY, more = ''): string {
  const line = '1 Old Guard\\n# ';
  const comment = ESCAPED.repeat(length - line.length + 1);
  return `{"query":${JSON.stringify(query)}${more},"variables":{"list":"${line}${comment}"}}`;
}

describe('a deck list as large as decks may be', () => {
  it('is read however its characters are escaped', async () => {
    const body = deckBody(LONGEST_LIST);
    expect(body.length).toBeGreaterThan(190_000);
    const response = await post(server.graphql, body);
    expect(response.status).toBe(200);
    expect(json(response).data).toEqual({ deckRulings: { totalCards: 1, unrecognised: [] } });
  });

  it('is refused for one character more by the limit of lists', async () => {
    const response = await post(server.graphql, deckBody(LONGEST_LIST + 1));
    expect(refusal(response)).toMatchObject({ code: 'BAD_USER_INPUT', limit: LONGEST_LIST });
  });

  it('leaves everything else in the request the limit of all requests', async () => {
    const more = `,"extensions":{"x":"${'x'.repeat(33_000)}"}`;
    for (const body of [deckBody(1_000, QUERY, more), deckBody(20_000, QUERY, more)])
      expect(refusal(await post(server.graphql, body))).toMatchObject({
        code: 'QUERY_TOO_LARGE',
        limit: 32_768,
      });
  });

  it.each([
    ['another field', 'query ($list: String!) { answer(question: $list) { text } }'],
    ['no field', 'query ($list: String) { knowledgeBase { revision } }'],
    [
      'another field as well',
      'query ($list: String!) { deckRulings(list: $list) { totalCards } answer(question: $list) { text } }',
    ],
    ['a part of a value', 'query ($list: String!) { cardsByName(names: [$list]) { __typename } }'],
  ])('is no reason for a large body when it is for %s', async (_, query) => {
    const response = await post(server.graphql, deckBody(20_000, query));
    expect(response.status).toBe(413);
    expect(refusal(response)).toMatchObject({ code: 'QUERY_TOO_LARGE', limit: 32_768 });
  });

  it('may come to an assistant, and nothing else of that size', async () => {
    const call = (tool: string, argument: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":{"${argument}":"1 Old Guard\\n# ${ESCAPED.repeat(30_000)}"}}}`;
    const ask = (body: string) =>
      post(`${server.url}/mcp`, body, { Accept: 'application/json, text/event-stream' });
    expect(json(await ask(call('deck_rulings', 'list')))).toMatchObject({
      result: { structuredContent: { totalCards: 1 } },
    });
    expect((await ask(call('card', 'name'))).status).toBe(413);
  });
});
