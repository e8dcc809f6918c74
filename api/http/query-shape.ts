import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { ValidationContext } from 'graphql';
import { refuse } from '../../schema/error-codes.js';
import { LIMITS } from './limits.js';

type Counted = { readonly n: number };

/**
 * The libraries only count here (their own limit is out of reach): what they would throw has no code and no numbers.
 * They follow fragments, count them once for every use and stand cycles, which validation then refuses.
 */
const OUT_OF_REACH = Number.POSITIVE_INFINITY;

/** Refuses an operation that nests too deep. What is asked of `__schema` is exempt: the common introspection query is deep. */
export const depthRule = maxDepthRule({
  n: OUT_OF_REACH,
  flattenFragments: true,
  onAccept: [
    (context: ValidationContext | null, { n }: Counted) => {
      if (n <= LIMITS.depth) return;
      context?.reportError(
        refuse(
          'QUERY_TOO_DEEP',
          `The query is ${n} fields deep; the limit is ${LIMITS.depth}. Ask for the inner records in a request of their own.`,
          { limit: LIMITS.depth, found: n },
        ),
      );
    },
  ],
});

/** Refuses an operation with too many aliases. */
export const aliasRule = maxAliasesRule({
  n: OUT_OF_REACH,
  onAccept: [
    (context: ValidationContext | null, { n }: Counted) => {
      if (n <= LIMITS.aliases) return;
      context?.reportError(
        refuse(
          'QUERY_TOO_COMPLEX',
          `The query has ${n} aliases; the limit is ${LIMITS.aliases}. Use the fields that take lists, such as keywordsByName or nodes.`,
          { limit: LIMITS.aliases, found: n },
        ),
      );
    },
  ],
});
