import type { YesNo } from '../judged.js';
import type { Claim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import { sharedWeight, weightOfAll } from './concept-weight.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

const ENOUGH_OF_DUTY = 0.6;
/** Of what was asked, the whole sentence must be about this much. */
const ENOUGH_OF_ALL = 0.8;
const OPTIONAL = anyConceptOf('optional');

/** Beside the names of keywords it holds nothing that tells. */
export function saysNothing(index: SentenceIndex, { concepts }: Claim): boolean {
  return [...concepts].every((one) => index.isGeneral(one));
}

/** Yes or No to a claim that one must, by a sentence that says so or gives leave; null where it does neither. */
export function byDuty(
  index: SentenceIndex,
  sentence: Sentence,
  { marks, negative, concepts, words }: Clause,
  claim: Claim,
): YesNo | null {
  if (claim.negated || saysNothing(index, claim)) return null;
  if (marks.has('NEED_NOT')) return WHICH.test(claim.main.words.join(' ')) ? null : 'NO';
  // `must it be in the same arena?` asks what holds, not what one has to do.
  if (!marks.has('MUST') && / to be | must \w+ be /.test(` ${claim.main.words.join(' ')} `)) return null;
  if (!marks.has('MUST'))
    return LEAVES.test(` ${words.join(' ')} `) &&
      !negative &&
      isAll(index, sentence, claim) &&
      !WHICH.test(claim.main.words.join(' '))
      ? 'NO'
      : null;
  // `must be made against the same unit` says how, and not that it must be made.
  const told = new Set([...concepts].filter((one) => !sentence.names.has(one) && one !== OPTIONAL));
  const whole = sharedWeight(index, told, claim.concepts) / weightOfAll(index, told);
  const isDuty = !negative || / not optional /.test(` ${words.join(' ')} `);
  return isDuty && whole >= ENOUGH_OF_DUTY ? 'YES' : null;
}

/** Leave is given; `you choose one that you can pay` gives none. */
const LEAVES = / may |optional| up to /;

/** Asks for which one, not whether. */
const WHICH = /\b(?:same|another|other|different|every)\b/;

function isAll(index: SentenceIndex, { concepts }: Sentence, claim: Claim): boolean {
  return sharedWeight(index, claim.concepts, concepts) >= ENOUGH_OF_ALL * weightOfAll(index, claim.concepts);
}
