import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { RulingRecord } from '../../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import { quoteRuling } from '../quote.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { MOST_CITATIONS } from '../rulings-cited.js';

const STATUS = / (banned|restricted|legal|illegal) /;
/** `banned in Draft`: one way to play, in which a card may be what it is not elsewhere. */
const WHERE = / (?:banned|restricted|legal|illegal) (?:in|for|from) (?:the |a |any )?(\p{L}+)/u;
const SAYS = /\b(?:banned|restricted)\b/i;
const MOST_VERSIONS = 10;

/** `Is Vorrik banned?`: what rulings on each card of that name say; null for other questions. */
export function cardStatusAnswer(asked: AskedQuestion): AnswerDraft | null {
  const [mention, ...others] = asked.cards;
  const status = STATUS.exec(asked.line)?.[1];
  if (mention === undefined || others.length > 0 || asked.keywords.length > 0 || status === undefined)
    return null;
  const cards = mention.cards.slice(0, MOST_VERSIONS);
  const said = cards.map((card) => ({ card, rulings: rulingsSaying(asked, card, status) }));
  const ruled = said.filter(({ rulings }) => rulings.length > 0);
  const open = said.filter(({ rulings }) => rulings.length === 0).map(({ card }) => card);
  const rulings = ruled.flatMap((one) => one.rulings).slice(0, MOST_CITATIONS);
  const verdict = open.length === 0 ? verdictOf(asked, status, rulings) : [];
  return draft({
    intent: 'CARD',
    pieces: [
      ...verdict,
      ...(ruled.length > 0 && open.length > 0 ? [onlyOf(ruled.map(({ card }) => card))] : []),
      ...rulings.map((ruling) => quoteRuling(asked.kb, ruling)),
      ...(open.length > 0 ? [nothingOn(open, status)] : []),
    ],
    cards: cards.map(({ slug }) => slug),
    citations: rulings.map(({ id }) => id),
    confidence: !mention.exact ? 'LOW' : verdict.length > 0 ? 'HIGH' : 'MEDIUM',
    suggestions: cards.slice(0, 3).map((card) => `What does ${fullName(card)} do?`),
  });
}

function rulingsSaying({ kb }: AskedQuestion, card: CardRecord, status: string): readonly RulingRecord[] {
  const words = status === 'legal' || status === 'illegal' ? SAYS : new RegExp(`\\b${status}\\b`, 'i');
  return card.rulings.flatMap((id) => {
    const ruling = kb.rulings.get(id);
    return ruling !== undefined && words.test(ruling.text) ? [ruling] : [];
  });
}

/** Yes where the ruling says the very word, and of the way to play that is asked about. */
function verdictOf(
  { form, line }: AskedQuestion,
  status: string,
  rulings: readonly RulingRecord[],
): readonly Piece[] {
  const where = WHERE.exec(line)?.[1] ?? null;
  const isSaid = rulings.some(
    ({ text }) => !DENIES.test(text) && (where === null || text.toLowerCase().includes(where)),
  );
  const isPlain = form.yesNo && !form.negated && SAYS.test(status);
  return isPlain && isSaid ? [{ kind: 'VERDICT', answer: 'YES' }] : [];
}

const DENIES = /\b(?:not|no longer|never|isn't|isn\u2019t|un(?:banned|restricted))\b/i;

function onlyOf(cards: readonly CardRecord[]): Piece {
  return said(`It is said of ${cards.map(fullName).join(' and ')} only.`);
}

function nothingOn(cards: readonly CardRecord[], status: string): Piece {
  return said(
    `Nothing that is known says that ${cards.map(fullName).join(' or ')} is ${status.endsWith('legal') ? 'banned or restricted' : status}.`,
  );
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
