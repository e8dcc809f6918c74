import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import { SIDE_NAMES } from '../../knowledge-base/side-names.js';
import { type AnswerDraft, type Confidence, draft, type Piece } from '../answer-draft.js';
import { definitionAnswer } from '../definition-answer.js';
import { quoteRuling } from '../quote.js';
import { type AskedQuestion, whatIsAsked } from '../reading/asked-question.js';
import { rulingsCited } from '../rulings-cited.js';
import { rankSentences } from '../sentences/rank-sentences.js';
import { rulingSentences } from '../sentences/sentence-index.js';
import { hasSaid, linesWith, RULINGS, withCardSaid } from './card-and-keyword.js';
import { hasInVersions, severalVersions } from './card-versions.js';
import { saysContrary, verdictOnCard } from './ruling-on-card.js';

const MOST_CARDS = 3;
const MOST_VERSIONS = 10;
const MOST_RULINGS = 5;
/** A ruling on the card that fits the question this well is its answer. */
const FITS = 0.34;
const ABOUT_ALL = 'Facts and explanations are in our own words, not official text.';
const ABOUT_KEYWORDS = 'Of its keywords, in our own words, not official text:';

/** A printed fact that a question may ask for, by the words that ask for it. */
const FACTS: readonly (readonly [RegExp, (card: CardRecord, line: string) => string | null])[] = [
  [/\b(?:cost|costs|build)\b/, ({ costText }) => (costText === null ? null : `costs ${costText}`)],
  [/\b(?:set|sets|rarity|rare|number|printed)\b/, (card) => `was printed in ${printings(card)}`],
  [
    /\b(?:subtype|subtypes|species|affiliation)\b/,
    ({ subtypes }) => `has the subtypes ${subtypes.join(', ')}`,
  ],
  [/\b(?:arena|arenas|type)\b/, ({ typeLine }) => `is ${typeLine}`],
  [/\b(?:side|light|dark|neutral)\b/, ({ side }) => `is ${SIDE_NAMES[side]}`],
];

/** Numbers that much else in play can change. */
const NUMBERS: readonly (readonly [asks: RegExp, name: string, of: (card: CardRecord) => number | null])[] = [
  [/\b(?:power|strength|dice)\b/, 'power', ({ power }) => power],
  [/\b(?:health|life)\b/, 'health', ({ health }) => health],
  [/\b(?:speed|fast|quick)\b/, 'speed', ({ speed }) => speed],
];

const DICE = /\bdice\b/;

/**
 * What the named cards are and do; with Yes or No where it is asked whether one has a keyword, or where a ruling on the card says it.
 */
export function cardAnswer(asked: AskedQuestion): AnswerDraft {
  const [keyword] = asked.keywords;
  if (keyword !== undefined && asksOfKeyword(asked))
    return { ...withCardSaid(asked, definitionAnswer(asked, keyword)), intent: 'CARD' };
  const { kb } = asked;
  const cards = asked.cards.flatMap((mention) => mention.cards[0] ?? []).slice(0, MOST_CARDS);
  const others = asked.cards.flatMap((mention) => mention.cards.slice(1));
  const several = severalVersions(asked);
  const [card] = cards;
  const keywords = distinct(cards.flatMap((one) => keywordsOf(kb, one)));
  const ruled = card === undefined || asked.keywords.length > 0 ? null : rulingsOnCard(asked, card);
  const own = ruled === null ? cards.flatMap((one) => one.rulings) : ruled.rulings;
  const ofKeywords = RULINGS.test(asked.line) ? keywords.flatMap(({ rulings: [first] }) => first ?? []) : [];
  const rulings = rulingsCited(kb, [...own, ...ofKeywords]);
  const quoted = rulings.slice(0, MOST_RULINGS).map((ruling) => quoteRuling(kb, ruling));
  const official = cards.every((one) => kb.sources.get(one.source)?.authority === 'OFFICIAL');
  // What the text of one card says is no answer about two.
  const verdict = ruled === null || cards.length + others.length > 1 ? [] : ruled.verdict;
  const answering: readonly Piece[] = [
    ...(ruled === null ? [] : [...verdict, ...quoted]),
    ...hasInVersions(asked, asked.cards[0]?.cards ?? []),
    ...[...cards, ...others].slice(0, MOST_VERSIONS).flatMap((one) => askedFacts(asked, one)),
  ];
  return draft({
    intent: 'CARD',
    pieces: [
      ...answering.filter(({ kind }) => kind === 'VERDICT'),
      ...(several === null ? [] : [said(several)]),
      ...answering.filter(({ kind }) => kind !== 'VERDICT'),
      ...cards.flatMap((one) => [said(printed(one)), ...one.lines.map(lineSaid)]),
      ...(ruled === null ? quoted : []),
      ...ownWords(keywords, official),
    ],
    keywords: distinct([...keywords, ...asked.keywords]),
    cards: cards.map(({ slug }) => slug),
    citations: rulings.slice(0, MOST_RULINGS).map(({ id }) => id),
    confidence: confidenceIn(asked, answering, official),
    warnings: several === null ? [] : [{ code: 'SEVERAL_VERSIONS', message: several }],
    suggestions: others.slice(0, MOST_CARDS).map((one) => `What does ${fullName(one)} do?`),
  });
}

/** LOW: a name was guessed, or Yes or No is asked for and nothing of what is printed was found to answer. MEDIUM: our own words, or one card of several. */
function confidenceIn(
  { cards, form }: AskedQuestion,
  answering: readonly Piece[],
  official: boolean,
): Confidence {
  if (cards.some(({ exact }) => !exact) || (form.yesNo && answering.length === 0)) return 'LOW';
  const isOpen = form.yesNo && !answering.some(({ kind }) => kind === 'VERDICT');
  return official && !isOpen && cards.every((one) => one.cards.length === 1) ? 'HIGH' : 'MEDIUM';
}

/** `How does Hanharr's Stun work?`: what is asked is the keyword, as this card has it. */
function asksOfKeyword({ keywords, form, line, cards, mentions }: AskedQuestion): boolean {
  // `what does it give the equipped unit?`: the word only describes who gets it.
  if (GIVES.test(line) && mentions.every(({ match }) => match === 'FORM')) return false;
  return keywords.length === 1 && cards.length === 1 && !form.yesNo && !OF_CARD.test(line);
}

const GIVES = /^ what (?:does|do|will) .* (?:give|grant) /;

/** Words that ask for the card itself. */
const OF_CARD = /\b(?:have|has|having|got|get|gets|come with|include|includes|with|cost|costs)\b/;

/** The rulings on the card that the question is about, and the Yes or No that they say; null when there are none. */
function rulingsOnCard(asked: AskedQuestion, card: CardRecord) {
  const { kb, index } = asked;
  const candidates = rulingSentences(kb, card.slug, card.rulings);
  const [best] = rankSentences(index, candidates, { ...whatIsAsked(asked), keywords: [] });
  if (best === undefined || best.score < FITS) return null;
  const against = candidates.filter((one) => saysContrary(card, best.sentence, one));
  const answer = against.length > 0 ? null : verdictOnCard(asked, best.sentence);
  const verdict: readonly Piece[] = answer === null ? [] : [{ kind: 'VERDICT', answer }];
  return { rulings: [best.sentence, ...against].map(({ ruling }) => ruling), verdict };
}

/** What is ours, under its name. */
function ownWords(keywords: readonly KeywordRecord[], official: boolean): readonly Piece[] {
  const summaries = keywords.map(({ name, summary }) => `${name}: ${summary}`);
  return official
    ? summaries.map((text): Piece => ({ kind: 'SAID', text, under: ABOUT_KEYWORDS }))
    : [ABOUT_ALL, ...summaries].map(said);
}

function lineSaid(line: string): Piece {
  return said(/[.!?]["”)]*$/.test(line) ? line : `${line}.`);
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
  const kinds = [SIDE_NAMES[side], typeLine, subtypes.join(' ')].filter((kind) => kind !== '').join(', ');
  return [`${fullName(card)}: ${kinds}.`, ...(line === '' ? [] : [`${line}.`])].join(' ');
}

function printings(card: CardRecord): string {
  return card.printings.map(({ set, number, rarity }) => `${set} ${number} (${rarity})`).join(', ');
}

/** Of the keyword that is asked about, the line of the card that has it, with the dice that it says; its numbers, and what else is asked for. */
function askedFacts(asked: AskedQuestion, card: CardRecord): readonly Piece[] {
  const { line, keywords } = asked;
  const lines = keywords.flatMap((keyword) => linesWith(card, keyword));
  const isOfItsDice = lines.length > 0 && DICE.test(line);
  const numbers = isOfItsDice ? [] : NUMBERS.filter(([asks]) => asks.test(line));
  const facts = FACTS.filter(([words]) => words.test(line)).flatMap(([, fact]) => fact(card, line) ?? []);
  return [
    // With Yes or No the line is told already.
    ...(asked.form.yesNo ? [] : [...new Set(lines)].map((one) => said(hasSaid(card, one)))),
    ...[...numbers.map((number) => numberSaid(asked, card, number)), ...facts].map((text) =>
      said(`${fullName(card)} ${text}.`),
    ),
  ];
}

function numberSaid(asked: AskedQuestion, card: CardRecord, [, name, of]: (typeof NUMBERS)[number]): string {
  const number = of(card);
  if (number === null) return `has no ${name}`;
  const damage = name === 'health' ? DAMAGED.exec(asked.line)?.[1] : undefined;
  if (damage !== undefined)
    return `has health ${number}, of which ${damage} damage leaves ${Math.max(0, number - Number(damage))}`;
  return namesMore(asked)
    ? `is printed with ${name} ${number}; whether what else is named here changes that is not worked out`
    : `has ${name} ${number}`;
}

const DAMAGED =
  /\b(?:left|remaining|remains?)\b.* (?:after|with|if|when) (?:\w+ ){0,4}?(\d+) (?:points? of )?(?:damage|counters?)\b/;

/** A keyword, what another card does to it, a case: numbers in play may be others than those that are printed. */
function namesMore({ keywords, line }: AskedQuestion): boolean {
  return keywords.length > 0 || IN_A_CASE.test(line);
}

const IN_A_CASE =
  /\b(?:if|when|while|after|with|without|against|versus|next to|beside|damaged?|counters?|attack(?:s|ed|ing)?|arena)\b/;

function keywordsOf(kb: KnowledgeBase, card: CardRecord): readonly KeywordRecord[] {
  return card.keywords.flatMap((slug) => kb.keywords.get(slug) ?? []);
}

function distinct(keywords: readonly KeywordRecord[]): readonly KeywordRecord[] {
  return [...new Map(keywords.map((keyword) => [keyword.slug, keyword])).values()];
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
