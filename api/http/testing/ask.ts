import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A response letter for letter: nothing is decoded, and the order of its headers is kept. */
export interface Response {
  readonly status: number;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** One request on a connection of its own. */
export function ask(
  url: string,
  { method = 'GET', headers: own = {}, body }: Asking = {},
): Promise<Response> {
  return new Promise((answered, fail) => {
    const sending = request(url, { method, headers: own, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const { statusCode = 0, headers, rawHeaders } = response;
        answered({ status: statusCode, headers, rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    sending.on('error', fail);
    sending.end(body);
  });
}

/** POSTs a query as JSON. */
export function post(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const json = typeof body === 'string' ? body : JSON.stringify(body);
  return ask(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: json,
  });
}

/** The address of a GET of this query. */
export function getUrl(base: string, query: string, variables?: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams({ query });
  if (variables) parameters.set('variables', JSON.stringify(variables));
  return `${base}/graphql?${parameters}`;
}

/** The body as its reader sees it. */
export function decoded({ headers, body }: Response): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}

export interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export function json(response: Response): Answer {
  return JSON.parse(decoded(response));
}

export interface Refusal {
  readonly code?: string;
  readonly requestId?: string;
  readonly limit?: number;
  readonly found?: number;
}

/** `extensions` of the first error; empty when there is none. */
export function refusal(response: Response): Refusal {
  return json(response).errors?.[0]?.extensions ?? {};
}

/** Writes bytes to a connection and gives all that comes until the other end closes it. */
export function askRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((answered, fail) => {
    let got = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      got += chunk.toString('latin1');
    });
    socket.on('close', () => answered(got));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') fail(error);
    });
  });
}
