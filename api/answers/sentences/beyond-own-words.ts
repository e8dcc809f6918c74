import type { Claim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { isItsCase } from './its-case.js';
import { ordersTheSame } from './same-order.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

/** Our own words are worded for reading: a case that they don't name, and who does it, they leave open. */
export function isBeyondOwnWords(
  index: SentenceIndex,
  sentence: Sentence,
  clause: Clause,
  claim: Claim,
): boolean {
  if (sentence.authority === 'OFFICIAL') return false;
  const isConditional =
    claim.conditions.some((one) => one.condition && !isItsOwnUse(index, one, sentence)) ||
    (ORDERS.test(sentence.text.replace(PRINTED, '')) && !ordersTheSame(clause, claim));
  return isConditional && !isItsCase(index, sentence, claim, clause);
}

/** `when I deploy the unit` of Deploy. */
function isItsOwnUse(
  index: SentenceIndex,
  { concepts, negative }: Clause,
  { clauses, names }: Sentence,
): boolean {
  const isPlain = !negative && clauses.every(({ condition }) => !condition);
  return isPlain && concepts.size > 0 && [...concepts].every((one) => names.has(one) || index.isGeneral(one));
}

const PRINTED = /\bprinted after\b/g;
const ORDERS = /\b(?:before|after)\b/;
