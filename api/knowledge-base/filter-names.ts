import { findKeyword } from './find-keyword.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { KeywordRecord } from './records.js';
import { firstCodePoints } from './rendering/code-points.js';
import type { Warning } from './search.js';

const LONGEST_SHOWN = 60;

/** A filter is no place to guess: slug, name, printed line and former name count, a near miss does not. */
export function resolveKeyword(kb: KnowledgeBase, name: string): KeywordRecord | null {
  const match = findKeyword(kb, name);
  if (match.found !== 'one') return null;
  return match.matchedBy === 'EXACT' || match.matchedBy === 'ALIAS' ? match.keyword : null;
}

export function unknownKeyword(kb: KnowledgeBase, name: string): Warning {
  const match = findKeyword(kb, name);
  const near =
    match.found === 'one'
      ? [match.keyword.name]
      : (match.found === 'several' ? match.candidates : match.suggestions).map(({ label }) => label);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return {
    code: 'UNKNOWN_KEYWORD',
    message: `No keyword is called ${JSON.stringify(shortened(name))}, so it matches nothing.${hint}`,
  };
}

/** Fit to be repeated in a message, however long the input was. */
export function shortened(name: string): string {
  const shown = firstCodePoints(name, LONGEST_SHOWN);
  return shown.length < name.length ? `${shown}…` : name;
}
