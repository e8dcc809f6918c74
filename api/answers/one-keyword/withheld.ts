import { rulesOf } from '../../interactions/rules-of.js';
import { asksOfMovedUnit } from '../facts/asks-arena.js';
import { asksOfResult } from '../facts/asks-result.js';
import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { ownSentences } from '../sentences/sentence-index.js';
import { asksOfItself } from './sets-off-itself.js';

const IS_ATTACK =
  /^(?:(?:is|are) K (?:damage |ability |dice )?|(?:does|do|is|are) K (?:damage |ability )?(?:count|considered|counted|treated) as )attacks?$/;
const THIS_ATTACK = / (?:this|current|present|same|ongoing) attack /;
const AT_LARGE =
  /^(?:does|do|will|can|is) (?:i )?K (?:bonus )?(?:help|count|apply|work|affect|matter|change|add|boost|used|be used)(?: to| in| for| on| during)?(?: current| same| present| ongoing)? attack$/;
const ATTACK_DAMAGE =
  /^(?:is|are|does|do) K (?:damage |dice )?(?:(?:count|counted|considered|treated) as )?(?:attack|combat) damage$/;
const MAKES_NO_MOVE = /\bdoesn.t allow units? to change arenas\b/i;
const REROLLED = /^(?:can|could|may|is|are) K (?:be )?rerolled$/;
const NEXT_ATTACK = /\bnext attack\b/i;

/**
 * What is asked of a keyword as a whole, which a ruling on one side of it never answers: whether it is an attack, whether it sets itself off, whether it
 * counts in this attack where what it gives is for the next, whether a result hits, what holds once a unit has moved.
 */
export function isWithheld(asked: AskedQuestion): boolean {
  const line = maskedLine(asked);
  if (IS_ATTACK.test(line) || asksOfItself(asked)) return true;
  const [keyword] = asked.keywords;
  if (keyword === undefined) return false;
  if (ATTACK_DAMAGE.test(line)) return true;
  if (asksOfResult(line, rulesOf(keyword.slug)?.parts)) return true;
  if (asksOfMovedUnit(line) && sentencesDenyMoves(asked)) return true;
  if (REROLLED.test(line) && looksAtInitial(keyword.slug)) return true;
  if (THIS_ATTACK.test(asked.line) && AT_LARGE.test(line)) return true;
  if (!THIS_ATTACK.test(asked.line) || / next attack /.test(asked.line)) return false;
  return ownSentences(asked.index, keyword).some(({ text }) => NEXT_ATTACK.test(text));
}

/** `does it apply on this attack?` asks more than one of its facts tells; only that what it gives is for the next attack is an answer. */
export function leavesThisAttackOpen(asked: AskedQuestion, { answer, by }: Judged): boolean {
  if (!THIS_ATTACK.test(asked.line) || !AT_LARGE.test(maskedLine(asked))) return false;
  return (answer === 'YES') !== asked.form.negated || !NEXT_ATTACK.test(by.text);
}

function looksAtInitial(slug: string): boolean {
  return rulesOf(slug)?.parts.onInitialNatural !== undefined;
}

function sentencesDenyMoves({ index, keywords: [keyword] }: AskedQuestion): boolean {
  return keyword !== undefined && ownSentences(index, keyword).some(({ text }) => MAKES_NO_MOVE.test(text));
}
