import type { IncomingMessage } from 'node:http';
import { type Failure, failure } from './failure.js';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const LOOPBACK_ADDRESS = /^(?:::ffff:)?127\.|^::1$/;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/**
 * Any page may call what is public. But a server on somebody's own machine may serve documents of his own, and a page could reach it by a
 * name of its own that it lets point to 127.0.0.1. So a page that comes in by loopback is served only under a name that is no such trick:
 * localhost, an address, or the host of `PUBLIC_URL`. Null when the caller is no page, or may be served.
 */
export function refusedOrigin(request: IncomingMessage, publicUrl: string | null): Failure | null {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return null;
  if (origin !== 'null' && !URL.canParse(origin))
    return failure(403, 'BAD_USER_INPUT', 'The Origin header is no origin; send that of the page, or none.');
  if (!LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '')) return null;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const own = publicUrl === null ? null : new URL(publicUrl).hostname;
  if (LOOPBACK.test(name) || ADDRESS.test(name) || name === own) return null;
  return failure(
    403,
    'BAD_USER_INPUT',
    'A web page called this server by a name that it does not know. Use localhost, or set PUBLIC_URL to the address it is reached at.',
  );
}
