import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call to Discord's own API. */
export interface DiscordCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly userAgent: string | undefined;
  readonly body: unknown;
}

/** A server in the place of Discord's API, which keeps what it was told. */
export interface DiscordStandIn {
  readonly url: string;
  readonly calls: readonly DiscordCall[];
  /** Resolves with the call of that number, from 0. */
  called(index: number): Promise<DiscordCall>;
  /** What the next calls are answered with; 200 once they are used up. */
  answerNext(...answers: readonly StandInAnswer[]): void;
  close(): Promise<void>;
}

export interface StandInAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export async function startDiscordStandIn(): Promise<DiscordStandIn> {
  const calls: DiscordCall[] = [];
  const answers: StandInAnswer[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const { status, headers = {}, body: said = '{}' } = answers.shift() ?? { status: 200 };
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(said);
    const { method = '', url: path = '', headers: sent } = request;
    calls.push({
      method,
      path,
      authorization: sent.authorization,
      userAgent: sent['user-agent'],
      body: JSON.parse(body),
    });
    for (const wake of waiting) wake();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const called = async (index: number): Promise<DiscordCall> => {
    for (;;) {
      const call = calls[index];
      if (call !== undefined) return call;
      await new Promise<void>((wake) => waiting.add(wake));
    }
  };
  return {
    url: `http://127.0.0.1:${port}/api/v10`,
    calls,
    called,
    answerNext: (...next) => void answers.push(...next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
