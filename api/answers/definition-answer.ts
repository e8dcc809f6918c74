import type { KeywordRecord } from '../knowledge-base/records.js';
import { entryBody } from '../knowledge-base/rendering/entry-body.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import { confidenceOf } from './confidence.js';
import type { Judged, YesNo } from './judged.js';
import { formVerdict } from './one-keyword/form-verdict.js';
import { isLimitedElsewhere, limitsOneInstance, withinOneInstance } from './one-keyword/instance-limit.js';
import { knownVerdict } from './one-keyword/known-verdict.js';
import { isWithheld, leavesThisAttackOpen } from './one-keyword/withheld.js';
import { paraphraseVerdict } from './paraphrase/paraphrase-verdict.js';
import { quoteOfKeyword, quoteRuling } from './quote.js';
import { type AskedQuestion, whatIsAsked } from './reading/asked-question.js';
import { anyConceptOf } from './reading/concepts.js';
import { rulingsCited } from './rulings-cited.js';
import { leavesOut } from './sentences/leaves-out.js';
import { type Ranked, rankSentences } from './sentences/rank-sentences.js';
import { rulingVerdict } from './sentences/ruling-verdict.js';
import { ownSentences, type Sentence } from './sentences/sentence-index.js';
import { isOffTheMark, isOfOtherUnit, isUnsaid } from './sentences/unsaid.js';

/** A sentence that fits the question this well is its answer; below it the whole entry is. */
const FITS = 0.34;
/** A question without a keyword must be met this well by a sentence. */
const FITS_WITHOUT_KEYWORD = 0.55;
/** Concepts shared with it that are not general: so many for a yes/no question, one more for others. */
const FEWEST_SHARED = 2;
/** A second sentence is quoted when it fits nearly as well. */
const NEARLY = 0.85;
const RULINGS_OF_ENTRY = 2;
/** Verdicts are looked for in this many of the best sentences. */
const MOST_TRIED = 3;
/** In so many words a sentence says what it is about. */
const SUBJECT_WORDS = 3;

/** Words that ask how a keyword works, and of no ruling of it. */
const GENERAL: ReadonlySet<string> = new Set(
  [
    'work',
    'do',
    'use',
    'happen',
    'good',
    'difference',
    'quick',
    'summary',
    'basic',
    'detail',
    'word',
    'unit',
  ].map(anyConceptOf),
);

/** What one keyword does, or what one of its rulings says; with Yes or No where the ruling says it. */
export function definitionAnswer(asked: AskedQuestion, keyword: KeywordRecord): AnswerDraft {
  if (!asked.form.yesNo && [...asked.concepts].every((concept) => GENERAL.has(concept)))
    return wholeEntry(asked, keyword);
  const candidates = asked.index.byKeyword.get(keyword.slug) ?? [];
  const ranked = rankSentences(asked.index, candidates, whatIsAsked(asked));
  const natural = asksForNatural(asked) ? naturalSaid(asked) : null;
  if (natural !== null) return toldAnswer(asked, null, [{ sentence: natural, score: 1, coverage: 1 }]);
  const told = knownVerdict(asked);
  if (told !== null && !leavesThisAttackOpen(asked, told) && !isOfOtherUnit(asked, told.by.text))
    return toldAnswer(asked, told.answer, [{ sentence: told.by, score: 1, coverage: 1 }]);
  const [best] = ranked;
  const judged = judge(asked, ranked);
  const further = furtherVerdict(asked, judged?.answer ?? null);
  if (further !== null)
    return toldAnswer(asked, further.answer, [{ sentence: further.by, score: 1, coverage: 1 }]);
  if (best === undefined || best.score < FITS) return wholeEntry(asked, keyword);
  return rulingAnswer(asked, best, ranked, judged);
}

/** An answer from the one sentence of all that the question is about; null when there is none. */
export function answerWithoutKeyword(asked: AskedQuestion): AnswerDraft | null {
  if (!asked.form.recognised) return null;
  const ranked = rankSentences(asked.index, asked.index.sentences, whatIsAsked(asked));
  const [best] = ranked;
  const shared = [...asked.concepts].filter(
    (concept) => !GENERAL.has(concept) && best?.sentence.concepts.has(concept),
  ).length;
  const needed = asked.form.yesNo ? FEWEST_SHARED : FEWEST_SHARED + 1;
  if (best === undefined || best.coverage < FITS_WITHOUT_KEYWORD || shared < needed) return null;
  const keyword = asked.kb.keywords.get(best.sentence.keyword);
  if (keyword === undefined) return null;
  const own = ranked.filter(({ sentence }) => sentence.keyword === keyword.slug);
  const ofKeyword = { ...asked, keywords: [keyword] };
  return { ...rulingAnswer(ofKeyword, best, own, judge(ofKeyword, own)), confidence: 'MEDIUM' };
}

/** Where the nearest rulings say neither; or the other of the two than one that says all that is asked, in other words. */
function furtherVerdict(asked: AskedQuestion, said: YesNo | null): Judged | null {
  const formed = said === null ? formVerdict(asked) : null;
  if (formed !== null && !isOffTheMark(asked, formed.by.text) && !leavesOut(asked, formed)) return formed;
  const reworded = isWithheld(asked) ? null : paraphraseVerdict(asked);
  if (reworded === null || reworded.answer === said) return null;
  return isOffTheMark(asked, reworded.by.text) || leavesOut(asked, reworded) ? null : reworded;
}

function rulingAnswer(
  asked: AskedQuestion,
  best: Ranked,
  ranked: readonly Ranked[],
  judged: JudgedRanked | null,
): AnswerDraft {
  // What a named card has beside the keyword may decide otherwise.
  const counted = asked.form.yesNo && asked.cards.length === 0 ? judged : null;
  const told = counted?.by ?? best;
  const others = ranked.filter((one) => one !== told && one.score >= NEARLY * best.score).slice(0, 1);
  return toldAnswer(asked, counted?.answer ?? null, [told, ...others]);
}

/** The sentences, best first, behind the Yes or No that the first of them says. */
function toldAnswer(asked: AskedQuestion, answer: YesNo | null, quoted: readonly Ranked[]): AnswerDraft {
  const verdict = verdictPieces(asked, answer, quoted);
  const hasX = quoted.some(({ sentence }) => /\bX\b/.test(sentence.text));
  return draft({
    intent: 'DEFINITION',
    pieces: [...verdict, ...valueSaid(asked, hasX), ...quoted.map((one) => quoteSentence(asked, one))],
    keywords: asked.keywords,
    citations: quoted.flatMap(({ sentence }) => sentence.ruling ?? []),
    confidence: confidenceOf(asked, {
      official: quoted[0]?.sentence.authority === 'OFFICIAL',
      computed: false,
      fits: !asked.form.yesNo || answer !== null,
    }),
  });
}

const HOW_MUCH = / how (?:much|many) /;

/** `how many dice does Fury 2 give?`: what X is in the text that is quoted. */
function valueSaid({ line, mentions }: AskedQuestion, hasX: boolean): readonly Piece[] {
  const value = mentions.find((one) => one.value !== null)?.value ?? null;
  return value !== null && hasX && HOW_MUCH.test(line) ? [{ kind: 'SAID', text: `Here X is ${value}.` }] : [];
}

const WHICH_NATURAL =
  /\b(?:what|which)\b(?: \w+)? (?:naturals?|numbers?|faces?|roll|die|dice|result)\b|\bwhat (?:do|must|should) i (?:need to |have to )?roll\b|\bwhat (?:triggers|activates)\b/;

/** `what do I need to roll for Riposte?` */
function asksForNatural({ line, form }: AskedQuestion): boolean {
  return form.asks !== null && WHICH_NATURAL.test(line) && !OF_ROLL.test(line);
}

const OF_ROLL = /\b(?:reroll\w*|which roll|used|count|counts|when)\b/;
const A_NATURAL = /\b(?:one|a|single|the) natural \w+/i;

/** The sentence that says which natural the keyword looks for. */
function naturalSaid({ index, keywords: [keyword] }: AskedQuestion): Sentence | null {
  const own = keyword === undefined ? [] : ownSentences(index, keyword);
  return own.find(({ text }) => A_NATURAL.test(text)) ?? null;
}

function verdictPieces(
  asked: AskedQuestion,
  answer: YesNo | null,
  [by]: readonly Ranked[],
): readonly Piece[] {
  if (answer === null) return [];
  const isLimit = (answer === 'NO') !== asked.form.negated;
  if (by !== undefined && !isLimit && isLimitedElsewhere(asked, by.sentence)) return [];
  const isOfOne = by !== undefined && isLimit && limitsOneInstance(asked, by.sentence);
  return isOfOne ? withinOneInstance(asked) : [{ kind: 'VERDICT', answer }];
}

interface JudgedRanked {
  readonly answer: YesNo;
  readonly by: Ranked;
}

/** By the nearest sentence that says Yes or No; where another one as near says the opposite, by neither but the one that speaks of `again` where that is asked. */
function judge(asked: AskedQuestion, ranked: readonly Ranked[]): JudgedRanked | null {
  const [best] = ranked;
  if (best === undefined || isWithheld(asked)) return null;
  const near = ranked.slice(0, MOST_TRIED).filter(({ score }) => score >= NEARLY * best.score);
  const told = near.flatMap((by) => judgeBy(asked, by) ?? []);
  const [first] = told;
  if (first === undefined || told.every(({ answer }) => answer === first.answer)) return first ?? null;
  const repeating = told.filter(({ by }) => / again\b/.test(by.sentence.text));
  return / again /.test(asked.line) && repeating.length === 1 ? (repeating[0] ?? null) : null;
}

function judgeBy(asked: AskedQuestion, by: Ranked): JudgedRanked | null {
  if (!isOnKeyword(asked, by)) return null;
  const answer = rulingVerdict(asked.index, by.sentence, asked.claim);
  if (answer === null || !isSaidOfIt(asked, by) || isUnsaid(asked, by.sentence)) return null;
  return leavesOut(asked, { answer, by: by.sentence }) ? null : { answer, by };
}

/** Of its own entry, and not about another keyword: `Accuracy can't increase ...` in the entry of Fury is about Accuracy. */
function isOnKeyword({ kb, keywords }: AskedQuestion, { sentence }: Ranked): boolean {
  const asked = keywords.map(({ slug }) => slug);
  const start = sentence.text.split(' ').slice(0, SUBJECT_WORDS).join(' ');
  if (!asked.includes(sentence.keyword)) {
    // `fail against a unit with Precision` holds where there is one.
    if (sentence.text.includes(`with ${kb.keywords.get(sentence.keyword)?.name ?? '\n'}`)) return false;
    const subject = start.replace(/^Negative /, '');
    return asked.some((slug) => subject.startsWith(kb.keywords.get(slug)?.name ?? '\n'));
  }
  return !sentence.mentions.some(
    (slug) => !asked.includes(slug) && start.includes(kb.keywords.get(slug)?.name ?? '\n'),
  );
}

/** In the entry of another keyword it speaks of how the two meet: only what it denies outright holds without the other. */
function isSaidOfIt({ keywords }: AskedQuestion, { sentence }: Ranked): boolean {
  const isOwn = keywords.some(({ slug }) => slug === sentence.keyword);
  return isOwn || sentence.clauses.some(({ condition, negative }) => negative && !condition);
}

function quoteSentence({ kb }: AskedQuestion, { sentence }: Ranked): Piece {
  const ruling = sentence.ruling === null ? undefined : kb.rulings.get(sentence.ruling);
  if (ruling !== undefined) return quoteRuling(kb, ruling);
  const keyword = kb.keywords.get(sentence.keyword);
  if (keyword === undefined) throw new Error(`a sentence of the unknown keyword ${sentence.keyword}`);
  return quoteOfKeyword(kb, keyword, sentence.text, true);
}

/** The definition as quoted, or our tooltip, and the first rulings. */
function wholeEntry(asked: AskedQuestion, keyword: KeywordRecord): AnswerDraft {
  const { kb, keywords } = asked;
  const official = keyword.authority === 'OFFICIAL';
  const defined = keyword.definitions.map((text) => quoteOfKeyword(kb, keyword, text, true));
  const summary = keyword.summary === '' ? entryBody(keyword) : keyword.summary;
  const rulings = rulingsCited(kb, keyword.rulings).slice(0, RULINGS_OF_ENTRY);
  return draft({
    intent: 'DEFINITION',
    pieces: [
      ...valueSaid(asked, keyword.parameter === 'NUMBER'),
      { kind: 'SAID', text: `${keyword.signature}:` },
      ...(defined.length > 0 ? defined : [quoteOfKeyword(kb, keyword, summary, keyword.summary === '')]),
      ...rulings.map((ruling) => quoteRuling(kb, ruling)),
    ],
    keywords,
    citations: rulings.map(({ id }) => id),
    confidence: confidenceOf(asked, { official, computed: false, fits: !asked.form.yesNo }),
  });
}
