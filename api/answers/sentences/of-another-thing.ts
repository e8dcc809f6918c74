import type { Claim } from '../reading/claim.js';
import type { Sentence } from './sentence-index.js';

const IS_PREVENTED =
  / (?:not )?(?:be|is|are|gets?) (?:\w+ )?prevented | prevent(?:ing)? | (?:un)?preventable /;
const FROM_ITS_UNIT = /\bdamage (?:coming |done |caused )?(?:from|by)\b|\bdamage is\b/i;

/** `can Parry damage be prevented?`: damage that the keyword does, in a sentence about what it prevents. */
function isOfDamageDone({ text, names }: Sentence, line: string): boolean {
  if (!IS_PREVENTED.test(line) || FROM_ITS_UNIT.test(text)) return false;
  return [...names].some((name) =>
    new RegExp(` ${name}\\w* damage | damage (?:from|of|by) ${name}`).test(line),
  );
}

const OTHER_DICE =
  / (?:dice of damage|damage dice|(?:dice|rolls?) (?:rolled )?(?:of|for|from|by) (?:an? |other )?(?:abilit(?:y|ies)|effects?)) /;
const SAID_OF_OTHER_DICE = /\babilit(?:y|ies)\b|\bdice of damage\b|\bdice try\b/i;

/** Dice that are no attack dice: a sentence that names none of them says nothing of them. */
function isOfOtherDice({ text }: Sentence, line: string): boolean {
  return OTHER_DICE.test(line) && !SAID_OF_OTHER_DICE.test(text);
}

const ONLY_DICE = / only (?:\w+ ){0,3}(?:attack )?(?:dice|rolls?) | (?:attack )?dice only /;
const ONLY_AT_A_TIME = /\bonly (?:at|when|while|after|before|once)\b/i;

/** `only to attack dice` of a sentence that says when, and not to what. */
function isOnlyInTime({ text }: Sentence, line: string): boolean {
  return ONLY_DICE.test(line) && ONLY_AT_A_TIME.test(text);
}

const FACES: readonly (readonly string[])[] = [
  '1 one',
  '2 two',
  '3 three',
  '4 four',
  '5 five',
  '6 six sixes',
].map((said) => said.split(' '));
const MADE_ANOTHER = /\b(?:in|de)crease the die roll to\b|\bnever makes a die count as\b/i;
const OF_FACE =
  /(?:^| )(?:rolled|rolls?|showed|shows?|real|a|an|the|my) (\w+) (?:a |an |still |also |count |counts |as )*natural (\w+)/;

/** `is a rolled 6 a natural six?`: of a die that is made one of another face. */
function isTheSameFace({ text }: Sentence, line: string): boolean {
  const [, rolled, natural] = OF_FACE.exec(line) ?? [];
  if (rolled === undefined || natural === undefined || !MADE_ANOTHER.test(text)) return false;
  return FACES.some((face) => face.includes(rolled) && face.includes(natural));
}

const OTHERS_DAMAGE =
  / (?:by|from) (?:the )?(?:damage (?:from|of|by) )?(?:another|other|a different|an enemy)(?: \w+)?(?: s)? damage | damage (?:from|of|by) (?:another|other|a different) /;
const OWN_DAMAGE = /\bdamage from (?:its|this|the) unit\b/i;

/** `discarded by another unit's damage`, where the sentence speaks of damage from its own. */
function isOfOthersDamage({ text }: Sentence, line: string): boolean {
  return OTHERS_DAMAGE.test(line) && OWN_DAMAGE.test(text);
}

/** Does a sentence share the words of a claim and speak of another thing: other damage, other dice, when instead of to what, a die that is changed? */
export function isOfAnotherThing(sentence: Sentence, { main, conditions }: Claim): boolean {
  const line = ` ${[...conditions, main].flatMap(({ words }) => words).join(' ')} `;
  return (
    isOfDamageDone(sentence, line) ||
    isOfOtherDice(sentence, line) ||
    isOfOthersDamage(sentence, line) ||
    isOnlyInTime(sentence, line) ||
    isTheSameFace(sentence, line)
  );
}
