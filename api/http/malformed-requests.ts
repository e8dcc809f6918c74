import { type IncomingMessage, maxHeaderSize, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../log.js';
import { CROSS_ORIGIN_HEADERS, METHODS } from './cross-origin.js';
import { type Failure, failure, failureBody } from './failure.js';
import { TIMEOUTS } from './limits.js';
import type { RequestIds } from './request-id.js';

function refusalOf(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = `The headers of the request, its address included, are larger than ${maxHeaderSize} bytes. Use POST, or a published query by its id.`;
    return failure(431, 'QUERY_TOO_LARGE', message, { limit: maxHeaderSize });
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return failure(
      408,
      'BAD_USER_INPUT',
      `The request did not arrive in time: headers within ${TIMEOUTS.headers / 1_000} s, all of it within ${TIMEOUTS.request / 1_000} s. Send it again without a pause.`,
    );
  }
  return failure(
    400,
    'BAD_USER_INPUT',
    'This is not a well-formed HTTP/1.1 request. Send one with a client for HTTP, and to the right port: TLS is not spoken here.',
  );
}

/** A whole response as bytes, for connections that are past the help of the HTTP server. The connection is to be closed after it. */
function rawResponse(refused: Failure, requestId: string): string {
  const body = failureBody(refused, requestId);
  const lines = [`HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}`];
  for (let at = 0; at < CROSS_ORIGIN_HEADERS.length; at += 2) {
    lines.push(`${CROSS_ORIGIN_HEADERS[at]}: ${CROSS_ORIGIN_HEADERS[at + 1]}`);
  }
  for (const [name, value] of Object.entries(refused.headers)) lines.push(`${name}: ${value}`);
  lines.push(
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  );
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Has a response begun on this connection? Then nothing may be written between its bytes. */
function isAnswering(socket: Duplex): boolean {
  const current: unknown = Reflect.get(socket, '_httpMessage');
  return typeof current === 'object' && current !== null && Reflect.get(current, 'headersSent') === true;
}

/** Answers what never becomes a request (not HTTP, too slow, headers too large) in the error shape of all others. */
export function answerMalformed(server: Server, log: Log, requestIds: RequestIds): void {
  const refuse = (socket: Duplex, refused: Failure): void => {
    const requestId = requestIds(undefined);
    log.info({ status: refused.status, requestId }, 'malformed request');
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(rawResponse(refused, requestId), () => socket.destroy());
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, refusalOf(error.code));
  });
  server.on('connect', (_request: IncomingMessage, socket) => {
    refuse(
      socket,
      failure(
        405,
        'BAD_USER_INPUT',
        `This is no proxy and takes no CONNECT; use ${METHODS.join(', ')}.`,
        {},
        { Allow: METHODS.join(', ') },
      ),
    );
  });
}
