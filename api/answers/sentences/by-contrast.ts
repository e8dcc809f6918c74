import type { YesNo } from '../judged.js';
import type { Claim } from '../reading/claim.js';
import { conceptsOf } from '../reading/clauses.js';
import { sharedWeight, weightOfAll } from './concept-weight.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

/** `Unlike Accuracy, Armor ... and doesn't change the result`: the other one does. */
const UNLIKE = /^Unlike ([^,]+), (.+?) (?:\w+s) .*\b(?:doesn.t|isn.t|can.t) (.+)$/i;
const RATHER = /^(.*?) (?:rather than|instead of|and not|as opposed to) (.*)$/;
const ENOUGH = 0.6;

/** The claim chooses one of two: `is it A rather than B that ...`. */
export function choosesOfTwo({ main }: Claim): boolean {
  return RATHER.test(main.words.join(' '));
}

/** Yes or No to such a claim by a sentence that contrasts the two; null where it contrasts others, or in something else. */
export function byContrast(index: SentenceIndex, { text }: Sentence, claim: Claim): YesNo | null {
  const [, one = '', other = '', done = ''] = UNLIKE.exec(text) ?? [];
  const [, chosen = '', left = ''] = RATHER.exec(claim.main.words.join(' ')) ?? [];
  if (one === '' || chosen === '' || claim.negated || claim.conditions.length > 0) return null;
  const said = conceptsOf(done);
  if (sharedWeight(index, said, claim.concepts) < ENOUGH * weightOfAll(index, said)) return null;
  if (names(chosen, one) && names(left, other)) return 'YES';
  return names(chosen, other) && names(left, one) ? 'NO' : null;
}

function names(words: string, name: string): boolean {
  return ` ${words} `.includes(` ${name.toLowerCase()} `);
}
