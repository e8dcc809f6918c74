import type { ServerErrorCode } from './queries.js';
import { type RulesError, rulesError } from './rules-error.js';

interface Body {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: ServerErrorCode; readonly requestId?: string };
  }[];
}

/** The data of a response. Throws a RulesError when there are errors beside it, or when it is no answer of a rules server. */
export function dataOf<Data>(response: Response, text: string): Data {
  const body = parsed(text);
  const [error] = body?.errors ?? [];
  if (body === null || (error === undefined && (body.data ?? null) === null)) {
    const message = `No answer of a rules server came back (status ${response.status}): ${text.slice(0, 100)}. Check the url of the client.`;
    throw rulesError('BAD_RESPONSE', message, { status: response.status });
  }
  if (error !== undefined) throw errorOf(response, error);
  return body.data as Data;
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
