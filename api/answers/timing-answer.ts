import type { KeywordRecord, TimingWindowRecord } from '../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import { confidenceOf } from './confidence.js';
import type { YesNo } from './judged.js';
import { quoteOfKeyword, quoteRuling } from './quote.js';
import { type AskedQuestion, whatIsAsked } from './reading/asked-question.js';
import { asksForWindow, windowsNamed } from './reading/windows-named.js';
import { readingSaid } from './readings-named.js';
import { rulingsCited } from './rulings-cited.js';
import { rankSentences } from './sentences/rank-sentences.js';
import { sentencesOf } from './sentences/sentence-index.js';
import { orderAtEnd, orderAtEndSaid } from './two-keywords/order-at-end.js';

const FITS = 0.25;
const AT_THE_END = /\b(?:when|as|once) the attack ends\b/i;
const AT_A_TIME = /\bat the time\b/i;
const END_OF_ATTACK = 'attack-end';
const UNORDERED: ReadonlySet<string> = new Set(['continuous', 'other', 'build-zone']);

/** When a keyword acts, or in which order several do. */
export function timingAnswer(asked: AskedQuestion): AnswerDraft {
  const [first, ...others] = asked.keywords;
  if (first === undefined) throw new Error('a moment was asked of no keyword');
  const isOrder = others.length > 0 || asksForWindow(asked);
  return isOrder ? orderOf(asked, asked.keywords) : momentOf(asked, first);
}

function momentOf(asked: AskedQuestion, keyword: KeywordRecord): AnswerDraft {
  const { kb } = asked;
  const timely = sentencesOf(asked.index, keyword.slug).filter(
    ({ ruling, text }) =>
      (kb.rulings.get(ruling ?? '')?.topics.includes('TIMING') ?? false) || AT_A_TIME.test(text),
  );
  const ranked = rankSentences(asked.index, timely, whatIsAsked(asked)).filter(({ score }) => score >= FITS);
  const told = [
    ...ranked.slice(0, 2).map(({ sentence }) => sentence.ruling),
    ...timelyRuling(asked, keyword.slug),
  ];
  const rulings = rulingsCited(kb, told).slice(0, 2);
  const defined = rulings.length > 0 ? null : momentDefined(keyword);
  const isQuoted = rulings.length > 0 || defined !== null;
  const official = keyword.authority === 'OFFICIAL' && (!keyword.timingInferred || isQuoted);
  return draft({
    intent: 'TIMING',
    pieces: [
      ...durationPieces(asked, keyword),
      ...momentPieces(asked, keyword),
      ...(defined === null ? [] : [quoteOfKeyword(kb, keyword, defined, true)]),
      ...rulings.map((ruling) => quoteRuling(kb, ruling)),
    ],
    keywords: asked.keywords,
    citations: rulings.map(({ id }) => id),
    confidence: confidenceOf(asked, { official, computed: false, fits: keyword.timing !== null }),
  });
}

const NAMES_MOMENT =
  /\b(?:when|whenever|once|before|after|during|until|at the (?:start|end|beginning|time))\b/i;

/** The definition, where it is official and names a moment. */
function momentDefined({ authority, definitions, timingInferred }: KeywordRecord): string | null {
  if (authority !== 'OFFICIAL') return null;
  const atEnd = definitions.find((text) => AT_THE_END.test(text));
  return atEnd ?? (timingInferred ? definitions.find((text) => NAMES_MOMENT.test(text)) : null) ?? null;
}

/** It says in its definition that it waits for the end of the attack. */
function isDefinedAtEnd({ authority, definitions, timing }: KeywordRecord): boolean {
  return (
    authority === 'OFFICIAL' && timing === END_OF_ATTACK && definitions.some((text) => AT_THE_END.test(text))
  );
}

const DURATION = /\b(?:wear|wears|last|lasts|expire|expires|long|until|over|end|ends|stop|stops|go away)\b/;
const UNTIL = /\b(?:until|for the rest|lasts?)\b/i;

/** How long it lasts, where that is asked and the text says it. */
function durationPieces({ kb, index, line }: AskedQuestion, keyword: KeywordRecord): readonly Piece[] {
  if (!DURATION.test(line)) return [];
  const said = sentencesOf(index, keyword.slug).find(({ text }) => UNTIL.test(text));
  if (said === undefined) return [];
  const ruling = kb.rulings.get(said.ruling ?? '');
  return [ruling === undefined ? quoteOfKeyword(kb, keyword, said.text, true) : quoteRuling(kb, ruling)];
}

function momentPieces({ kb }: AskedQuestion, keyword: KeywordRecord): readonly Piece[] {
  const window = windowOf(kb.timingWindows, keyword.timing);
  if (window === null) {
    const none = { kind: 'SAID', text: `No text names a moment for ${keyword.name}.` } as const;
    return [none, quoteOfKeyword(kb, keyword, keyword.summary, false)];
  }
  const isInferred = keyword.timingInferred && !isDefinedAtEnd(keyword);
  const inferred = isInferred ? ' (no text names the window; this is inferred)' : '';
  const late =
    actsAtEnd(kb, keyword) && window.slug !== END_OF_ATTACK ? ' Its damage comes when the attack ends.' : '';
  const printed =
    keyword.timingText === null || keyword.timingInferred ? '' : ` As printed: ${keyword.timingText}.`;
  const own = keyword.authority === 'SUMMARY' ? [quoteOfKeyword(kb, keyword, keyword.summary, false)] : [];
  return [
    { kind: 'SAID', text: `${keyword.name}: ${window.name}${inferred}. ${window.summary}${printed}${late}` },
    ...own,
  ];
}

interface Placed {
  readonly name: string;
  readonly window: TimingWindowRecord | null;
  /** It is no keyword, but the moment itself. */
  readonly isMoment: boolean;
}

function placedKeyword(asked: AskedQuestion, keyword: KeywordRecord): Placed {
  return { name: keyword.name, window: effectWindow(asked, keyword), isMoment: false };
}

/** A moment against which one keyword is held. */
function placedMoments(asked: AskedQuestion): readonly Placed[] {
  if (asked.keywords.length > 1) return [];
  return windowsNamed(asked).map((window) => ({
    name: `the ${window.name.charAt(0).toLowerCase()}${window.name.slice(1)}`,
    window,
    isMoment: true,
  }));
}

function orderOf(asked: AskedQuestion, keywords: readonly KeywordRecord[]): AnswerDraft {
  const { kb } = asked;
  const placed = [...keywords.map((keyword) => placedKeyword(asked, keyword)), ...placedMoments(asked)];
  const atEnd = placed.length === keywords.length ? orderAtEnd(keywords) : null;
  const [a, b] = atEnd?.places ?? placed.map(({ window }) => window?.order ?? null);
  const isPair = placed.length === 2 && a != null && b != null;
  const isTold =
    asked.form.yesNo && isPair && !TELLS_MORE.test(asked.line) && !(atEnd !== null && SAME.test(asked.line));
  const verdict = isTold ? orderVerdict(asked, a, b) : null;
  const rulings = rulingsCited(
    kb,
    keywords.flatMap(({ slug }) => timelyRuling(asked, slug)),
  ).slice(0, 2);
  return draft({
    intent: 'TIMING',
    pieces: [
      ...(verdict === null ? [] : [{ kind: 'VERDICT', answer: verdict } as const]),
      { kind: 'SAID', text: atEnd === null ? orderSaid(placed) : orderAtEndSaid(atEnd) },
      ...(atEnd === null ? [] : [readingSaid(atEnd.reading)]),
      ...rulings.map((ruling) => quoteRuling(kb, ruling)),
      ...keywords
        .filter(({ authority }) => authority === 'SUMMARY')
        .map((keyword) => quoteOfKeyword(kb, keyword, keyword.summary, false)),
    ],
    keywords,
    citations: rulings.map(({ id }) => id),
    assumptions: atEnd === null ? [] : [atEnd.reading],
    confidence: confidenceOf(asked, {
      official: keywords.every(
        ({ authority, timingInferred }) => authority === 'OFFICIAL' && !timingInferred,
      ),
      computed: false,
      fits: atEnd === null && placed.every(({ window }) => window !== null),
    }),
  });
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

function timelyRuling(asked: AskedQuestion, slug: string): readonly string[] {
  const found = sentencesOf(asked.index, slug).find(
    ({ ruling, text }) => ruling !== null && AT_THE_END.test(text),
  );
  return found?.ruling == null ? [] : [found.ruling];
}

/** Where its result takes place; null when that has no place in the order of play. */
function effectWindow({ kb }: AskedQuestion, keyword: KeywordRecord): TimingWindowRecord | null {
  const slug = actsAtEnd(kb, keyword) ? END_OF_ATTACK : keyword.timing;
  const window = windowOf(kb.timingWindows, slug);
  return window === null || UNORDERED.has(window.slug) ? null : window;
}

/** What waits for the end of the attack says so, in its definition, its rulings or our tooltip. */
function actsAtEnd(kb: AskedQuestion['kb'], keyword: KeywordRecord): boolean {
  const rulings = keyword.rulings.flatMap((id) => kb.rulings.get(id)?.text ?? []);
  return [keyword.summary, ...keyword.definitions, ...rulings].some((text) => AT_THE_END.test(text));
}

function windowOf(
  windows: AskedQuestion['kb']['timingWindows'],
  slug: string | null,
): TimingWindowRecord | null {
  return slug === null ? null : (windows.get(slug) ?? null);
}
