import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { refuse } from '../../schema/error-codes.js';
import { checkedOperationCost } from '../../schema/operation-cost.js';

/** Works out what an operation costs with its variables, which fit, before it is run. */
export type QueryCost = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) => number;

/** Longer variables are worked out anew each time: keeping them would cost more memory than it saves. */
const LONGEST_KEY = 1_024;
const KEPT_PER_DOCUMENT = 100;

/** Costs are kept for each pair of operation and variables; the variables must be nested moderately, as `readJson` sees to. */
export function createQueryCost(schema: GraphQLSchema): QueryCost {
  const known = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>();
  return (document, operation, variables) => {
    const workOut = (): number => checkedOperationCost(schema, document, operation, variables);
    const key = operation.variableDefinitions?.length ? JSON.stringify(variables) : '';
    if (key.length > LONGEST_KEY) return workOut();
    const costs = known.get(operation) ?? new LRUCache<string, number>({ max: KEPT_PER_DOCUMENT });
    known.set(operation, costs);
    const before = costs.get(key);
    if (before !== undefined) return before;
    const cost = workOut();
    costs.set(key, cost);
    return cost;
  };
}

/** Throws when the cost is over the limit; also when it is no number at all. */
export function refuseCost(requested: number, limit: number): void {
  if (requested <= limit) return;
  throw refuse(
    'QUERY_TOO_COMPLEX',
    `The query costs ${requested}; the limit is ${limit}. Ask for shorter lists ("first"), fewer fields inside them, or fewer attacks and checks at once.`,
    { limit, found: requested, cost: { requested, limit } },
  );
}
