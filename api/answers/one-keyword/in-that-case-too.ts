import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { type Clause, conceptsOf } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import { plainKeyword } from '../reading/only-keyword.js';
import type { Sentence, SentenceIndex } from '../sentences/sentence-index.js';
import { sentencesOf } from '../sentences/sentence-index.js';

/** `You still get the bonus if ...`, `Retaliate resolves ..., even if ...`. */
const TOO = /\bstill [^,.]+? if (.+)$|\beven if (.+)$/i;
const OTHERWISE =
  / (?:not|no|never|only|or|unless|without|except|before|instead|nothing|nobody|none|else|first|another|other|again|twice|both|own discard|by (?:it|him|her)self) /;
const OPENS = /^(?:even|if|when|once|after|although|but|and|because|since)$/;
/** The unit that has the keyword, and no other. */
const OWN_UNIT =
  /^(?:(?:(?:my|the|this|its) )?(?:own )?(?:\w+ )?(?:unit|guy|dude|character|creature|ship|trooper)|it|he|she)\b/;
const OTHER_SIDE = / (?:his|her|their|opponents?|enemy|defender|defending|target|victim|attacker) /;
const HAPPENING: ReadonlySet<string> = new Set(
  [
    'pay',
    'work',
    'count',
    'happen',
    'trigger',
    'collect',
    'bonus',
    'get',
    'give',
    'reward',
    'use',
    'roll',
    'dice',
    'damage',
    'do',
    'keep',
    'earn',
    'cash',
    'take',
  ].map(anyConceptOf),
);

/** Yes to whether it still happens in a case in which a sentence of the keyword says that it does: `does Bounty still pay if my unit gets discarded too?` */
export function inThatCaseToo(asked: AskedQuestion): Judged | null {
  const { index, claim, line } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  if (OTHERWISE.test(line) || OTHER_SIDE.test(line) || claim.conditions.length !== 1) return null;
  const [told] = claim.conditions;
  if (told !== undefined && isItsTrigger(told, claim.main)) return null;
  if (keyword.timing === 'unit-discard' && !EVEN_SO.test(line)) return null;
  const by = sentencesOf(index, keyword.slug).find(
    (sentence) => told !== undefined && isCase(index, sentence, told),
  );
  const happens = (one: string): boolean =>
    HAPPENING.has(one) || index.isGeneral(one) || by?.names.has(one) === true;
  return by !== undefined && [...claim.main.concepts].every(happens) ? { answer: 'YES', by } : null;
}

/** Without such a word it may be asked whether the discard of its own unit sets off what waits for a discard. */
const EVEN_SO = / (?:still|even|too|also|anyway|nevertheless|attacking|attacker|(?:left|leaves|leave) play) /;

/** `can it trigger when the unit is discarded?` asks what sets it off. */
function isItsTrigger({ words: [first] }: Clause, main: Clause): boolean {
  return /^when/.test(first ?? '') && main.words.some((word) => /^(?:trigger|happen|occur)/.test(word));
}

/** What has left play, or lies in the discard pile, has been discarded. */
const DISCARDED = /\b(?:has left play|ends up in the discard pile)\b/g;
/** Whose unit it is, and by what it is discarded, decides nothing. */
const BESIDE: readonly string[] = ['own', 'attack', 'damage'].map(anyConceptOf);

/** The case that is told is the case of the sentence, of the unit that has the keyword. */
function isCase(index: SentenceIndex, { text, names }: Sentence, told: Clause): boolean {
  const [, still, even] = TOO.exec(text.replace(DISCARDED, 'is discarded')) ?? [];
  if (still === undefined && even === undefined) return false;
  // `the attacking unit` is the other one where the sentence is about a unit that is attacked.
  if (told.words.includes('attacking') && !text.includes('attacking unit')) return false;
  const inCase = new Set(conceptsOf(still ?? even ?? ''));
  const said = new Set([...inCase, ...BESIDE]);
  const words = told.words.slice(told.words.findIndex((word) => !OPENS.test(word)));
  const telling = [...told.concepts].filter((one) => !index.isGeneral(one) && !names.has(one));
  const isSame = telling.some((one) => inCase.has(one)) && telling.every((one) => said.has(one));
  return OWN_UNIT.test(words.join(' ')) && isSame;
}
