import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { InteractionReport } from '../../interactions/interaction-report.js';
import { factsOf, type KeywordFacts } from '../../interactions/keyword-facts.js';
import { numberOf } from '../facts/asks-number.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { valueAsked } from '../reading/value-asked.js';
import type { EarnedVerdict } from './finding-verdict.js';

const FACE = /^(?:[1-6]|ones?|twos?|threes?|fours?|fives?|six(?:es)?)$/;
/** Beside the two keywords and what a die shows, a question whether that hits says nothing but this. */
const BESIDE =
  /^(?:i|unit|units|he|she|they|him|them|her|his|their|opponents?|enemy|attackers?|attacking|defenders?|defending|attacks?|attacked|is|are|was|be|does|do|can|will|would|did|has|have|with|versus|vs|against|on|for|to|and|then|if|when|at|of|in|s|dice|die|rolls?|rolled|rolling|shows?|showing|natural|naturals|hits?|miss|misses|enough|needs?|needed|at|least|good|damage|but|there|other|[.,:;?!KL])$/;
const NEEDS = / (?:need|needs|needed) /;
const MISSES = / miss(?:es)? /;
const HITS = / (?:hits?|enough) /;

/**
 * Does what a die shows hit, miss, or is it what one needs, where one keyword sets what hits, and the other adds to attack dice or rolls dice of damage? A need is
 * for the least that hits. Null where a value is not printed, or more is asked.
 */
export function hitNumber(asked: AskedQuestion, report: InteractionReport | null): EarnedVerdict | null {
  const [one, other, third] = asked.keywords;
  if (report === null || one === undefined || other === undefined || third !== undefined) return null;
  if (!asked.form.yesNo || asked.form.negated || asked.cards.length > 0) return null;
  const words = maskedLine(asked).split(' ');
  const faces = words.filter((word) => FACE.test(word));
  const [face] = faces;
  if (face === undefined || faces.length > 1) return null;
  if (!words.every((word) => FACE.test(word) || BESIDE.test(word))) return null;
  const facts = [one, other].map((keyword) => factsOf(asked.kb, keyword, KEYWORDS));
  const setting = facts.find(({ rules }) => rules?.parts.hitOn !== undefined);
  const rolled = facts.find((fact) => fact !== setting);
  const least = leastThatHits(asked, setting, rolled);
  const holds = least === null ? null : isAsAsked(` ${words.join(' ')} `, numberOf(face), least);
  if (holds === null) return null;
  return { answer: holds ? 'YES' : 'NO', finding: report.findings[0] ?? null };
}

function leastThatHits(
  asked: AskedQuestion,
  setting: KeywordFacts | undefined,
  rolled: KeywordFacts | undefined,
): number | null {
  const hitOn = setting?.rules?.parts.hitOn;
  if (hitOn === undefined || rolled === undefined) return null;
  if (rolled.rules?.parts.addsToAttackDice === true) {
    const added = valueAsked(asked, rolled.keyword.slug);
    return added === null ? null : hitOn - added;
  }
  return rolled.rollsDiceOfDamage ? hitOn : null;
}

function isAsAsked(line: string, face: number, least: number): boolean | null {
  if (NEEDS.test(line)) return face === least;
  if (MISSES.test(line)) return HITS.test(line) ? null : face < least;
  return HITS.test(line) ? face >= least : null;
}
