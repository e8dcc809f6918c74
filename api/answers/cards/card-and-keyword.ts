import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { AnswerDraft, AnswerIntent, Confidence, Piece } from '../answer-draft.js';
import { quoteRuling } from '../quote.js';
import { type AskedQuestion, whatIsAsked } from '../reading/asked-question.js';
import { MOST_CITATIONS, rulingsCited } from '../rulings-cited.js';
import { rankSentences } from '../sentences/rank-sentences.js';
import { rulingSentences, type Sentence } from '../sentences/sentence-index.js';
import { verdictOnCard } from './ruling-on-card.js';

const MOST_CARDS = 3;
const MOST_OWN = 2;
/** A ruling on the card that fits the question this well belongs to its answer. */
const FITS = 0.34;

/** Answers from the rulings of keywords; other answers about a card have its rulings already, or need none. */
const OF_KEYWORDS: ReadonlySet<AnswerIntent> = new Set(['DEFINITION', 'STACKING', 'TIMING', 'INTERACTION']);

/**
 * An answer about keywords, where the question names a card: what a ruling on the card itself says comes before what holds for all cards, and
 * the lines of the card that have the keyword come behind.
 */
export function withCardSaid(asked: AskedQuestion, answer: AnswerDraft): AnswerDraft {
  const cards = asked.cards.flatMap((mention) => mention.cards).slice(0, MOST_CARDS);
  if (cards.length === 0 || asked.keywords.length === 0 || !OF_KEYWORDS.has(answer.intent)) return answer;
  const own = ownRulings(asked, cards);
  // What a second card has may decide otherwise.
  const isPlain = asked.cards.length < 2;
  const general = isPlain ? answer.pieces : answer.pieces.filter(({ kind }) => kind !== 'VERDICT');
  const isJudged = !isPlain || general.some(({ kind }) => kind === 'VERDICT');
  const verdict = isJudged ? [] : verdictOf(asked, own);
  const ids = own.flatMap(({ ruling }) => ruling ?? []);
  return {
    ...answer,
    pieces: [
      ...verdict,
      ...rulingsCited(asked.kb, ids).map((ruling) => quoteRuling(asked.kb, ruling)),
      ...general,
      ...cards.flatMap((card) => linesSaid(asked, card, own.length > 0)),
    ],
    citations: [...new Set([...ids, ...answer.citations])].slice(0, MOST_CITATIONS),
    confidence: confidenceOf(answer, own, verdict.length > 0, general.length < answer.pieces.length),
  };
}

function confidenceOf(
  { confidence }: AnswerDraft,
  [first]: readonly Sentence[],
  isRuled: boolean,
  isWithheld: boolean,
): Confidence {
  if (isRuled && first?.authority === 'OFFICIAL') return 'HIGH';
  return isWithheld && confidence === 'HIGH' ? 'MEDIUM' : confidence;
}

/** Words that ask for rulings, whatever they say. */
export const RULINGS = /\b(?:rulings?|rules|faq|errata|clarifications?)\b/;

/** Rulings on the cards that name a keyword that is asked about, then others that fit the question; best first. */
function ownRulings(asked: AskedQuestion, cards: readonly CardRecord[]): readonly Sentence[] {
  const candidates = cards.flatMap((card) => rulingSentences(asked.kb, card.slug, card.rulings));
  const slugs = asked.keywords.map(({ slug }) => slug);
  const named = ({ mentions }: Sentence): boolean => mentions.some((slug) => slugs.includes(slug));
  const ranked = rankSentences(asked.index, candidates, { ...whatIsAsked(asked), keywords: [] });
  const fitting = ranked.filter(({ score }) => score >= FITS).map(({ sentence }) => sentence);
  const all = RULINGS.test(asked.line) ? candidates : [];
  // Behind a ruling that names the keyword, the next may speak of it as `it`.
  const [best] = fitting;
  const nearest =
    best !== undefined && candidates.some(named) && verdictOnCard(asked, best) !== null ? [best] : [];
  return [...new Set([...nearest, ...candidates.filter(named), ...fitting, ...all])].slice(0, MOST_OWN);
}

function verdictOf(asked: AskedQuestion, [first]: readonly Sentence[]): readonly Piece[] {
  const answer = first === undefined ? null : verdictOnCard(asked, first);
  return answer === null ? [] : [{ kind: 'VERDICT', answer }];
}

/** The lines that have a keyword that is asked about; that none has it is said where one is asked about, and no ruling on the card speaks of it. */
function linesSaid({ keywords }: AskedQuestion, card: CardRecord, isRuled: boolean): readonly Piece[] {
  const lines = [...new Set(keywords.flatMap((keyword) => linesWith(card, keyword)))];
  const [keyword] = keywords;
  const none =
    !isRuled && keywords.length === 1 && keyword !== undefined && lines.length === 0
      ? [`No line of ${fullName(card)} has ${keyword.name}.`]
      : [];
  return [...lines.map((line) => hasSaid(card, line)), ...none].map((text) => ({ kind: 'SAID', text }));
}

/** The printed lines of a card that have a keyword, by any of its names. */
export function linesWith({ lines, keywords }: CardRecord, keyword: KeywordRecord): readonly string[] {
  if (!keywords.includes(keyword.slug)) return [];
  const names = [keyword.name, ...keyword.aliases].map((name) => name.toLowerCase());
  return lines.filter((line) => names.some((name) => line.toLowerCase().includes(name)));
}

/** `Hanharr (A) has: Riposte 2.` */
export function hasSaid(card: CardRecord, line: string): string {
  return `${fullName(card)} has: ${/[.!?]["”]?$/.test(line) ? line : `${line}.`}`;
}
