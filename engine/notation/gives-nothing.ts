const NOBODY = /^(?:no|none|neither|nobody|nothing)\b(?!-|\s+more than)/i;
const DENIED =
  /(?:\b(?:cannot|can not|cant|dont|doesnt|wont|never|no longer|not|nor)|n['’´`]t)(?:\s+(?:also|ever|still|again|even|both|able to|allowed to))*$/i;
const DENIED_BEFORE = /(?:\b(?:cannot|never|not)|n['’´`]t)\s.*\s(?:or|nor)$/i;
/** A comma before `who` opens a clause that does give. */
const DESCRIBED = /[^,\s]\s+(?:that|which|who|whose\s+\S+)(?:\s+(?:also|still|already|currently|now))*$/i;
const ASKED = /^(?:does|do|did)\s/i;
const MAY = /\b(?:can|could|may|might|must|would|should|to)$/i;
const HAS = /^(?:has|have)\b/i;

/**
 * Is a verb of giving behind such a subject no gift: denied (`This unit can't`, `No unit`), or only what tells units apart (`a unit
 * that`)?
 */
export function givesNothing(subject: string, verb: string): boolean {
  if (NOBODY.test(subject) || ASKED.test(subject)) return true;
  if (DENIED.test(subject) || DENIED_BEFORE.test(subject) || DESCRIBED.test(subject)) return true;
  return HAS.test(verb) && MAY.test(subject);
}
