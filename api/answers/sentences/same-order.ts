import type { Claim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';

/** `before rerolls` in both. */
export function ordersTheSame({ words: said }: Clause, { main, conditions }: Claim): boolean {
  const told = ordered(said);
  const asked = [main, ...conditions].flatMap(({ words }) => ordered(words));
  return told.length > 0 && asked.length > 0 && asked.every((one) => told.includes(one));
}

/** `before` or `after`, and what stands next behind it. */
function ordered(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    if (!/^(?:before|after)$/.test(word)) return [];
    const next = words.slice(at + 1).find((one) => !OF_NOUNS.test(one)) ?? '';
    return [`${word} ${anyConceptOf(next)}`];
  });
}

const OF_NOUNS = /^(?:the|a|an|any|my|all|its|every|i|you)$/;
