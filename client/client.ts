import type { Changes } from './changes.js';
import { type ExchangeOptions, exchange } from './exchange.js';
import type { PublishedQuery } from './published-query.js';
import { dataOf, recordOf } from './read-response.js';
import { type RememberedAnswers, rememberedAnswers } from './remembered-answers.js';
import { isRulesError } from './rules-error.js';

export interface ClientOptions {
  /** Where the server is: `https://rules.example.org`. A slash at its end, or the address of GraphQL itself, is understood. */
  readonly url: string;
  /** Milliseconds until a request is given up; 10,000 unless given. */
  readonly timeout?: number;
  /** Tells the operator of the server who asks: `my-wiki/1.0`. */
  readonly name?: string;
  /** How many answers are kept, to be asked for again by their tags alone; 200 unless given. 0 in browsers, which keep them themselves. */
  readonly remember?: number;
  readonly fetch?: typeof fetch;
}

export interface Asking {
  /** Gives the request up when it is aborted; its reason is thrown then. */
  readonly signal?: AbortSignal;
}

/** Asks one server. What goes wrong is thrown as a RulesError. */
export interface Client {
  /** A published query of `queries.ts`: short, and well cached on its way. */
  ask<Data, Variables>(
    query: PublishedQuery<Data, Variables>,
    variables: Variables,
    asking?: Asking,
  ): Promise<Data>;
  /** Any query, by its text; the type of what comes back is the caller's word. */
  askText<Data>(text: string, variables?: object, asking?: Asking): Promise<Data>;
  /** What is new since a revision that was served before: 16 hex digits, of `Changes` or of `X-Data-Revision`. */
  changes(since: string, asking?: Asking): Promise<Changes>;
}

/** Longer addresses are not taken by every proxy, so longer questions are posted. */
const LONGEST_ADDRESS = 2_000;

export function createClient(options: ClientOptions): Client {
  const { url, timeout = 10_000, name, remember = 200 } = options;
  const root = url.replace(/\/+$/, '').replace(/\/graphql$/, '');
  const connection: Connection = {
    address: `${root}/graphql`,
    answers: rememberedAnswers(remember),
    timeout,
    headers: {
      Accept: 'application/graphql-response+json',
      ...(name === undefined ? {} : { 'X-Client-Name': name }),
    },
    fetch: options.fetch ?? fetch,
  };
  return {
    ask: (query, variables, asking = {}) => askPublished(connection, query, variables, asking),
    askText: (query, variables = {}, asking = {}) => post(connection, { query, variables }, asking),
    changes: (since, asking = {}) =>
      get(connection, `${root}/v1/changes?${new URLSearchParams({ since })}`, asking, recordOf<Changes>),
  };
}

interface Connection extends ExchangeOptions {
  readonly address: string;
  readonly answers: RememberedAnswers;
}

async function askPublished<Data, Variables>(
  connection: Connection,
  { id, text }: PublishedQuery<Data, Variables>,
  variables: Variables,
  asking: Asking,
): Promise<Data> {
  const parameters = new URLSearchParams({ documentId: id, variables: JSON.stringify(variables) });
  const url = `${connection.address}?${parameters}`;
  try {
    return url.length > LONGEST_ADDRESS
      ? await post(connection, { documentId: id, variables }, asking)
      : await get(connection, url, asking, dataOf<Data>);
  } catch (error) {
    // An older server does not know it by its id yet.
    if (!isRulesError(error) || error.code !== 'PERSISTED_DOCUMENT_NOT_FOUND') throw error;
    return post(connection, { query: text, variables }, asking);
  }
}

async function get<Data>(
  connection: Connection,
  url: string,
  { signal }: Asking,
  read: (response: Response, text: string) => Data,
): Promise<Data> {
  const known = connection.answers.find(url);
  const headers: Readonly<Record<string, string>> = known === undefined ? {} : { 'If-None-Match': known.tag };
  const { response, text } = await exchange(url, { headers }, connection, signal);
  const body = response.status === 304 && known !== undefined ? known.body : text;
  const data = read(response, body);
  const tag = response.headers.get('ETag');
  if (tag !== null) connection.answers.keep(url, { tag, body });
  return data;
}

async function post<Data>(connection: Connection, body: object, { signal }: Asking): Promise<Data> {
  const headers = { 'Content-Type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const { response, text } = await exchange(connection.address, request, connection, signal);
  return dataOf(response, text);
}
