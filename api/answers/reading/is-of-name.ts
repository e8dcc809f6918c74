import type { Mention } from './recognise-keywords.js';

/** Does the word at a place belong to the name or the value of a keyword? */
export function isOfName(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ start, valueEnd }) => at >= start && at < valueEnd);
}
