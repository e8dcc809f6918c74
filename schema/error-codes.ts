import { GraphQLError } from 'graphql';

/** `extensions.code` of every GraphQL error: a closed list, part of the public contract. */
export const ERROR_CODES = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_NODE_ID',
  'BAD_CURSOR',
  'PAGE_TOO_LARGE',
  'TOO_MANY_ITEMS',
  'QUERY_TOO_COMPLEX',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_LARGE',
  'PERSISTED_DOCUMENT_NOT_FOUND',
  'RATE_LIMITED',
  'NOT_READY',
  'INTERNAL_SERVER_ERROR',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error for the caller: says what was found, what was expected and what to do. `details` stand beside the code in `extensions`. */
export function refuse(
  code: ErrorCode,
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...details } });
}

/** Refuses (TOO_MANY_ITEMS) a batch that is larger than allowed; `argument` is the name of the list. */
export function refuseLargeBatch(argument: string, size: number, limit: number): void {
  if (size <= limit) return;
  throw refuse(
    'TOO_MANY_ITEMS',
    `${argument} has ${size} items; at most ${limit} are served at once. Ask for the rest with further requests.`,
    { limit },
  );
}
