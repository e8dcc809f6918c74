import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import { numberOf } from '../facts/asks-number.js';
import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { ownSentences } from '../sentences/sentence-index.js';

const FACE = /^(?:[1-6]|ones?|twos?|threes?|fours?|fives?|six(?:es)?)$/;
const DICE = '(?:dice|die)';
const OWN_DICE = new RegExp(` K (?:extra |bonus |additional |attack )?${DICE} | ${DICE} (?:from|of) K `);
const SETS_OFF = / (?:triggers?|cause|causes|get|gets|give|gives|proc|procs|activates?|allow|start|starts) /;
/** Beside its own dice and what they show, a question whether it comes again says nothing but this. */
const BESIDE =
  /^(?:do|does|can|could|will|would|if|when|on|of|from|with|at|is|are|one|any|extra|bonus|additional|attack|another|further|second|more|dice|die|shows?|showing|rolls?|rolled|come|comes|up|land|lands|i|unit|also|again|and|too|s|natural|triggers?|cause|causes|get|gets|give|gives|proc|procs|activates?|allow|starts?|[K,])$/;
const FIRST_ONLY = /\bonly (?:the|a) first natural\b/i;

/** No to whether the attack dice that a keyword adds set it off again: it looks once, at the roll before them. */
export function ownDiceAgain(asked: AskedQuestion): Judged | null {
  const { index, kb } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const looked = factsOf(kb, keyword, KEYWORDS).rules?.parts.onInitialNatural;
  const words = maskedLine(asked).split(' ');
  const line = ` ${words.join(' ')} `;
  if (looked?.effect !== 'ATTACK_DICE' || !OWN_DICE.test(line) || !SETS_OFF.test(line)) return null;
  const faces = words.filter((word) => FACE.test(word) && word !== 'one').map(numberOf);
  const isAgain = words.filter((word) => word === 'K').length > 1;
  const isPlain = words.every((word) => FACE.test(word) || BESIDE.test(word));
  if (!isAgain || !isPlain || !faces.every((face) => face === looked.face)) return null;
  const own = ownSentences(index, keyword);
  const by = own.find(({ text }) => FIRST_ONLY.test(text)) ?? own[0];
  return by === undefined ? null : { answer: 'NO', by };
}
