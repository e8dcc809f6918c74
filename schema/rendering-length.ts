import { refuse } from './error-codes.js';

/** Bounds of `maxLength`, in Unicode code points. */
export const SHORTEST_RENDERING = 40;
export const LONGEST_RENDERING = 100_000;

/** A length as asked; null for the whole text. Refuses (BAD_USER_INPUT) what is out of bounds. */
export function renderingLength(maxLength: number | null | undefined): number | null {
  if (maxLength === null || maxLength === undefined) return null;
  if (maxLength >= SHORTEST_RENDERING && maxLength <= LONGEST_RENDERING) return maxLength;
  throw refuse(
    'BAD_USER_INPUT',
    `maxLength is ${maxLength}; expected ${SHORTEST_RENDERING} to ${LONGEST_RENDERING} code points. Leave it out for the whole text.`,
  );
}
