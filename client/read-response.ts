import { type RulesError, type RulesErrorCode, rulesError } from './rules-error.js';

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: RulesErrorCode; readonly requestId?: string };
  }[];
}

/** The data of a response. Throws a RulesError when there are errors beside it, or when it is no answer of a rules server. */
export function dataOf<Data>(response: Response, text: string): Data {
  const body = parsed(text);
  const [error] = body?.errors ?? [];
  if (body === null || (error === undefined && (body.data ?? null) === null)) throw noAnswer(response, text);
  if (error !== undefined) throw errorOf(response, error);
  return body.data as Data;
}

/** A plain record. Throws a RulesError when it is none. */
export function recordOf<Data>(response: Response, text: string): Data {
  const body = parsed(text);
  const [error] = body?.errors ?? [];
  if (error !== undefined) throw errorOf(response, error);
  if (body !== null && response.status < 400) return body as Data;
  throw noAnswer(response, text);
}

function noAnswer({ status }: Response, text: string): RulesError {
  const message = `No answer of a rules server came back (status ${status}): ${text.slice(0, 100)}. Check the url of the client.`;
  return rulesError('BAD_RESPONSE', message, { status });
}

function parsed(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function errorOf(
  { status, headers }: Response,
  { message, extensions = {} }: NonNullable<Body['errors']>[number],
): RulesError {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return rulesError(extensions.code ?? 'BAD_RESPONSE', message, {
    status,
    requestId: extensions.requestId ?? headers.get('X-Request-Id'),
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
