import type { IncomingMessage } from 'node:http';
import { refuseLargeBody, withoutDeckLists } from './deck-in-body.js';
import { type Failure, failure, isFailure } from './failure.js';
import type { PublishedQueries } from './published-queries.js';
import { readBody } from './read-body.js';
import { readJson } from './read-json.js';

/** A GraphQL request as GET and POST both carry it, its document found. */
export interface QueryRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  /** Did it name a published query? */
  readonly published: boolean;
}

interface Members {
  readonly query: unknown;
  readonly documentId: unknown;
  readonly variables: unknown;
  readonly operationName: unknown;
}

const MEMBERS = ['query', 'documentId', 'variables', 'operationName', 'extensions'];
const KNOWN_MEMBERS = MEMBERS.join(', ');

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}

function bad(message: string): Failure {
  return failure(400, 'BAD_USER_INPUT', message);
}

function findDocument({ query, documentId }: Members, documents: PublishedQueries): string | Failure {
  if (documentId === undefined || documentId === null) {
    if (typeof query === 'string' && query.trim() !== '') return query;
    const found =
      query === undefined || query === null || query === '' ? 'none was sent' : `found ${kindOf(query)}`;
    return bad(
      `A GraphQL document is expected as the string "query" (${found}), or a "documentId" of /documents.json.`,
    );
  }
  if (query !== undefined && query !== null) {
    return bad('Both "query" and "documentId" were sent; send one of them.');
  }
  const document = typeof documentId === 'string' ? documents.byId.get(documentId) : undefined;
  if (document) return document.text;
  return failure(
    400,
    'PERSISTED_DOCUMENT_NOT_FOUND',
    'No published query has this id. An id is "sha256:" and 64 hex digits, and /documents.json lists all; or send the document itself as "query".',
    { documentId: typeof documentId === 'string' ? documentId.slice(0, 80) : null },
  );
}

function readMembers(members: Members, documents: PublishedQueries): QueryRequest | Failure {
  const { variables = null, operationName = null, documentId } = members;
  if (variables !== null && !isRecord(variables)) {
    return bad(`"variables" is ${kindOf(variables)}; an object is expected, such as {"name": "Overkill"}.`);
  }
  if (operationName !== null && typeof operationName !== 'string') {
    return bad(
      `"operationName" is ${kindOf(operationName)}; the name of an operation of the document is expected.`,
    );
  }
  const query = findDocument(members, documents);
  if (typeof query !== 'string') return query;
  return {
    query,
    variables: variables ?? {},
    operationName: operationName === '' ? null : operationName,
    published: typeof documentId === 'string',
  };
}

/** Reads a GET or HEAD. Parameters that are not ours are left alone: links collect them on their way. */
export function readQueryString(search: string, documents: PublishedQueries): QueryRequest | Failure {
  const given = new URLSearchParams(search);
  const twice = MEMBERS.find((name) => given.getAll(name).length > 1);
  if (twice) return bad(`"${twice}" is given more than once in the address; give it once.`);
  const text = given.get('variables');
  const variables =
    text === null || text === '' ? { value: null } : readJson(text, 'The "variables" parameter');
  if (isFailure(variables)) return variables;
  const named = (name: string) => given.get(name) ?? undefined;
  return readMembers(
    {
      query: named('query'),
      documentId: named('documentId'),
      operationName: named('operationName'),
      variables: variables.value,
    },
    documents,
  );
}

function refuseMediaType(headers: IncomingMessage['headers']): Failure | null {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith('charset='))?.replace(/["']/g, '');
  const encoding = headers['content-encoding'] ?? 'identity';
  const fits = type === 'application/json' && (charset ?? 'charset=utf-8') === 'charset=utf-8';
  if (fits && encoding === 'identity') return null;
  const found = fits
    ? `Content-Encoding is "${encoding.slice(0, 40)}"`
    : `Content-Type is "${(headers['content-type'] ?? '').slice(0, 80)}"`;
  return failure(
    415,
    'BAD_USER_INPUT',
    `${found}; a POST is expected to carry plain JSON: Content-Type: application/json, in UTF-8, not compressed.`,
    {},
    { 'Accept-Encoding': 'identity' },
  );
}

/**
 * Reads a POST. Its refusals are 4xx whatever the caller accepts. Members that are not ours are refused, because a misspelt
 * `variables` would otherwise be missing without a word; `extensions` is accepted and ignored.
 */
export async function readPost(
  request: IncomingMessage,
  documents: PublishedQueries,
): Promise<QueryRequest | Failure> {
  const refused = refuseMediaType(request.headers);
  if (refused) return refused;
  const text = await readBody(request);
  if (typeof text !== 'string') return text;
  const bytes = Buffer.byteLength(text);
  const body = readJson(text, 'The request body');
  if (isFailure(body)) return refuseLargeBody(bytes, () => text) ?? body;
  const asked = readMembersOf(body.value, documents);
  const rest = (): unknown =>
    isFailure(asked) || !isRecord(body.value)
      ? body.value
      : { ...body.value, variables: withoutDeckLists(asked.query, asked.variables) };
  return refuseLargeBody(bytes, rest) ?? asked;
}

function readMembersOf(body: unknown, documents: PublishedQueries): QueryRequest | Failure {
  if (!isRecord(body)) {
    const batch = Array.isArray(body)
      ? ' Batches are not supported; ask for several fields in one document.'
      : '';
    return bad(`The request body is ${kindOf(body)}; an object with ${KNOWN_MEMBERS} is expected.${batch}`);
  }
  const unknown = Object.keys(body).find((name) => !MEMBERS.includes(name));
  if (unknown !== undefined) {
    return bad(
      `The request body has a member ${JSON.stringify(unknown.slice(0, 60))}; known are ${KNOWN_MEMBERS}.`,
    );
  }
  const { query, documentId, operationName, variables } = body as Partial<Members>;
  return readMembers({ query, documentId, operationName, variables }, documents);
}
