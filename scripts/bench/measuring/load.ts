import autocannon from 'autocannon';
import type { ServerProcess } from './run-process.js';

/** Requests that all connections send one after another, each from another place in the list. */
export interface Load {
  readonly requests: readonly autocannon.Request[];
  readonly connections: number;
  readonly seconds: number;
  /** The only status that is no failure. */
  readonly status: number;
}

/** What a server did under a load. */
export interface Served {
  readonly perSecond: number;
  /** Per second of the server's processor time: no slow client hides in it. */
  readonly perCpuSecond: number;
}

/** Puts a server under load. Rejects when any response has another status or any request fails. */
export async function serve(server: ServerProcess, load: Load): Promise<Served> {
  const before = await server.usage();
  let client = 0;
  const result = await autocannon({
    url: server.url,
    connections: load.connections,
    duration: load.seconds,
    timeout: 20,
    requests: [...load.requests],
    setupClient: (connection) => {
      const from = Math.floor((load.requests.length * client) / load.connections);
      client += 1;
      connection.setRequests([...load.requests.slice(from), ...load.requests.slice(0, from)]);
    },
  });
  const after = await server.usage();
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.some((status) => Number(status) !== load.status)) {
    throw new Error(
      `${server.url}: ${result.errors} requests failed, and the statuses were ${statuses.join(', ')}; ${load.status} is expected.`,
    );
  }
  return {
    perSecond: result.requests.total / result.duration,
    perCpuSecond: result.requests.total / ((after.cpuMs - before.cpuMs) / 1_000),
  };
}
