import type { ErrorCode } from '../../schema/error-codes.js';

/** A request that is refused before any query runs: what the caller is told, and as what. */
export interface Failure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  /** Beside the code in `extensions`. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** What who reads pages is told instead, when the message is for programs. */
  readonly forReaders?: string;
}

/** `message` says what was found, what was expected and what to do. */
export function failure(
  status: number,
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Failure {
  return { status, code, message, details, headers };
}

/** The one shape of every error, GraphQL or not; `code` is another one where the address has codes of its own. */
export function failureBody(failed: Failure, requestId: string, code: string = failed.code): string {
  const extensions = { code, requestId, ...failed.details };
  return JSON.stringify({ errors: [{ message: failed.message, extensions }] });
}

/** What who reads pages is told. */
export function toldToReaders({ message, forReaders = message }: Failure): string {
  return forReaders;
}

export function isFailure(outcome: object): outcome is Failure {
  return 'code' in outcome && 'details' in outcome;
}
