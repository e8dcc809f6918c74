import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.js';
import { type Answerer, answerWith } from './answerer.js';
import { createHotAnswers } from './hot-answers.js';
import { readBody } from './read-body.js';
import { createRequestIds } from './request-id.js';
import { createRulesWorker } from './rules-worker.js';
import { createRunningQueries } from './running-queries.js';
import { json, post } from './testing/ask.js';
import { smallSchema } from './testing/small-schema.js';
import { handStore } from './testing/start-for-test.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server of one route, and the lines it logs. */
async function serving(
  answerer: Answerer,
): Promise<{ readonly url: string; readonly lines: readonly string[] }> {
  const lines: string[] = [];
  const parts = {
    schema: smallSchema,
    store: handStore(),
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    publicUrl: null,
    reportUrl: null,
    running: createRunningQueries(),
    failurePage: () => Promise.reject(new Error('no page can be made')),
    requestIds: createRequestIds(),
    hotAnswers: createHotAnswers(),
    worker: createRulesWorker(),
    discord: null,
    documents: { list: [], byId: new Map() },
  };
  const answered = answerWith(parts, answerer);
  const server = createServer((request, response) => void answered(request, response)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, lines };
}

describe('a route that fails unexpectedly', () => {
  it('is a masked 500 after the body was read too, and logged whole', async () => {
    const { url, lines } = await serving(async (request) => {
      await readBody(request);
      throw new Error('the secret of the house');
    });
    const response = await post(url, '{}', { 'X-Request-Id': 'find-me' });
    expect(response.status).toBe(500);
    expect(json(response).errors?.[0]?.extensions).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      requestId: 'find-me',
    });
    expect(response.body.toString()).not.toContain('secret');
    expect(lines.some((line) => line.includes('secret') && line.includes('find-me'))).toBe(true);
  });
});

describe('a caller that goes away half way', () => {
  it('is neither an error nor a request that was served', async () => {
    let ended = false;
    const { url, lines } = await serving(async (request) => {
      await readBody(request).finally(() => {
        ended = true;
      });
      throw new Error('not reached');
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{');
    await new Promise((later) => setTimeout(later, 100));
    socket.destroy();
    await expect.poll(() => ended).toBe(true);
    expect(lines).toEqual([]);
  });
});
