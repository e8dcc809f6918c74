import type { KeywordRecord } from '../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import { confidenceOf } from './confidence.js';
import { AT_THE_END, actsAtEnd, END_OF_ATTACK, windowOf } from './keyword-moments.js';
import { orderAnswer } from './order-answer.js';
import { quoteOfKeyword, quoteRuling } from './quote.js';
import { type AskedQuestion, whatIsAsked } from './reading/asked-question.js';
import { asksForWindow } from './reading/windows-named.js';
import { rulingsCited } from './rulings-cited.js';
import { rankSentences } from './sentences/rank-sentences.js';
import { sentencesOf } from './sentences/sentence-index.js';
import { timelyRuling } from './timely-ruling.js';

const FITS = 0.25;
const AT_A_TIME = /\bat the time\b/i;

/** When a keyword acts, or in which order several do. */
export function timingAnswer(asked: AskedQuestion): AnswerDraft {
  const [first, ...others] = asked.keywords;
  if (first === undefined) throw new Error('a moment was asked of no keyword');
  const isOrder = others.length > 0 || asksForWindow(asked);
  return isOrder ? orderAnswer(asked, asked.keywords) : momentOf(asked, first);
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
  const window = windowOf(kb, keyword.timing);
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
