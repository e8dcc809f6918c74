import { type CardRecord, fullName } from '../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import { type AskedQuestion, whatIsAsked } from './asked-question.js';
import { linesWith, RULINGS, withCardSaid } from './card-and-keyword.js';
import { definitionAnswer } from './definition-answer.js';
import { quoteRuling } from './quote.js';
import { rankSentences } from './rank-sentences.js';
import { rulingVerdict } from './ruling-verdict.js';
import { rulingsCited } from './rulings-cited.js';
import { rulingSentences } from './sentence-index.js';

const MOST_CARDS = 3;
const MOST_RULINGS = 5;
/** A ruling on the card that fits the question this well is its answer. */
const FITS = 0.34;
const ABOUT_ALL = 'Facts and explanations are in our own words, not official text.';
const ABOUT_KEYWORDS = 'Of its keywords, in our own words, not official text:';
const SIDES = {
  LIGHT: 'Light Side',
  DARK: 'Dark Side',
  NEUTRAL: 'Neutral',
  YUUZHAN_VONG: 'Yuuzhan Vong',
} as const;

/** A printed fact that a question may ask for, by the words that ask for it. */
const FACTS: readonly (readonly [RegExp, (card: CardRecord) => string | null])[] = [
  [/\b(?:cost|costs|build)\b/, ({ costText }) => (costText === null ? null : `costs ${costText}`)],
  [/\b(?:power|strength|dice)\b/, ({ power }) => (power === null ? 'has no power' : `has power ${power}`)],
  [/\b(?:health|life)\b/, ({ health }) => (health === null ? 'has no health' : `has health ${health}`)],
  [/\b(?:speed|fast|quick)\b/, ({ speed }) => (speed === null ? 'has no speed' : `has speed ${speed}`)],
  [/\b(?:set|sets|rarity|rare|number|printed)\b/, (card) => `was printed in ${printings(card)}`],
  [
    /\b(?:subtype|subtypes|species|affiliation)\b/,
    ({ subtypes }) => `has the subtypes ${subtypes.join(', ')}`,
  ],
  [/\b(?:arena|arenas|type)\b/, ({ typeLine }) => `is ${typeLine}`],
  [/\b(?:side|light|dark|neutral)\b/, ({ side }) => `is ${SIDES[side]}`],
];

/**
 * What the named cards are and do; with Yes or No where it is asked whether one has a keyword, or where a ruling on the card says it.
 */
export function cardAnswer(asked: AskedQuestion): AnswerDraft {
  if (asksOfKeyword(asked)) return { ...withCardSaid(asked, definitionAnswer(asked)), intent: 'CARD' };
  const { kb } = asked;
  const cards = asked.cards.flatMap((mention) => mention.cards[0] ?? []).slice(0, MOST_CARDS);
  const others = asked.cards.flatMap((mention) => mention.cards.slice(1));
  const [card] = cards;
  const keywords = distinct(cards.flatMap((one) => keywordsOf(kb, one)));
  const ruled = card === undefined || asked.keywords.length > 0 ? null : rulingOnCard(asked, card);
  const own = ruled === null ? cards.flatMap((one) => one.rulings) : [ruled.ruling];
  const ofKeywords = RULINGS.test(asked.line) ? keywords.flatMap(({ rulings: [first] }) => first ?? []) : [];
  const rulings = rulingsCited(kb, [...own, ...ofKeywords]);
  const quoted = rulings.slice(0, MOST_RULINGS).map((ruling) => quoteRuling(kb, ruling));
  const official = cards.every((one) => kb.sources.get(one.source)?.authority === 'OFFICIAL');
  const told: readonly Piece[] = [
    ...(card === undefined ? [] : hasKeyword(asked, card)),
    ...cards.flatMap((one) => askedFacts(asked, one)),
    ...cards.flatMap((one) => [said(printed(one)), ...one.lines.map(lineSaid)]),
  ];
  return draft({
    intent: 'CARD',
    pieces: [
      ...(ruled === null ? told : [...ruled.verdict, ...quoted, ...told]),
      said(official ? ABOUT_KEYWORDS : ABOUT_ALL),
      ...keywords.map(({ name, summary }) => said(`${name}: ${summary}`)),
      ...(ruled === null ? quoted : []),
    ],
    keywords: distinct([...keywords, ...asked.keywords]),
    cards: cards.map(({ slug }) => slug),
    citations: rulings.slice(0, MOST_RULINGS).map(({ id }) => id),
    confidence: asked.cards.some(({ exact }) => !exact) ? 'LOW' : official ? 'HIGH' : 'MEDIUM',
    suggestions: others.map((one) => `What does ${fullName(one)} do?`),
  });
}

/** `How does Hanharr's Stun work?`: what is asked is the keyword, as this card has it. */
function asksOfKeyword({ keywords, form, line, cards }: AskedQuestion): boolean {
  return keywords.length === 1 && cards.length === 1 && !form.yesNo && !OF_CARD.test(line);
}

/** Words that ask for the card itself. */
const OF_CARD = /\b(?:have|has|having|got|get|gets|come with|include|includes|with|cost|costs)\b/;

/** The ruling on the card that the question is about, and the Yes or No that it says; null when there is none. */
function rulingOnCard(asked: AskedQuestion, card: CardRecord) {
  const { kb, index, form, claim } = asked;
  const candidates = rulingSentences(kb, card.slug, card.rulings);
  const [best] = rankSentences(index, candidates, { ...whatIsAsked(asked), keywords: [] });
  if (best === undefined || best.score < FITS) return null;
  const answer = form.yesNo ? rulingVerdict(index, best.sentence, claim) : null;
  const verdict: readonly Piece[] = answer === null ? [] : [{ kind: 'VERDICT', answer }];
  return { ruling: best.sentence.ruling, verdict };
}

function lineSaid(line: string): Piece {
  return said(/[.!?]$/.test(line) ? line : `${line}.`);
}

/** `Hanharr (A): Neutral, Ground/Character, Wookiee Bounty Hunter. Cost 9, speed 40, power 7, health 6.` */
function printed(card: CardRecord): string {
  const { side, typeLine, subtypes, costText, speed, power, health } = card;
  const numbers = [
    ...(costText === null ? [] : [`cost ${costText}`]),
    ...(speed === null ? [] : [`speed ${speed}`]),
    ...(power === null ? [] : [`power ${power}`]),
    ...(health === null ? [] : [`health ${health}`]),
  ].join(', ');
  const line = `${numbers.charAt(0).toUpperCase()}${numbers.slice(1)}`;
  return `${fullName(card)}: ${SIDES[side]}, ${typeLine}, ${subtypes.join(' ')}. ${line}.`;
}

function printings(card: CardRecord): string {
  return card.printings.map(({ set, number, rarity }) => `${set} ${number} (${rarity})`).join(', ');
}

function askedFacts({ line }: AskedQuestion, card: CardRecord): readonly Piece[] {
  return FACTS.filter(([words]) => words.test(line)).flatMap(([, fact]) => {
    const text = fact(card);
    return text === null ? [] : [said(`${fullName(card)} ${text}.`)];
  });
}

/** More is asked than whether the card has it: in this arena, below zero, against whom. A printed line says that better than Yes or No. */
const QUALIFIED =
  /\b(?:arena|space|ground|negative|minus|positive|when|while|against|after|before|without|only|always|never|if|unless|vs|versus)\b/;

function hasValue(line: string, name: string, value: string | number): boolean {
  const at = line.toLowerCase().indexOf(`${name} ${value}`.toLowerCase());
  return at >= 0 && !/^\d/.test(line.slice(at + `${name} ${value}`.length));
}

const TO_WHOM =
  / (?:give|gives|grant|grants) .* to (?:an? |the |my |any |all |every )*((?:\w+ )+?)(?:[?.!] )?$/;

/** `give Fury to a Jedi`: those who get it stand in the line. */
function namesWhoGets(asked: string, lines: readonly string[]): boolean {
  const whom = TO_WHOM.exec(asked)?.[1]?.trim().split(' ') ?? [];
  return whom.every((word) => lines.some((line) => line.toLowerCase().includes(word)));
}

/** Yes or No, and the lines that have the keyword. */
function hasKeyword(
  { form, keywords, mentions, line: asked }: AskedQuestion,
  card: CardRecord,
): readonly Piece[] {
  const [keyword] = keywords;
  if (!form.yesNo || keyword === undefined || keywords.length > 1 || QUALIFIED.test(asked)) return [];
  const has = card.keywords.includes(keyword.slug);
  const lines = linesWith(card, keyword);
  const value = mentions.find((one) => one.keyword.slug === keyword.slug)?.value ?? null;
  if (has && value !== null && !lines.some((line) => hasValue(line, keyword.name, value)))
    return lines.map((line) => said(`It has: ${line}.`));
  if (has && !namesWhoGets(asked, lines)) return lines.map((line) => said(`It has: ${line}.`));
  return [
    { kind: 'VERDICT', answer: has !== form.negated ? 'YES' : 'NO' },
    ...(has
      ? lines.map((line) => said(`It has: ${line}.`))
      : [said(`No line of ${fullName(card)} has ${keyword.name}.`)]),
  ];
}

function keywordsOf(kb: KnowledgeBase, card: CardRecord): readonly KeywordRecord[] {
  return card.keywords.flatMap((slug) => kb.keywords.get(slug) ?? []);
}

function distinct(keywords: readonly KeywordRecord[]): readonly KeywordRecord[] {
  return [...new Map(keywords.map((keyword) => [keyword.slug, keyword])).values()];
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
