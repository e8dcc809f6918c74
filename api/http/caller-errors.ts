import { GraphQLError } from 'graphql';
import { ERROR_CODES, type ErrorCode } from '../../schema/error-codes.js';
import { toldAsRefusal } from './validator-limits.js';

const KNOWN: ReadonlySet<unknown> = new Set(ERROR_CODES);
const MASKED =
  'Something unexpected went wrong here. The request id finds it in the log of this server; quote it when you report this.';

function isKnown(code: unknown): code is ErrorCode {
  return KNOWN.has(code);
}

/** The error a resolver threw, out of the wrappings that say where. */
function origin(error: GraphQLError): unknown {
  let inner: unknown = error;
  while (inner instanceof GraphQLError && inner.originalError) inner = inner.originalError;
  return inner;
}

/**
 * Its code, or null when it is not for the caller's eyes: anything thrown that is not a refusal of ours. An error of graphql-js
 * without a code is the caller's when it points into his document: outside of fields it is validation, at a field an argument.
 */
function codeOf(error: GraphQLError): ErrorCode | null {
  const inner = origin(error);
  const { unexpected } = error.extensions;
  if (!(inner instanceof GraphQLError) || unexpected === true) return null;
  const { code } = inner.extensions;
  if (isKnown(code)) return code;
  if (error.path === undefined) return 'GRAPHQL_VALIDATION_FAILED';
  return inner.nodes?.length ? 'BAD_USER_INPUT' : null;
}

function extensionsOf(error: GraphQLError): Readonly<Record<string, unknown>> {
  const { http: _http, unexpected: _unexpected, ...extensions } = error.extensions;
  return extensions;
}

/** More tell the caller nothing new, and each one costs as much as a look-up. The validator stops at 100 and says so in one more. */
const MOST_ERRORS = 101;

/** The first errors, the last of them saying how many were left out. */
function firstErrors(found: readonly GraphQLError[]): readonly GraphQLError[] {
  const last = found[MOST_ERRORS - 1];
  if (last === undefined || found.length === MOST_ERRORS) return found;
  const message = `${found.length - MOST_ERRORS + 1} more errors are not listed. Correct the ones above first.`;
  const more = new GraphQLError(message, {
    originalError: last.originalError ?? null,
    path: last.path ?? null,
    extensions: last.extensions,
  });
  return [...found.slice(0, MOST_ERRORS - 1), more];
}

/** How a refusal without data is answered. What is refused for want of room is not the query's fault: its status is the same for every type. */
function httpOf(code: ErrorCode | null, { extensions }: GraphQLError): Readonly<Record<string, unknown>> {
  if (code === null) return { status: 500 };
  if (code !== 'RATE_LIMITED') return { status: 400, spec: true };
  return { status: 429, headers: { 'Retry-After': String(extensions['retryAfter'] ?? 1) } };
}

export interface CallerErrors {
  readonly errors: readonly GraphQLError[];
  /** What was thrown where the caller is told only that something was. */
  readonly unexpected: readonly unknown[];
}

/**
 * Errors as the caller gets them: each with a code of the closed list and the request id, the unexpected ones masked.
 * `ran` tells whether there is data; without data the status is that of a refusal (400, in `application/json` 200) or 500.
 */
export function errorsForCaller(
  found: readonly GraphQLError[],
  requestId: string,
  ran: boolean,
): CallerErrors {
  const unexpected: unknown[] = [];
  const errors = firstErrors(found.map(toldAsRefusal)).map((error) => {
    const code = codeOf(error);
    if (code === null) unexpected.push(origin(error));
    const http = httpOf(code, error);
    const { nodes, source, positions, path } = error;
    const own = code === null ? {} : extensionsOf(error);
    const place = {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
    };
    const extensions = { ...own, code: code ?? 'INTERNAL_SERVER_ERROR', requestId, ...(ran ? {} : { http }) };
    return new GraphQLError(code === null ? MASKED : error.message, { ...place, extensions });
  });
  return { errors, unexpected };
}
