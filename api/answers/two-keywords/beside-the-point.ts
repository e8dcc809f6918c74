import type { Finding } from '../../interactions/interaction-report.js';
import { rulesOf } from '../../interactions/rules-of.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';

/** `does K lower power if L damage is prevented?`: what is done is done to a number of a unit, in a case that the other keyword is part of. */
const TO_A_NUMBER =
  /^(?:does|do|will|can|would|is) K (?:still |also )?(?:lower|lowers|reduce|raise|increase|give|add|change|cost|gain|get|lose|decrease|grant|boost)\b(?:(?! (?:if|when|after|once|while) ).)* (?:power|speed|health|costs?|force|resources?|counters?|cards?)(?: of \w+)? (?:if|when|after|once|while) .*\bL\b/;
const INTERCEPTS =
  / (?:interceptor|unit that intercepts?|intercepting unit|new defender) (?:with|that has|who has|has|having|use|uses|keep) /;

/**
 * Does a finding speak of something that is not asked: of the other keyword, where only the case names it; of the unit that an attack left, where the
 * question is about the one that it comes to?
 */
export function isBesideThePoint(asked: AskedQuestion, finding: Finding | null): boolean {
  if (finding === null) return false;
  if (TO_A_NUMBER.test(maskedLine(asked))) return true;
  return finding.relation === 'REDIRECTS' && INTERCEPTS.test(asked.line);
}

/** Of dice of damage alone it is said, where the other brings power as well: `Shields concerns attack dice only, and ...`. */
export function isOfOneHalf({ line }: AskedQuestion, finding: Finding | null): boolean {
  if (finding?.relation !== 'NO_EFFECT' || / (?:dice|die|damage|itself|myself) /.test(line)) return false;
  const parts = rulesOf(finding.to)?.parts;
  return parts?.powerForDamage === true && finding.about.includes('DICE_OF_DAMAGE');
}
