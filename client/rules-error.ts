import type { ServerErrorCode } from './queries.js';

/** What plain data says where GraphQL has no error. REVISION_UNKNOWN: nobody knows what changed since; fetch everything anew. */
type PlainErrorCode = 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE' | 'REVISION_UNKNOWN';

/** TIMEOUT: no answer in time. NETWORK: none at all. BAD_RESPONSE: not the answer of a rules server, but of a proxy perhaps. */
export type RulesErrorCode = ServerErrorCode | PlainErrorCode | 'TIMEOUT' | 'NETWORK' | 'BAD_RESPONSE';

/** What a client throws, beside the AbortError of a caller that gave up himself. The message says what to do. */
export interface RulesError extends Error {
  readonly name: 'RulesError';
  readonly code: RulesErrorCode;
  /** Of HTTP; null when there was no response. */
  readonly status: number | null;
  /** Quote it when you report a fault of the server; null when there is none. */
  readonly requestId: string | null;
  /** Seconds to wait before the next try, for RATE_LIMITED and NOT_READY; null when the server does not say. */
  readonly retryAfter: number | null;
}

export function rulesError(
  code: RulesErrorCode,
  message: string,
  facts: Partial<Pick<RulesError, 'status' | 'requestId' | 'retryAfter' | 'cause'>> = {},
): RulesError {
  const nothing = { status: null, requestId: null, retryAfter: null };
  return Object.assign(new Error(message), { name: 'RulesError' as const, code, ...nothing, ...facts });
}

export function isRulesError(error: unknown): error is RulesError {
  return error instanceof Error && error.name === 'RulesError' && 'code' in error;
}
