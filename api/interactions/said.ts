import type { About, Finding } from './interaction-report.js';

/** A finding in one plain sentence, and what that speaks of. */
export type Said = Pick<Finding, 'statement' | 'about'>;

export function say(statement: string, ...about: readonly About[]): Said {
  return { statement, about };
}
