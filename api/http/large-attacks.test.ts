import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema.js';
import { ask, getUrl, json, post } from './testing/ask.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

const LINE = '20 power, Lucky 5, Critical Hit 5, Overkill vs 20 health, Evade 10, Parry 5, Armor';
const LARGE = `{ attackLine(line: "${LINE}") { ... on AttackReport { notation assumptions { code } } } }`;
const SMALL = '{ attackLine(line: "4 power vs 5 health") { ... on AttackReport { notation } } }';

describe('while a large attack is solved', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startForTest({ schema });
  });
  afterAll(() => server.close());

  it('small requests are answered, small attacks among them', async () => {
    const order: string[] = [];
    const large = post(server.graphql, { query: LARGE }).then((answer) => {
      order.push('large');
      return answer;
    });
    await wait(50);
    for (const query of [SMALL, '{ knowledgeBase { revision } }']) {
      expect((await ask(getUrl(server.url, query))).status).toBe(200);
      order.push('small');
    }
    expect(json(await large)).toMatchObject({ data: { attackLine: { notation: LINE } } });
    expect(order).toEqual(['small', 'small', 'large']);
  });

  it('nothing is solved for a caller who left before its turn', async () => {
    const first = post(server.graphql, { query: LARGE });
    const leaving = request(getUrl(server.url, LARGE), { agent: false });
    leaving.on('error', () => {});
    leaving.end();
    await wait(50);
    leaving.destroy();
    await first;
    const began = performance.now();
    expect((await ask(getUrl(server.url, LARGE))).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(0);
    expect(server.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
