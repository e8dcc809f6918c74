import { type GraphQLResolveInfo, isObjectType } from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';

/**
 * Will the executor ask this field of the value that is being resolved, if that value is of the type `typeName`? The executor's own collection of
 * fields answers: fragments, `@skip` and `@include` count as they do when the query is run.
 */
export function isFieldSelected(info: GraphQLResolveInfo, typeName: string, fieldName: string): boolean {
  const { schema, fragments, variableValues, fieldNodes } = info;
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`The schema has no object type '${typeName}'.`);
  const selected = collectSubfields(schema, fragments, variableValues, type, fieldNodes);
  return [...selected.values()].some(([node]) => node?.name.value === fieldName);
}
