import type { KeywordRecord, TimingWindowRecord } from '../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import { confidenceOf } from './confidence.js';
import type { YesNo } from './judged.js';
import { type KeywordMoments, type MomentAsked, momentAsked, momentsOf } from './keyword-moments.js';
import { quoteOfKeyword, quoteRuling } from './quote.js';
import type { AskedQuestion } from './reading/asked-question.js';
import { windowsNamed } from './reading/windows-named.js';
import { readingSaid } from './readings-named.js';
import { rulingsCited } from './rulings-cited.js';
import { timelyRuling } from './timely-ruling.js';
import { type OrderAtEnd, orderAtEnd, orderAtEndSaid } from './two-keywords/order-at-end.js';

interface Placed {
  readonly name: string;
  readonly window: TimingWindowRecord | null;
  /** In the order of play. */
  readonly order: number | null;
  /** It is no keyword, but the moment itself. */
  readonly isMoment: boolean;
}

/** A keyword, its moments, and which of them is asked about. */
interface Timed {
  readonly keyword: KeywordRecord;
  readonly moments: KeywordMoments;
  readonly asked: MomentAsked;
}

/** Keywords and moments in the order of play, and what settles the order of damage that waits for the end of the attack. */
interface Order {
  readonly placed: readonly Placed[];
  readonly atEnd: OrderAtEnd | null;
}

/** In which order keywords act, or one and a moment that the question names. */
export function orderAnswer(asked: AskedQuestion, keywords: readonly KeywordRecord[]): AnswerDraft {
  const { kb } = asked;
  const timed = keywords.map((keyword) => timedOf(asked, keyword));
  const order = orderOf(asked, timed, 'EFFECT');
  const { placed, atEnd } = order;
  const verdict = verdictIn(asked, timed);
  const isApart = timed.some(
    (one) => one.moments.areTwo && (isUnnamed(one) || (verdict === null && one.asked === 'EITHER')),
  );
  const ofEffect = timed.filter((one) => one.asked !== 'USE').map(({ keyword }) => keyword.slug);
  const rulings = rulingsCited(
    kb,
    ofEffect.flatMap((slug) => timelyRuling(asked, slug)),
  ).slice(0, 2);
  return draft({
    intent: 'TIMING',
    pieces: [
      ...(verdict === null ? [] : [{ kind: 'VERDICT', answer: verdict } as const]),
      ...(isApart ? timed.map(momentsSaid) : [orderPiece(order)]),
      ...(atEnd === null || isApart ? [] : [readingSaid(atEnd.reading)]),
      ...timed.flatMap(useSaid),
      ...rulings.map((ruling) => quoteRuling(kb, ruling)),
      ...keywords
        .filter(({ authority }) => authority === 'SUMMARY')
        .map((keyword) => quoteOfKeyword(kb, keyword, keyword.summary, false)),
    ],
    keywords,
    citations: rulings.map(({ id }) => id),
    assumptions: atEnd === null || isApart ? [] : [atEnd.reading],
    confidence: confidenceOf(asked, {
      official: keywords.every(
        ({ authority, timingInferred }) => authority === 'OFFICIAL' && !timingInferred,
      ),
      computed: false,
      fits: atEnd === null && placed.every(({ window }) => window !== null),
    }),
  });
}

function timedOf(asked: AskedQuestion, keyword: KeywordRecord): Timed {
  const moments = momentsOf(asked, keyword);
  return { keyword, moments, asked: moments.areTwo ? momentAsked(asked, keyword) : 'EFFECT' };
}

/** It is asked when it is used, and no text names the window. */
function isUnnamed({ asked, moments }: Timed): boolean {
  return asked === 'USE' && moments.use === null;
}

/** `either`: what is taken where both may be meant. */
function windowAsked({ moments, asked }: Timed, either: 'USE' | 'EFFECT'): TimingWindowRecord | null {
  const moment = asked === 'EITHER' ? either : asked;
  return moment === 'USE' ? moments.use : moments.effect;
}

function orderAsked({ moments, asked }: Timed, either: 'USE' | 'EFFECT'): number | null {
  const moment = asked === 'EITHER' ? either : asked;
  return moment === 'USE' ? moments.useOrder : (moments.effect?.order ?? null);
}

function orderOf(asked: AskedQuestion, timed: readonly Timed[], either: 'USE' | 'EFFECT'): Order {
  const keywords = timed.map(({ keyword }) => keyword);
  const ofKeywords = timed.map((one) => ({
    name: one.keyword.name,
    window: windowAsked(one, either),
    order: orderAsked(one, either),
    isMoment: false,
  }));
  const ofMoments = placedMoments(asked);
  const isOfEnd = timed.every(
    (one) => one.asked === 'EFFECT' || (one.asked === 'EITHER' && either === 'EFFECT'),
  );
  const atEnd = ofMoments.length === 0 && isOfEnd ? orderAtEnd(keywords) : null;
  return { placed: [...ofKeywords, ...ofMoments], atEnd };
}

/** A moment against which one keyword is held. */
function placedMoments(asked: AskedQuestion): readonly Placed[] {
  if (asked.keywords.length > 1) return [];
  return windowsNamed(asked).map((window) => ({
    name: `the ${window.name.charAt(0).toLowerCase()}${window.name.slice(1)}`,
    window,
    order: window.order,
    isMoment: true,
  }));
}

/** Where a question fits both moments of a keyword, only what holds for both. */
function verdictIn(asked: AskedQuestion, timed: readonly Timed[]): YesNo | null {
  const told = (['EFFECT', 'USE'] as const).map((either) => verdictOf(asked, orderOf(asked, timed, either)));
  const [first = null] = told;
  return told.every((one) => one === first) ? first : null;
}

function verdictOf(asked: AskedQuestion, { placed, atEnd }: Order): YesNo | null {
  const [a, b] = atEnd?.places ?? placed.map(({ order }) => order);
  const isPair = placed.length === 2 && a != null && b != null;
  const isTold =
    asked.form.yesNo && isPair && !TELLS_MORE.test(asked.line) && !(atEnd !== null && SAME.test(asked.line));
  return isTold ? orderVerdict(asked, a, b) : null;
}

function orderPiece({ placed, atEnd }: Order): Piece {
  return { kind: 'SAID', text: atEnd === null ? orderSaid(placed) : orderAtEndSaid(atEnd) };
}

/** `Retaliate: Attack POP; what it does comes when the attack ends.` */
function momentsSaid({ keyword, moments }: Timed): Piece {
  const { use, useOrder, effect, areTwo } = moments;
  const unnamed =
    useOrder === null
      ? 'no text names the moment of its use'
      : 'it looks at the roll as it stands after re-rolls';
  const own = (areTwo ? use : effect)?.name ?? unnamed;
  const late = areTwo && effect !== null ? '; what it does comes when the attack ends' : '';
  return { kind: 'SAID', text: `${keyword.name}: ${own}${late}.` };
}

/** As printed, where it is asked when it is used, and not when its damage comes. */
function useSaid({ keyword, asked }: Timed): readonly Piece[] {
  const isSaid = asked === 'USE' && keyword.timingText !== null;
  return isSaid ? [{ kind: 'SAID', text: `${keyword.name} as printed: ${keyword.timingText}.` }] : [];
}

/** `Overkill comes first (Pending damage POP), then Evade (Damage prevention POP).` */
function orderSaid(placed: readonly Placed[]): string {
  const unplaced = placed.find(({ window }) => window === null);
  if (unplaced !== undefined) {
    return `${unplaced.name} has no moment of its own in the order of play, so neither comes first.`;
  }
  const windows = placed.flatMap(({ window }) => window ?? []);
  const [window] = windows;
  if (window !== undefined && windows.every(({ order }) => order === window.order)) {
    const names = placed.flatMap(({ name, isMoment }) => (isMoment ? [] : name));
    const acts = names.length === 1 ? 'acts at that very moment' : 'act at the same moment';
    return `${names.join(' and ')} ${acts}: ${window.name}. ${window.isPop ? 'In a play-or-pass opportunity players take turns.' : window.summary}`;
  }
  const ordered = placed
    .toSorted((one, other) => (one.window?.order ?? 0) - (other.window?.order ?? 0))
    .map(({ name, window: its, isMoment }) => [name, isMoment ? null : (its?.name ?? '')] as const);
  return ordered
    .map(([name, moment], at) => {
      if (at > 0) return moment === null ? `then ${name}` : `then ${name} (${moment})`;
      return moment === null ? `First comes ${name}` : `${name} comes first (${moment})`;
    })
    .join(', ')
    .concat('.');
}

/** A unit that is struck, or another attack, and no order of the two alone. */
const TELLS_MORE =
  / (?:second|next|another|other) (?:unit|guy|attack|turn) | (?:attacked|attacks|turn|battle) later | later (?:attack|turn) | next (?:attack|turn) /;
const SAME = /\b(?:same|tandem|simultaneous|simultaneously)\b/;
const LATER = /\b(?:after|later|follows?)\b/;

/** `does A come before B`: turned round by `after`. */
function orderVerdict(asked: AskedQuestion, a: number, b: number): YesNo | null {
  if (a === b) return SAME.test(asked.line) ? 'YES' : null;
  if (SAME.test(asked.line)) return 'NO';
  const claimed = LATER.test(asked.line) ? a > b : a < b;
  return claimed !== asked.form.negated ? 'YES' : 'NO';
}
