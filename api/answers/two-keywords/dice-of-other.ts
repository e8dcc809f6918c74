import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { addsAttackDice, factsOf, type KeywordFacts } from '../../interactions/keyword-facts.js';
import { ofOtherDice } from '../../interactions/statement/other-dice.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { sentencesOf } from '../sentences/sentence-index.js';
import type { EarnedVerdict } from './finding-verdict.js';

/** Beside the two keywords, a question whether the one changes the dice of the other says nothing but this. */
const BESIDE =
  /^(?:i|unit|opponent|attacker|defender|is|are|be|do|does|can|could|will|would|may|get|gets|use|to|of|from|for|on|by|with|in|at|any|some|one|all|more|extra|additional|number|how|many|dice|die|d6|damage|rolls?|rolled|own|reduces?|reduced|lowers?|lowered|decreases?|decreased|removes?|removed|cuts?|adds?|added|raises?|raised|increases?|increased|gives?|gave|boosts?|boosted|improves?|improved|changes?|changed|modif(?:y|ies|ied)|affects?|affected|rerolls?|rerolled|again|appl(?:y|ies)|works?|counts?|helps?|make|makes|fewer|less)$/;
const DICE = '(?:dice|die|rolls?)';

/**
 * Does one keyword change the dice of another? Dice of damage: only what sets the number that any die must show does. Attack dice that are added before
 * re-rolls: what re-rolls attack dice does. Null where something else is asked.
 */
export function diceOfOther(asked: AskedQuestion, report: InteractionReport | null): EarnedVerdict | null {
  const [one, other, third] = asked.keywords;
  if (report === null || one === undefined || other === undefined || third !== undefined) return null;
  if (!asked.form.yesNo || asked.form.negated) return null;
  const line = ` ${maskedLine(asked)} `;
  const letter = whoseDice(line);
  const isPlain = line
    .trim()
    .split(' ')
    .every((word) => /^[KL]$/.test(word) || BESIDE.test(word));
  if (letter === null || !isPlain) return null;
  const [acting, rolling] = (letter === 'L' ? [one, other] : [other, one]).map((keyword) =>
    factsOf(asked.kb, keyword, KEYWORDS),
  );
  if (acting === undefined || rolling === undefined) return null;
  if (/ reroll/.test(line) && addsAttackDice(rolling) && acting.traits?.rerolls === true)
    return { answer: 'YES', finding: betweenThem(report, rolling, acting) };
  if (isOtherwiseFound(report, acting, rolling)) return null;
  return isOfAttackDiceOnly(acting) && rolling.rollsDiceOfDamage && !addsAttackDice(rolling)
    ? { answer: 'NO', finding: noEffect(asked, acting, rolling) }
    : null;
}

/** `K dice`, `dice of K`, `add dice to K`, `reroll K`; null where neither keyword, or either, is meant. */
function whoseDice(line: string): 'K' | 'L' | null {
  const found = (['K', 'L'] as const).filter((letter) =>
    [
      ` ${letter} (?:damage )?${DICE} `,
      ` ${DICE} (?:i roll |rolled )?(?:of|from|for|to|in|on) ${letter} `,
      ` reroll\\w* ${letter} $`,
    ].some((pattern) => new RegExp(pattern).test(line)),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What it changes or looks at are attack dice, and no die of another kind. */
export function isOfAttackDiceOnly({ traits }: KeywordFacts): boolean {
  if (traits === null || traits.setsHitNumber || traits.prevents === 'ACTIVATED') return false;
  return traits.touchesAttackDice || traits.changesAttackDice;
}

/** `Where the number of Retaliate is the power of its unit, ...`: it may change those dice. */
function isOtherwiseFound(report: InteractionReport, from: KeywordFacts, to: KeywordFacts): boolean {
  const between = betweenThem(report, from, to);
  return between?.relation === 'MODIFIES' && between.about.includes('NUMBER');
}

function betweenThem(report: InteractionReport, from: KeywordFacts, to: KeywordFacts): Finding | null {
  return (
    report.findings.find(
      (one) => one.from === from.keyword.slug && one.to === to.keyword.slug && one.relation !== 'NO_EFFECT',
    ) ?? null
  );
}

const ONLY_ATTACK_DICE = /\bapplies only to (?:dice rolled for an attack|attack dice)\b/i;

/** It concerns attack dice alone, and what the other rolls are dice of damage. */
export function noEffect({ index }: AskedQuestion, from: KeywordFacts, to: KeywordFacts): Finding {
  const { slug } = from.keyword;
  const ruling = sentencesOf(index, slug).find(
    (one) => one.ruling !== null && ONLY_ATTACK_DICE.test(one.text),
  )?.ruling;
  return {
    from: slug,
    to: to.keyword.slug,
    relation: 'NO_EFFECT',
    ...ofOtherDice(from, to),
    window: null,
    rulings: ruling == null ? [] : [ruling],
    basis: ['ENGINE'],
  };
}
