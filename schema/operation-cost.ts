import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

export interface Operation {
  /** Already validated against the schema. */
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * What the operation that would be executed costs, with its variables filled in; 0 when the executor refuses it before any field
 * runs (no such operation, variables that don't fit).
 */
export function operationCost(schema: GraphQLSchema, operation: Operation): number {
  const chosen = getOperationAST(operation.document, operation.operationName);
  if (!chosen) return 0;
  const variables = operation.variables ?? {};
  if (getVariableValues(schema, chosen.variableDefinitions ?? [], variables).errors) return 0;
  return checkedOperationCost(schema, operation.document, chosen, variables);
}

/** The same for an operation of a document whose variables are known to fit: that is not looked at again. */
export function checkedOperationCost(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  chosen: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [chosen, ...fragments] };
  return complexityFromQuery(document, { schema, variables: { ...variables } }).complexity;
}
