import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import type { QueryContext } from './context.js';

/**
 * Collects the types of the schema; each domain type adds itself from a file of its own. Fields are non-null unless they say otherwise.
 * The complexity plugin only carries the cost of a field here: it is checked before execution (see operation-cost.ts), so that a
 * query that costs too much gets one error and none of its fields runs.
 */
export const builder = new SchemaBuilder<{
  Context: QueryContext;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: never; Output: string };
    DateTime: { Input: never; Output: string };
  };
}>({
  plugins: [ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: { disabled: true, defaultComplexity: 1, defaultListMultiplier: 10 },
});
