import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { TIMEOUTS } from './limits.js';

const IDLE_CHECK_MS = 50;

/**
 * Stops accepting, lets requests in flight end and closes idle connections as they become so. A connection counts as idle only after
 * `TIMEOUTS.unread` milliseconds: until then its next request may wait to be read. What is left after `limitMs` is cut off. Never
 * rejects.
 */
export function closeServer(server: Server, limitMs: number = TIMEOUTS.close): Promise<void> {
  return new Promise((closed) => {
    let idle: NodeJS.Timeout | undefined;
    const closeIdle = setTimeout(() => {
      server.close();
      idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    }, TIMEOUTS.unread);
    const end = setTimeout(() => server.closeAllConnections(), limitMs);
    // The `close` of an HTTP server cuts connections with unread requests off, that of any listener does not.
    Listener.prototype.close.call(server, () => {
      clearTimeout(closeIdle);
      clearInterval(idle);
      clearTimeout(end);
      closed();
    });
  });
}
