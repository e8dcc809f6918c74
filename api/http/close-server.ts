import type { Server } from 'node:http';
import { TIMEOUTS } from './limits.js';

const IDLE_CHECK_MS = 50;

/**
 * Stops accepting, lets requests in flight end and closes idle connections as they become so. What is left after `TIMEOUTS.close`
 * milliseconds is cut off. Never rejects.
 */
export function closeServer(server: Server, limitMs: number = TIMEOUTS.close): Promise<void> {
  return new Promise((closed) => {
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const end = setTimeout(() => server.closeAllConnections(), limitMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      closed();
    });
    server.closeIdleConnections();
  });
}
