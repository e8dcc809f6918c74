import { conditionAt } from './ability-condition.js';
import { costBehind } from './ability-cost.js';
import type { LineScan } from './line-scan.js';

const NUMBER_IN_BRACKETS = /^\s*[([](?=[^)\]]*\d)(?:\s*(?:costs?|pay|for|force|f|each|[+-]?\d+))+\s*[)\]]/i;
/** Names, or another ability: `(Jedi)`, `(or Fury 2)`. A version is one letter. */
const NAMES_IN_BRACKETS =
  /^\s*\(\s*(?:or\s+\p{Lu}[^()]*|(?:\p{Lu}[\p{L}'’-]+|and|or)(?:[\s,/]+(?:\p{Lu}[\p{L}'’-]+|and|or)){0,3})\s*\)/u;

/** Brackets behind an ability that seem to limit it, and how can't be told; null for a cost, a condition and all other text. */
export function unsaidInBrackets(
  { names, extent }: LineScan,
  rest: string,
): { readonly length: number; readonly message: string } | null {
  const found =
    (extent === 'LINES' ? NUMBER_IN_BRACKETS.exec(rest) : null)?.[0] ?? NAMES_IN_BRACKETS.exec(rest)?.[0];
  if (found === undefined || costBehind(names, rest) !== null) return null;
  const span = { start: 0, end: rest.length };
  if (conditionAt(rest, span, ({ end }) => end) !== null) return null;
  const message = `What '${found.trim()}' says can't be told; a cost is written '(2 Force)', a condition '(only while attacking a Clone)'.`;
  return { length: found.length, message };
}
