import { request } from 'node:http';

/** An answer as it went over the wire. */
export interface SentAnswer {
  readonly status: number;
  /** Names and values in turn, without those that Node puts into every response. */
  readonly head: readonly string[];
  /** In base64. */
  readonly body: string;
}

const OF_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Sends one GET and keeps every byte of the answer, encoded bodies as they are. */
export function receiveAnswer(url: string, headers: Readonly<Record<string, string>>): Promise<SentAnswer> {
  return new Promise((received, fail) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const head: string[] = [];
        for (let at = 0; at + 1 < response.rawHeaders.length; at += 2) {
          const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
          if (!OF_NODE.has(name.toLowerCase())) head.push(name, value);
        }
        received({
          status: response.statusCode ?? 0,
          head,
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    asked.on('error', fail);
    asked.end();
  });
}
