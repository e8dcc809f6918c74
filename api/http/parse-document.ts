import {
  type DocumentNode,
  GraphQLError,
  getOperationAST,
  Kind,
  Lexer,
  type OperationDefinitionNode,
  parse,
  Source,
  TokenKind,
} from 'graphql';
import { refuse } from '../../schema/error-codes.js';
import { LIMITS } from './limits.js';

/** Tokens of a text up to its end or its first error. */
function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let found = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) found += 1;
  } catch {
    return found;
  }
  return found;
}

/** Parses at most so many tokens: the parser stops at the limit. Throws a GraphQLError with a code of the closed list. */
export function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: LIMITS.tokens });
  } catch (error) {
    const found = countTokens(text);
    if (found > LIMITS.tokens) {
      throw refuse(
        'QUERY_TOO_LARGE',
        `The document has at least ${found} tokens; the limit is ${LIMITS.tokens}. Use fragments and variables, or split the request.`,
        { limit: LIMITS.tokens, found },
      );
    }
    if (!(error instanceof GraphQLError)) throw error;
    const { source, positions } = error;
    throw new GraphQLError(error.message, {
      source,
      positions,
      extensions: { code: 'GRAPHQL_PARSE_FAILED' },
    });
  }
}

/** The operation to run. Throws when it can't be told which, or when it is not a query. */
export function chooseOperation(document: DocumentNode, name: string | null): OperationDefinitionNode {
  const chosen = getOperationAST(document, name);
  if (chosen?.operation === 'query') return chosen;
  if (chosen) {
    throw refuse(
      'BAD_USER_INPUT',
      `The operation is a ${chosen.operation}; this API answers queries only. Ask with a query.`,
    );
  }
  const names = document.definitions
    .filter((part) => part.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => operation.name?.value ?? '(unnamed)');
  const found = names.length === 0 ? 'no operation' : `the operations ${names.slice(0, 10).join(', ')}`;
  const asked =
    name === null
      ? 'no "operationName" says which to run'
      : `not one named ${JSON.stringify(name.slice(0, 80))}`;
  const advice =
    names.length === 0
      ? 'Add a query, such as { keyword(name: "Stun") { __typename } }.'
      : 'Send the name of one of them as "operationName".';
  throw refuse('BAD_USER_INPUT', `The document has ${found}, and ${asked}. ${advice}`);
}
