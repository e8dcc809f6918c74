import { MAX_BATCH } from './complexity.js';
import { refuseLargeBatch } from './error-codes.js';

/** Refuses (TOO_MANY_ITEMS) a filter one of whose lists is longer than a batch may be. */
export function refuseLargeFilter(filter: object | null | undefined): void {
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (Array.isArray(value)) refuseLargeBatch(`filter.${name}`, value.length, MAX_BATCH);
  }
}
