import { type Claim, wordsOfClaim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { conceptOf } from '../reading/concepts.js';
import type { Sentence } from './sentence-index.js';

const BE = /^(?:be|been|being|is|are|was|were|get|gets|got)$/;
const PARTICIPLE = /(?:ed|en|hit|hurt|shot)$/;
const BETWEEN = /^(?:not|also|still|ever|only|always|never|easily|directly)$/;

/** What is done in a passive: `can't be prevented`. */
function passivesIn(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const before = BETWEEN.test(words[at - 1] ?? '') ? (words[at - 2] ?? '') : (words[at - 1] ?? '');
    return PARTICIPLE.test(word) && BE.test(before) ? [word] : [];
  });
}

/** In these words and in sentences they stand for damage that befalls a unit. */
const BEFALLS = /^(?:damaged|hurt|harmed|wounded|injured)$/;

/** `can I damage it?` */
const STRIKES =
  / (?:can|could|may|will|would|do|does) (?:i|you|we|he|they|opponents?|my \w+|an? \w+) (?:still )?(?:damage|hurt|harm|wound|injure) (?:it|him|them|the|an?|my|his|that|this|units?) /;

/** `can the unit attack?` of a sentence that says that it can't be attacked. */
function isDoneToIt(asked: readonly string[], said: readonly string[]): boolean {
  const verb = conceptOf(asked.at(-1) ?? '');
  return verb !== null && passivesIn(said).some((word) => conceptOf(word) === verb);
}

/** `can it be damaged?` of a sentence about what can't be prevented, or about counters that are placed: another thing is done there, or nothing. */
export function isDoneOtherwise({ text }: Sentence, clause: Clause, { main }: Claim): boolean {
  const asked = passivesIn(main.words);
  const line = ` ${main.words.join(' ')} `;
  if (STRIKES.test(line) && !/\bdamaged\b|\bdamages (?:it|the|this|another)\b/i.test(text)) return true;
  if (asked.length === 0) return clause.negative && isDoneToIt(main.words, clause.words);
  if (
    asked.some((word) => BEFALLS.test(word)) &&
    !/\bdamaged\b|\bdamages (?:it|the|this|another)\b/i.test(text)
  )
    return true;
  const said = passivesIn(clause.words).map(conceptOf);
  return said.length > 0 && clause.negative && !asked.some((word) => said.includes(conceptOf(word)));
}

const THIS_ATTACK = / (?:this|current|present|same|ongoing) attack | right (?:now|away) /;
const LATER_ATTACK = /\b(?:next|later|following|future) attack\b/i;

/** `this attack` of a sentence about the next one. */
export function isOfOtherAttack({ text }: Sentence, claim: Claim): boolean {
  const line = ` ${wordsOfClaim(claim).join(' ')} `;
  return THIS_ATTACK.test(line) && LATER_ATTACK.test(text) && !LATER_ATTACK.test(line);
}

const PREVENTS = / (?:prevent\w*|stop|block|reduce|avoid|absorb) (?:\w+ ){0,3}damage (?:done |dealt )?to /;
const FROM_ITS_UNIT = /\bdamage from\b/i;
const TO_ITS_UNIT =
  /\b(?:to|against|on) (?:it|itself|themselves|this unit|the unit|that unit|another|other)\b/i;

const ONLY_UNPREVENTABLE = /^unpreventable damage\b/i;

/** `prevent damage to the unit` of a sentence about damage that the unit does, about counters, or about damage that can't be prevented. */
export function isOtherWay({ text }: Sentence, { main }: Claim): boolean {
  const line = ` ${main.words.join(' ')} `;
  if (ONLY_UNPREVENTABLE.test(text) && !/ unpreventable | (?:not|can.t) be prevented /.test(line))
    return true;
  if (!PREVENTS.test(line)) return false;
  return (
    (FROM_ITS_UNIT.test(text) && !TO_ITS_UNIT.test(text)) ||
    (/\bdamage counters\b/i.test(text) && !/ counters? /.test(line))
  );
}
