import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { noteArrival } from '../../schema/arrivals.js';
import { answerWith, type ServerParts } from './answerer.js';
import { createApp } from './app.js';
import { failure } from './failure.js';
import { createHotPath } from './hot-path.js';
import { TIMEOUTS } from './limits.js';
import { answerMalformed } from './malformed-requests.js';
import type { RunQuery } from './run-query.js';

const OPTIONS = {
  headersTimeout: TIMEOUTS.headers,
  requestTimeout: TIMEOUTS.request,
  keepAliveTimeout: TIMEOUTS.keepAlive,
  connectionsCheckingInterval: TIMEOUTS.check,
  /** A missing Host is refused here instead, with the headers of every other response. */
  requireHostHeader: false,
};

/** One Host is needed by HTTP/1.1, and several are refused in any version: proxies and servers would read different ones. */
function hasUnclearHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}

/** The hot way first, then Express. Once `isClosing`, each connection ends with its next response. */
export function createHttpServer(parts: ServerParts, run: RunQuery, isClosing: () => boolean): Server {
  const hot = createHotPath(parts);
  const app = createApp(parts, run);
  const refuse = (status: number, message: string) =>
    answerWith(parts, () => ({ content: failure(status, 'BAD_USER_INPUT', message) }));
  const unclearHost = refuse(400, 'A request of HTTP/1.1 needs one Host header, and one only.');
  const noExpectation = refuse(417, 'The only expectation that is met is "Expect: 100-continue".');
  const server = createServer(OPTIONS, (request: IncomingMessage, response: ServerResponse) => {
    noteArrival();
    if (isClosing()) response.shouldKeepAlive = false;
    if (hasUnclearHost(request)) void unclearHost(request, response);
    else if (!hot(request, response)) app(request, response);
  });
  server.timeout = TIMEOUTS.idleSocket;
  server.on('connection', noteArrival);
  server.on('checkExpectation', (request, response) => void noExpectation(request, response));
  answerMalformed(server, parts);
  return server;
}
