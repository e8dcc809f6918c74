import { type AskedQuestion, readQuestion } from '../reading/asked-question.js';
import type { CardMention } from '../reading/recognise-cards.js';
import { type Word, wordsOf } from '../reading/words.js';
import { holdingsOf, isOfAttack, namesIn } from './card-holding.js';

const TOKEN = /\p{L}[\p{L}\p{M}'\u2018\u2019]*|\d+|[()]/gu;
export const POSSESSIVE = /['\u2018\u2019]s?$/;
/** Longest name, in tokens of the question. */
const MOST_TOKENS = 12;
export const ARTICLE = /\b(?:the|a|an|my|your|his|her|their|this|that)\s+$/i;
/** What a unit has or does. */
const OWNED = /^\s+(?:damage|attack|dice|die|hits|roll|power|health|area|arena)\b/i;
/** `Hanharr (A) -`, `Hanharr:`: what the question is about, before it asks. */
const HEADED = /^\s*(?:[-:,\u2013\u2014]\s*)+/;

/** Where the unit is decides which keywords it has, and nothing else. */
const IN_ARENA =
  / (?:while |when )?(?:(?:it|he|she) is )?(?:in|on|at) (?:the |its |his )?(?:space|ground|character)(?: arena)?(?=[\s?.!,]|$)/i;

/** `Hanharr attacks my unit, can it ...?` */
const ATTACKS_MINE =
  /^\s+(?:attacks?|attacked|is attacking) (?:my|our) (?:unit|guy|dude|character|ship)(?=[\s,.;]|$)/i;

/** `my unit attacks a unit, can it ...?`: whom it attacks is nobody that is asked about. */
export const STRIKES_ONE =
  /\b(unit (?:attacks|attacked|is attacking)) (?:an?|the|another|some|his|an enemy|an opposing) unit(?= *,)/i;

/** How a unit without a name is spoken of. */
const UNITS: readonly string[] = ['my unit', 'a unit'];

/** The question with words for a unit in place of the one card that it names, in several ways; empty where its name is not found as typed. */
export function askedOfUnit(asked: AskedQuestion): readonly AskedQuestion[] {
  const [mention, another] = asked.cards;
  if (mention === undefined || another !== undefined) return [];
  const typed = asTyped(asked, mention);
  if (typed === null) return [];
  const before = asked.question.slice(0, typed.start);
  const behind = asked.question.slice(typed.end);
  const cases = casesNamed(asked, mention);
  const lines = waysToSay(asked, mention, typed.name, before, behind).map((line) =>
    cases.reduce((text, one) => text.replace(one, ''), line).replace(STRIKES_ONE, '$1'),
  );
  const read = [...new Set(lines)].map((line) => readQuestion(asked.kb, line));
  return read.filter((one) => one.cards.length === 0 && isSameKeywords(one, asked));
}

/** What decides whether it has a keyword, and nothing else: its arena, and whom it attacks. */
function casesNamed({ keywords }: AskedQuestion, { cards }: CardMention): readonly RegExp[] {
  const conditions = cards.flatMap((card) =>
    keywords.flatMap(({ slug }) =>
      holdingsOf(card, slug).flatMap((one) => (one.how === 'CONDITION' ? [one.condition] : [])),
    ),
  );
  const named = conditions.filter(isOfAttack).flatMap(namesIn).join('|');
  const whom = new RegExp(
    ` (?:(?:while|when|if) )?(?:(?:it|he|she) (?:is )?)?(?:against|attacking|attacks|versus|vs) (?:an? |the )?(?:${named})s?(?=[\\s?.!,]|$)`,
    'i',
  );
  return named === '' ? [IN_ARENA] : [IN_ARENA, whom];
}

/** `Hanharr's`, and not the name without it. */
export function isOwner(asked: AskedQuestion, mention: CardMention): boolean {
  const typed = asTyped(asked, mention);
  return (
    typed !== null && (POSSESSIVE.test(typed.name) || (mention.exact === false && /s$/i.test(typed.name)))
  );
}

function waysToSay(
  asked: AskedQuestion,
  mention: CardMention,
  name: string,
  before: string,
  behind: string,
): readonly string[] {
  const start = before.replace(ARTICLE, '');
  if (start.trim() === '' && HEADED.test(behind)) return [behind.replace(HEADED, '')];
  if (ATTACKS_MINE.test(behind)) return [`${start}my unit is attacked${behind.replace(ATTACKS_MINE, '')}`];
  const isFollowed = asked.mentions.some((one) => one.start === mention.end);
  const isOwner = POSSESSIVE.test(name) || OWNED.test(behind);
  const owners = [`${start}${isFollowed ? '' : "the unit's "}${behind.trimStart()}`];
  const subjects = UNITS.map((unit) => `${start}${unit}${behind}`);
  if (isOwner) return owners;
  return isFollowed && /s$/i.test(name) ? [...owners, ...subjects] : subjects;
}

export function isSameKeywords({ keywords }: AskedQuestion, asked: AskedQuestion): boolean {
  return keywords.map(({ slug }) => slug).join() === asked.keywords.map(({ slug }) => slug).join();
}

export interface Typed {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Where the name of the card stands in the question. */
export function asTyped(
  { question, words }: AskedQuestion,
  { start, end }: CardMention,
  /** Code units of the question before which it does not stand. */
  behind = 0,
): Typed | null {
  const named = textOf(words.slice(start, end));
  const tokens = [...question.matchAll(TOKEN)].map(
    ({ 0: text, index }) => [index, index + text.length] as const,
  );
  for (const [first, [from]] of tokens.entries()) {
    if (from < behind) continue;
    for (const [, to] of tokens.slice(first, first + MOST_TOKENS)) {
      const name = question.slice(from, to);
      if (textOf(wordsOf(name)) === named) return { start: from, end: to, name };
    }
  }
  return null;
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
