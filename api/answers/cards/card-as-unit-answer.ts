import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { AnswerDraft, AnswerIntent, Piece } from '../answer-draft.js';
import type { CheckInteraction } from '../answer-options.js';
import type { YesNo } from '../judged.js';
import { quoteRuling } from '../quote.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { usualPlaces } from '../reading/places-asked.js';
import { rulingsCited } from '../rulings-cited.js';
import { type Barred, barredByCard, helpedAgainst } from './barred-by-card.js';
import { linesWith } from './card-and-keyword.js';
import { askedOfUnit } from './card-as-unit.js';
import { alwaysHeld } from './card-holding.js';
import { type HeldHere, heldInQuestion, isLacking } from './held-in-question.js';
import { isUnpreventable, type Overcoming } from './keyword-overcomes.js';
import { withPrinted } from './printed-in-question.js';

const OF_KEYWORDS: ReadonlySet<AnswerIntent> = new Set(['DEFINITION', 'STACKING', 'TIMING', 'INTERACTION']);

/**
 * An answer about keywords, where the question names one card: it stands for a unit that has the keywords of its text. What is asked of such a unit
 * is answered, as far as the card has these keywords in that case, and nothing else that it always has bears on it.
 */
export function cardAsUnitAnswer(
  asked: AskedQuestion,
  check: CheckInteraction,
  /** What is said where nothing of this tells. */
  plain: AnswerDraft,
  /** Answers a question that names no card. */
  answer: (one: AskedQuestion) => AnswerDraft,
): AnswerDraft {
  const card = cardAsked(asked, plain);
  if (card === null) return plain;
  const lacks = isLacking(asked, card.mention, card.record);
  const held = card.mention.cards.flatMap((one) => heldInQuestion(asked, card.mention, one));
  const own = new Set(held.map(({ keyword }) => keyword.slug));
  const others = asked.keywords.map(({ slug }) => slug).filter((slug) => !own.has(slug));
  const barred = barredByCard(asked, check, card.record, others);
  if (barred !== null && lacks) return withheld(plain, []);
  if (barred !== null) return barredAnswer(asked, check, card.record, barred, others, plain);
  if (held.length === 0 && !isOfItsAttack(asked)) return plain;
  if (PREVENTS.test(asked.line) && alwaysHeld(card.record).some(isUnpreventable)) return withheld(plain, []);
  if (plain.intent === 'TIMING' && areOfTwoPlaces(held)) return withheld(plain, []);
  const ofUnit = askedOfUnit(asked);
  const judged = judgedOf([plain, ...ofUnit.map(answer)]);
  const all =
    judged.length > 0 ? judged : judgedOf(ofUnit.flatMap((one) => withPrinted(one, card.record)).map(answer));
  const [first] = all;
  if (first !== undefined && all.some((one) => verdictIn(one) !== verdictIn(first)))
    return withheld(plain, []);
  const isNot = first !== undefined && verdictIn(first) === (asked.form.negated ? 'YES' : 'NO');
  return lacks && !isNot ? withheld(plain, []) : inItsCase(asked, held, plain, first ?? null);
}

/** Of an attacker the one, of a defender the other: one unit has both in two attacks, and in any order. */
function areOfTwoPlaces(held: readonly HeldHere[]): boolean {
  return new Set(held.flatMap(({ keyword }) => usualPlaces(keyword.slug)[0] ?? [])).size > 1;
}

const PREVENTS = / (?:prevent|prevents|prevented|preventing|prevention) /;

function judgedOf(drafts: readonly AnswerDraft[]): readonly AnswerDraft[] {
  return drafts.filter((one) => verdictIn(one) !== null);
}

function cardAsked(asked: AskedQuestion, plain: AnswerDraft) {
  const { cards, form, keywords, kb } = asked;
  const [mention, another] = cards;
  const [record, alike] = mention?.cards ?? [];
  if (mention === undefined || record === undefined || another !== undefined || alike !== undefined)
    return null;
  if (!form.yesNo || keywords.length === 0) return null;
  if (!OF_KEYWORDS.has(plain.intent) && (plain.intent !== 'CARD' || verdictIn(plain) !== null)) return null;
  // What a ruling on the card says of its keyword comes before all that holds for others.
  const isRuled = record.rulings.some((id) =>
    kb.rulings.get(id)?.mentions.some((slug) => keywords.some((keyword) => keyword.slug === slug)),
  );
  return isRuled ? null : { mention, record };
}

const ITS_ATTACK = / (?:attack|attacks|damage|hits|hit) /;

function isOfItsAttack({ line }: AskedQuestion): boolean {
  return ITS_ATTACK.test(line);
}

function verdictIn({ pieces }: AnswerDraft): YesNo | null {
  const [found] = pieces.flatMap((piece) => (piece.kind === 'VERDICT' ? [piece.answer] : []));
  return found ?? null;
}

/** The verdict on any unit, as far as the card is one that has these keywords there. */
function inItsCase(
  asked: AskedQuestion,
  held: readonly HeldHere[],
  plain: AnswerDraft,
  judged: AnswerDraft | null,
): AnswerDraft {
  const cases = [...new Set(held.flatMap(({ said }) => said ?? []))];
  const isUnsaid = held.some(({ has }) => has !== true);
  const isApart = areApart(held);
  const answer = judged === null ? null : verdictIn(judged);
  // What does not hold of any unit does not hold of this one, whichever of its keywords it has.
  if (judged !== null && answer === (asked.form.negated ? 'YES' : 'NO'))
    return told(judged, answer, [], plain);
  if (isApart || held.some(({ has }) => has === false))
    return isPlainlyPut(asked)
      ? told(judged ?? plain, asked.form.negated ? 'YES' : 'NO', cases, plain)
      : withheld(plain, cases);
  if (judged === null || answer === null) return isUnsaid ? withheld(plain, cases) : plain;
  const isAble = held.every(({ has }) => has === true || has === 'ABLE') && ABLE.test(openerOf(asked));
  return isUnsaid && !(isAble && !asked.form.negated)
    ? withheld(plain, cases)
    : told(judged, answer, cases, plain);
}

const ABLE = /^(?:can|could|may)$/;
const ASKS_WHETHER = /^(?:can|could|may|does|do|will|would)$/;
const TURNED =
  / (?:not|never|no|without|lose|loses|lost|fail|fails|stop|stops|useless|immune|ignore|ignores|unless|only|than|instead|or) /;

function openerOf({ words, form }: AskedQuestion): string {
  return words[form.opener ?? -1]?.text ?? '';
}

function isPlainlyPut(asked: AskedQuestion): boolean {
  return ASKS_WHETHER.test(openerOf(asked)) && !TURNED.test(asked.line);
}

/** Two that it has in two arenas, and never at once. */
function areApart(held: readonly HeldHere[]): boolean {
  return new Set(held.flatMap(({ arena }) => arena ?? [])).size > 1;
}

function told(judged: AnswerDraft, answer: YesNo, cases: readonly string[], plain: AnswerDraft): AnswerDraft {
  return {
    ...judged,
    pieces: [
      { kind: 'VERDICT', answer },
      ...cases.map(said),
      ...judged.pieces.filter(({ kind }) => kind !== 'VERDICT'),
    ],
    cards: plain.cards,
  };
}

function withheld(plain: AnswerDraft, cases: readonly string[]): AnswerDraft {
  if (plain.intent === 'CARD') return plain;
  return {
    ...plain,
    pieces: [...cases.map(said), ...plain.pieces.filter(({ kind }) => kind !== 'VERDICT')],
    confidence: plain.confidence === 'HIGH' ? 'MEDIUM' : plain.confidence,
  };
}

function barredAnswer(
  asked: AskedQuestion,
  check: CheckInteraction,
  card: CardRecord,
  { by, answer }: Barred,
  others: readonly string[],
  plain: AnswerDraft,
): AnswerDraft {
  if (answer === null) return withheld(plain, []);
  const help = helpedAgainst(asked, check, by, others);
  if (help !== null) return fromFinding(asked, card, help, answer === 'NO' ? 'YES' : 'NO', plain);
  return fromFinding(asked, card, by, answer, plain);
}

function fromFinding(
  { kb, keywords }: AskedQuestion,
  card: CardRecord,
  { finding, report }: Overcoming,
  answer: YesNo,
  plain: AnswerDraft,
): AnswerDraft {
  const cited = rulingsCited(kb, finding.rulings);
  const [from, to] = [finding.from, finding.to].map((slug) => kb.keywords.get(slug));
  const lines = [from, to].flatMap((one) => (one === undefined ? [] : linesWith(card, one)));
  return {
    ...plain,
    intent: 'INTERACTION',
    pieces: [
      { kind: 'VERDICT', answer },
      ...lines.map((line) =>
        said(`${fullName(card)} has: ${/[.!?]["\u201D]?$/.test(line) ? line : `${line}.`}`),
      ),
      said(finding.statement),
      ...cited.map((ruling) => quoteRuling(kb, ruling)),
    ],
    keywords: [...new Set([...keywords, ...[from, to].flatMap((one) => one ?? [])])],
    citations: cited.map(({ id }) => id),
    interaction: report,
    assumptions: report.assumptions,
    confidence: plain.confidence,
  };
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
