import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { schema } from '../../schema/schema.js';
import { ask, getUrl, post } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

const LINE = '20 power, Lucky 5, Critical Hit 5, Overkill vs 20 health, Evade 10, Parry 5, Armor';
const SMALL = '{ attackLine(line: "4 power vs 5 health") { ... on AttackReport { notation } } }';
const QUERY = { query: `{ attackLine(line: "${LINE}") { ... on AttackReport { notation } } }` };
const CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'solve_attack', arguments: { line: LINE } },
};
const STREAMABLE = { Accept: 'application/json, text/event-stream' };

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ schema });
});
afterAll(() => server.close());

describe('small requests are answered, small attacks among them, while a large attack is solved', () => {
  it.each([
    ['for a query', 'graphql', QUERY, {}],
    ['for an assistant', 'mcp', CALL, STREAMABLE],
    ['for a page', `attack?q=${encodeURIComponent(LINE)}`, null, {}],
  ])('%s', async (_who, path, body, headers) => {
    const order: string[] = [];
    const asking =
      body === null ? ask(`${server.url}/${path}`) : post(`${server.url}/${path}`, body, headers);
    const large = asking.then((answer) => {
      order.push('large');
      return answer;
    });
    await wait(50);
    for (const query of [SMALL, '{ knowledgeBase { revision } }']) {
      expect((await ask(getUrl(server.url, query))).status).toBe(200);
      order.push('small');
    }
    expect((await large).body.toString()).toContain(LINE);
    expect(order).toEqual(['small', 'small', 'large']);
  });
});

test('small requests are answered while keywords are checked on a large board', async () => {
  const unit = (numbers: string, abilities: readonly string[]) =>
    `{ ${numbers}, abilities: ${JSON.stringify(abilities)} }`;
  const attacker = unit('power: 14, health: 5', ['Lucky 3', 'Critical Hit 3']);
  const defender = unit('health: 14', ['Evade 5', 'Parry 3']);
  const query = `{ interactionCheck(input: {
    keywords: [{ keyword: "Critical Hit" }, { keyword: "Evade" }]
    scenario: { attacker: ${attacker}, defender: ${defender} }
  }) { __typename } }`;
  const order: string[] = [];
  const large = post(server.graphql, { query }).then((answer) => {
    order.push('large');
    return answer;
  });
  await wait(50);
  expect((await ask(getUrl(server.url, SMALL))).status).toBe(200);
  order.push('small');
  expect((await large).body.toString()).toContain('{"interactionCheck":{"__typename":"InteractionReport"}}');
  expect(order).toEqual(['small', 'large']);
});
