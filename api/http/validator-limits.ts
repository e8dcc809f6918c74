import { GraphQLError } from 'graphql';
import { refuse } from '../../schema/error-codes.js';

/** How many lists of types inside one another the validator of graphql-js lets introspection ask for. */
const INTROSPECTION_LISTS = 2;

/** What the validator of graphql-js says when a limit of its own is reached; it gives neither a code nor advice. */
const REFUSALS: ReadonlyMap<string, () => GraphQLError> = new Map([
  [
    'Validation aborted.',
    () =>
      refuse(
        'QUERY_TOO_COMPLEX',
        'The query repeats the same fields or fragments so often that it takes too long to check. Ask for each field once.',
      ),
  ],
  [
    'Maximum introspection depth exceeded',
    () =>
      refuse(
        'QUERY_TOO_DEEP',
        `The query asks for fields, interfaces, possible types or input fields of types more than ${INTROSPECTION_LISTS} deep; the limit is ${INTROSPECTION_LISTS}. The whole schema is at /schema.graphql.`,
        { limit: INTROSPECTION_LISTS },
      ),
  ],
]);

/** The same error, or a refusal of ours in its place when the validator stopped at one of its own limits. */
export function toldAsRefusal(error: GraphQLError): GraphQLError {
  const refusal = error.path === undefined ? REFUSALS.get(error.message)?.() : undefined;
  if (!refusal) return error;
  const { message, extensions } = refusal;
  return new GraphQLError(message, { nodes: error.nodes ?? null, extensions });
}
