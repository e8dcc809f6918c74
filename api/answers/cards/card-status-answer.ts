import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { RulingRecord } from '../../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from '../answer-draft.js';
import { quoteRuling } from '../quote.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { MOST_CITATIONS } from '../rulings-cited.js';
import { cardForm } from './card-form.js';
import { maskedRuling } from './masked-ruling.js';
import { type PlayStatus, type StatusSaid, statusSaid } from './play-status.js';
import { type StatusAsked, statusAsked, statusVerdict } from './status-verdict.js';

const MOST_VERSIONS = 10;

/** `Is Vorrik banned?`, `Can I play Vorrik in Limited?`: what rulings on each card of that name say; null for other questions. */
export function cardStatusAnswer(asked: AskedQuestion): AnswerDraft | null {
  const [mention, ...others] = asked.cards;
  if (mention === undefined || others.length > 0 || asked.keywords.length > 0) return null;
  const form = cardForm(asked);
  const status = statusAsked(form);
  if (status === null) return null;
  const cards = mention.cards.slice(0, MOST_VERSIONS);
  const said = cards.map((card) => ({ card, rulings: rulingsSaying(asked, card, status.status) }));
  // Whether one may play it is asked of other rulings too.
  if (statusSaid(form) === null && said.every(({ rulings }) => rulings.length === 0)) return null;
  const ruled = said.filter(({ rulings }) => rulings.length > 0);
  const open = said.filter(({ rulings }) => rulings.length === 0).map(({ card }) => card);
  const told = ruled.flatMap((one) => one.rulings);
  const rulings = told.slice(0, MOST_CITATIONS).map(({ ruling }) => ruling);
  const verdict = open.length === 0 ? verdictOf(asked, status, told) : [];
  return draft({
    intent: 'CARD',
    pieces: [
      ...verdict,
      ...(ruled.length > 0 && open.length > 0 ? [onlyOf(ruled.map(({ card }) => card))] : []),
      ...rulings.map((ruling) => quoteRuling(asked.kb, ruling)),
      ...(open.length > 0 ? [nothingOn(open, status.status)] : []),
    ],
    cards: cards.map(({ slug }) => slug),
    citations: rulings.map(({ id }) => id),
    confidence: !mention.exact ? 'LOW' : verdict.length > 0 ? 'HIGH' : 'MEDIUM',
    suggestions: cards.slice(0, 3).map((card) => `What does ${fullName(card)} do?`),
  });
}

interface Told {
  readonly ruling: RulingRecord;
  readonly status: StatusSaid;
}

function rulingsSaying({ kb }: AskedQuestion, card: CardRecord, asked: PlayStatus): readonly Told[] {
  return card.rulings.flatMap((id) => {
    const ruling = kb.rulings.get(id);
    const status = ruling === undefined ? null : statusSaid(maskedRuling(ruling.text, card));
    return ruling !== undefined && status !== null && bearsOn(asked, status.status)
      ? [{ ruling, status }]
      : [];
  });
}

/** A ban says nothing of a restriction, nor one of the other. */
function bearsOn(asked: PlayStatus, said: PlayStatus): boolean {
  if (OF_COPIES.test(asked)) return OF_COPIES.test(said);
  return asked.endsWith('LEGAL') || !OF_COPIES.test(said);
}

const OF_COPIES = /RESTRICTED$/;

function verdictOf({ form }: AskedQuestion, asked: StatusAsked, told: readonly Told[]): readonly Piece[] {
  const answer = statusVerdict(
    asked,
    told.map(({ status }) => status),
  );
  return form.yesNo && answer !== null ? [{ kind: 'VERDICT', answer }] : [];
}

function onlyOf(cards: readonly CardRecord[]): Piece {
  return said(`It is said of ${cards.map(fullName).join(' and ')} only.`);
}

function nothingOn(cards: readonly CardRecord[], status: PlayStatus): Piece {
  const word = OF_COPIES.test(status)
    ? 'restricted'
    : status.endsWith('BANNED')
      ? 'banned'
      : 'banned or restricted';
  return said(`Nothing that is known says that ${cards.map(fullName).join(' or ')} is ${word}.`);
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
