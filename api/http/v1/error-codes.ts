import type { ErrorCode } from '../../../schema/error-codes.js';

/** Codes of plain data beside those of GraphQL, where what is not found is no error: one for each status. */
const OF_STATUS = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  410: 'REVISION_UNKNOWN',
} as const;

/** Of every error below `/v1`: a closed list, part of the public contract. */
export const PLAIN_CODES = [
  'BAD_USER_INPUT',
  ...Object.values(OF_STATUS),
  'QUERY_TOO_LARGE',
  'INTERNAL_SERVER_ERROR',
  'NOT_READY',
] as const;
type PlainCode = (typeof PLAIN_CODES)[number];

const CODES: ReadonlyMap<number, PlainCode> = new Map(
  Object.entries(OF_STATUS).map(([status, code]) => [Number(status), code]),
);

/** How a refusal with this status and code is told below `/v1`. */
export function plainCode(status: number, code: ErrorCode): ErrorCode | PlainCode {
  return CODES.get(status) ?? code;
}
