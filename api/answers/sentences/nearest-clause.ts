import { type Claim, wordsOfClaim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { telling } from './by-amount.js';
import { sharedWeight, weightOfAll } from './concept-weight.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

const ENOUGH_OF_TAIL = 0.7;

/** The clause that says most of what is claimed. */
export function nearestClause(index: SentenceIndex, sentence: Sentence, claim: Claim): Clause | null {
  const mains = sentence.clauses.filter(({ condition }) => !condition);
  const denied = mains.find((clause) => isDeniedTail(index, clause, mains, claim));
  if (denied !== undefined) return denied;
  let best: Clause | null = null;
  let most = -1;
  for (const clause of mains) {
    // `the attacker` is not what `not attack dice` speaks of.
    if (isTail(clause.words) && isOfAttackers(claim) && mains.length > 1) continue;
    const shared = sharedWeight(index, claim.concepts, clause.concepts);
    if (shared > most) {
      most = shared;
      best = clause;
    }
  }
  return best;
}

/** It names attackers, and no attack. */
function isOfAttackers(claim: Claim): boolean {
  const words = wordsOfClaim(claim);
  return words.some((word) => /^attackers?$/.test(word)) && !words.some((word) => /^attacks?$/.test(word));
}

/** `caused by the ability, not the die roll`: the tail denies what the claim is about. */
function isDeniedTail(
  index: SentenceIndex,
  { words, marks }: Clause,
  mains: readonly Clause[],
  claim: Claim,
): boolean {
  if (!isTail(words) || marks.has('NOT_ONLY') || claim.main.marks.has('ONLY')) return false;
  const affirmed = telling(mains.filter((one) => one.words !== words).flatMap((one) => one.words));
  const tail = telling(
    words
      .join(' ')
      .replace(/ like .*$/, '')
      .split(' '),
  );
  const own = new Set([...tail].filter((one) => !affirmed.has(one)));
  const examples = telling(
    words
      .join(' ')
      .split(' like ')
      .slice(1)
      .join(' ')
      .split(' ')
      .filter((word) => word !== ''),
  );
  // An attacker is not what `not attack dice` denies.
  const asked = telling(wordsOfClaim(claim).filter((word) => !/^attackers?$/.test(word)));
  if (examples.size > 0 && [...examples].every((one) => asked.has(one))) return true;
  return own.size > 0 && sharedWeight(index, own, asked) / weightOfAll(index, own) >= ENOUGH_OF_TAIL;
}

/** `not the die roll`, `but not from itself` */
export function isTail([first, second]: readonly string[]): boolean {
  return first === 'not' || (first === 'but' && second === 'not');
}
