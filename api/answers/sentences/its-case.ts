import type { Claim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { sharedWeight, weightOfAll } from './concept-weight.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

const SAME_CASE = 0.6;
/** Of a condition of a sentence, a claim must name this much. */
export const ENOUGH_OF_CONDITION = 0.3;

/** `If no damage counters are placed`: the claim has the same condition. */
export function isItsCase(
  index: SentenceIndex,
  { clauses, names }: Sentence,
  claim: Claim,
  clause: Clause,
): boolean {
  const place = clauses.indexOf(clause);
  return clauses.some(({ condition, concepts, negative }, at) => {
    if (!condition || Math.abs(at - place) !== 1 || concepts.size < 2) return false;
    const told = new Set([...concepts].filter((one) => !names.has(one)));
    return claim.conditions.some(
      (one) =>
        (one.condition || isToldOf(claim, one, names)) &&
        one.negative === negative &&
        sharedWeight(index, told, one.concepts) / weightOfAll(index, told) >= SAME_CASE,
    );
  });
}

/** What is told before the question is its case, where the question itself is about the keyword. */
function isToldOf({ told, main }: Claim, one: Clause, names: ReadonlySet<string>): boolean {
  if (/ (?:second|other|another) /.test(` ${one.words.join(' ')} `)) return false;
  return told.includes(one) && [...main.concepts].some((concept) => names.has(concept));
}

/** A condition of the sentence must be met by the claim, and not be turned around in it. */
export function conditionsAgree(
  index: SentenceIndex,
  { clauses, names }: Sentence,
  claim: Claim,
  clause: Clause,
): boolean {
  const place = clauses.indexOf(clause);
  const said = clauses.filter(
    ({ condition, concession }, at) => condition && !concession && (at === 0 || Math.abs(at - place) === 1),
  );
  const inClaim = new Set([...claim.concepts, ...claim.conditions.flatMap(({ concepts }) => [...concepts])]);
  const denied = claim.conditions.some(
    ({ negative, concepts, words: [first] }) => negative && concepts.size > 0 && first !== 'so',
  );
  if (denied && !clauses.some(({ condition, negative }) => condition && negative)) return false;
  return said.every((condition) => {
    const telling = new Set([...condition.concepts].filter((one) => !names.has(one)));
    const whole = weightOfAll(index, telling);
    if (telling.size > 0 && sharedWeight(index, telling, inClaim) / whole < ENOUGH_OF_CONDITION) {
      return false;
    }
    const like = claim.conditions.find(({ concepts }) =>
      [...concepts].some((one) => condition.concepts.has(one)),
    );
    return like === undefined || like.negative === condition.negative;
  });
}
