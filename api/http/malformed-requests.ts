import { type IncomingMessage, maxHeaderSize, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isForReaders, type ServerParts } from './answerer.js';
import { CROSS_ORIGIN_HEADERS, METHODS } from './cross-origin.js';
import { type Failure, failure, failureBody } from './failure.js';
import { TIMEOUTS } from './limits.js';
import { SHORTER } from './request-url.js';

function refusalOf(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const found = `The headers of the request, its address included, are larger than ${maxHeaderSize} bytes.`;
    const message = `${found} Use POST, or a published query by its id.`;
    return {
      ...failure(431, 'QUERY_TOO_LARGE', message, { limit: maxHeaderSize }),
      forReaders: `The address is longer than is read. ${SHORTER}`,
    };
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

/** What is sent of a refusal. */
interface Told {
  readonly type: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A whole response as bytes, for connections that are past the help of the HTTP server. The connection is to be closed after it. */
function rawResponse(status: number, { type, body, headers }: Told, requestId: string): string {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let at = 0; at < CROSS_ORIGIN_HEADERS.length; at += 2) {
    lines.push(`${CROSS_ORIGIN_HEADERS[at]}: ${CROSS_ORIGIN_HEADERS[at + 1]}`);
  }
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  lines.push(
    `Content-Type: ${type}`,
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

const REQUEST_LINE = /^[A-Z]+ (\/\S*)/;
const ACCEPT = /\r\naccept:[ \t]*([^\r\n]*)/i;

/** What was read of a request that is no whole one: its path, and what its sender accepts; null where that had not come yet. */
function readSoFar(error: object): { readonly url: string; readonly accept: string } | null {
  const packet: unknown = Reflect.get(error, 'rawPacket');
  if (!Buffer.isBuffer(packet)) return null;
  const text = packet.toString('latin1');
  const [url] = REQUEST_LINE.exec(text)?.[1]?.split('?') ?? [];
  const accept = ACCEPT.exec(text)?.[1];
  return url === undefined || accept === undefined ? null : { url, accept };
}

/** A page for who reads pages, as far as that can be told; the error shape of all others else. */
async function toldTo(
  parts: Pick<ServerParts, 'failurePage'>,
  error: object,
  refused: Failure,
  requestId: string,
): Promise<Told> {
  const read = readSoFar(error);
  if (read !== null && isForReaders(read)) {
    const page = await parts.failurePage(refused, read.url, requestId).catch(() => null);
    if (page !== null)
      return {
        type: page.contentType,
        body: page.body.toString(),
        headers: { ...page.headers, Vary: page.vary },
      };
  }
  const body = failureBody(refused, requestId);
  return { type: 'application/json; charset=utf-8', body, headers: refused.headers };
}

/** Answers what never becomes a request (not HTTP, too slow, headers too large) as all others are refused. */
export function answerMalformed(
  server: Server,
  parts: Pick<ServerParts, 'log' | 'requestIds' | 'failurePage'>,
): void {
  const refuse = async (socket: Duplex, refused: Failure, error: object): Promise<void> => {
    const requestId = parts.requestIds(undefined);
    parts.log.info({ status: refused.status, requestId }, 'malformed request');
    const told = await toldTo(parts, error, refused, requestId);
    if (!socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(rawResponse(refused.status, told, requestId), () => socket.destroy());
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else void refuse(socket, refusalOf(error.code), error);
  });
  server.on('connect', (_request: IncomingMessage, socket) => {
    void refuse(
      socket,
      failure(
        405,
        'BAD_USER_INPUT',
        `This is no proxy and takes no CONNECT; use ${METHODS.join(', ')}.`,
        {},
        { Allow: METHODS.join(', ') },
      ),
      {},
    );
  });
}
