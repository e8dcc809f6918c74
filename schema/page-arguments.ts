import { builder } from './builder.js';
import { MAX_PAGE } from './complexity.js';

/** `first` and `after` of a paged field. */
export function pageArguments(standard: number) {
  return builder.args((t) => ({
    first: t.int({
      defaultValue: standard,
      description: `Size of the page, 0 to ${MAX_PAGE}; larger ones are refused (PAGE_TOO_LARGE).`,
    }),
    after: t.string({
      description:
        'The endCursor of the page before, of the same list with the same arguments; null for the first page.',
    }),
  }));
}
