import { KEYWORDS } from '../../../engine/keyword-list.js';
import { addsAttackDice, factsOf, type KeywordFacts } from '../../interactions/keyword-facts.js';
import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Sentence } from '../sentences/sentence-index.js';

const FACE = '(?:[1-6]|ones?|twos?|threes?|fours?|fives?|six(?:es)?|naturals?)';
/** Beside the two keywords and the dice of the one, a question about those dice says nothing but this. */
const BESIDE = new RegExp(
  `^(?:${FACE}|i|unit|units|he|she|they|them|is|are|was|were|am|be|been|being|do|does|did|can|could|will|would|should|may|have|has|had|get|gets|got|give|gives|gave|and|then|if|when|as|for|on|of|from|with|in|at|to|by|off|one|any|some|all|both|two|three|more|extra|additional|bonus|show|shows|showed|showing|see|come|comes|came|up|turn|turns|turned|roll|rolls|rolled|rolling|throw|throws|threw|thrown|land|lands|landed|count|counts|counted|counting|trigger|triggers|triggered|proc|procs|cause|causes|set|work|works|worked|apply|applies|happen|happens|activate|activates|qualify|qualifies|benefit|benefits|use|uses|make|makes|made|add|adds|matter|matters|help|damage|dice|die|d6|against|s|right|there|that|this|those|these|which|allowed|able|possible|valid|itself|myself|opponent|attacker|defender|while|during|every|each|among|am|dude|but|him|me|her|own|go|goes|went)$`,
);
const MARK = /^[,.;:?!()]$/;
const ASKS_ELSE =
  / (?:attack (?:dice|die|rolls?)|not|no|never|or|only|before|after|instead|reroll\w*|unless|without) /;
const ONLY_ATTACK_DICE = /\bapplies only to (?:dice rolled for an attack|attack dice)\b/i;

/**
 * No to whether a keyword that looks at attack dice looks at the dice of another that are dice of damage: `does a six on Area Damage dice count as a critical
 * hit?` Of which dice, the question must say; null where it asks for more.
 */
export function otherDiceVerdict(asked: AskedQuestion): Judged | null {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined) return null;
  if (!asked.form.yesNo || asked.form.negated || asked.cards.length > 0) return null;
  const line = ` ${maskedLine(asked)} `;
  const letter = ofWhoseDice(line);
  if (letter === null || ASKS_ELSE.test(line)) return null;
  const [looking, rolling] = letter === 'L' ? [one, other] : [other, one];
  const isPlain = line
    .trim()
    .split(' ')
    .every((word) => BESIDE.test(word) || MARK.test(word) || word === 'K' || word === 'L');
  const [looks, rolls] = [looking, rolling].map((keyword) => factsOf(asked.kb, keyword, KEYWORDS));
  if (!isPlain || looks === undefined || rolls === undefined) return null;
  if (!isOfAttackDice(looks) || !isOfDamageDice(rolls)) return null;
  const by = (asked.index.byKeyword.get(looking.slug) ?? []).find((sentence) =>
    limits(sentence, looking.slug),
  );
  return by === undefined ? null : { answer: 'NO', by };
}

/** `do I get to roll the Fury dice?`: what is hoped for. */
const GAINED =
  / (?:get|gets|throw|roll|rolls|have|gain|give|gives)(?: (?:to|throw|roll|extra|additional|bonus|more|i|unit))* [KL] (?:dice|die)(?= )/g;

/** `K dice`, `the dice from K`, `rolled for K`; null where neither keyword, or either, is meant. */
function ofWhoseDice(line: string): 'K' | 'L' | null {
  const told = line.replace(GAINED, ' ');
  const named = lettersIn(
    told,
    (letter) =>
      ` ${letter} (?:damage )?(?:dice|die|rolls?) | (?:dice|die|rolls?|rolled|rolling|${FACE}) (?:(?:i|he|they|you|unit) )?(?:(?:roll|rolled|throw) )?(?:of|from|for|on) ${letter} `,
  );
  // `my Retaliate rolled a six`
  const found =
    named.length > 0 ? named : lettersIn(told, (letter) => ` ${letter} ${ROLLED} (?:on )?${FACE} `);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const ROLLED = '(?:rolls?|rolled|shows?|showed|threw|throws|comes? up|came up|turned up|landed|lands)';

function lettersIn(line: string, pattern: (letter: string) => string): readonly ('K' | 'L')[] {
  return (['K', 'L'] as const).filter((letter) => new RegExp(pattern(letter)).test(line));
}

function isOfAttackDice({ traits }: KeywordFacts): boolean {
  return traits?.looksFor != null && traits.touchesAttackDice;
}

function isOfDamageDice(facts: KeywordFacts): boolean {
  return facts.rollsDiceOfDamage && !addsAttackDice(facts);
}

function limits({ keyword, text, ruling }: Sentence, slug: string): boolean {
  return keyword === slug && ruling !== null && ONLY_ATTACK_DICE.test(text);
}
