import { rulesOf } from '../interactions/rules-of.js';
import type { KeywordRecord, TimingWindowRecord } from '../knowledge-base/records.js';
import type { AskedQuestion } from './reading/asked-question.js';

export const AT_THE_END = /\b(?:when|as|once) the attack ends\b/i;
export const END_OF_ATTACK = 'attack-end';
const UNORDERED: ReadonlySet<string> = new Set(['continuous', 'other', 'build-zone']);

/** The moments of a keyword in the order of play; null where it has none there, or no text says which. */
export interface KeywordMoments {
  /** When it is activated, triggered or chosen. */
  readonly use: TimingWindowRecord | null;
  /** Its place in the order of play: where no text names its moment, between two windows when it looks at the roll after re-rolls. */
  readonly useOrder: number | null;
  /** When what it does takes place. */
  readonly effect: TimingWindowRecord | null;
  /** What it does waits for the end of the attack, and is not of the moment of its use. */
  readonly areTwo: boolean;
}

type Moments = Pick<AskedQuestion, 'kb'>;

export function momentsOf({ kb }: Moments, keyword: KeywordRecord): KeywordMoments {
  const waits = actsAtEnd(kb, keyword);
  const effect = inOrder(windowOf(kb, waits ? END_OF_ATTACK : keyword.timing));
  const use = inOrder(isUseSaid(kb, keyword) ? windowOf(kb, keyword.timing) : null);
  return { use, useOrder: use?.order ?? afterRerolls(kb, keyword), effect, areTwo: waits };
}

const BETWEEN = 0.5;

function afterRerolls(kb: AskedQuestion['kb'], { slug }: KeywordRecord): number | null {
  const rerolls = windowOf(kb, 'reroll-pop');
  const looks = rulesOf(slug)?.parts.onFinalNatural !== undefined;
  return looks && rerolls !== null ? rerolls.order + BETWEEN : null;
}

/** What waits for the end of the attack says so, in its definition, its rulings or our tooltip. */
export function actsAtEnd(kb: AskedQuestion['kb'], keyword: KeywordRecord): boolean {
  return [keyword.summary, ...keyword.definitions, ...rulingsOf(kb, keyword)].some((text) =>
    AT_THE_END.test(text),
  );
}

export function windowOf(
  { timingWindows }: Pick<AskedQuestion['kb'], 'timingWindows'>,
  slug: string | null,
): TimingWindowRecord | null {
  return slug === null ? null : (timingWindows.get(slug) ?? null);
}

const CHOSEN_WHEN = /\b(?:chosen|decided|activated|triggered|used|played) when\b/i;

/** A text names the moment of its use: what is inferred is that of what it does, unless a ruling says when it is chosen. */
function isUseSaid(kb: AskedQuestion['kb'], keyword: KeywordRecord): boolean {
  return !keyword.timingInferred || rulingsOf(kb, keyword).some((text) => CHOSEN_WHEN.test(text));
}

function rulingsOf(kb: AskedQuestion['kb'], { rulings }: KeywordRecord): readonly string[] {
  return rulings.flatMap((id) => kb.rulings.get(id)?.text ?? []);
}

function inOrder(window: TimingWindowRecord | null): TimingWindowRecord | null {
  return window === null || UNORDERED.has(window.slug) ? null : window;
}

/** Which of two moments a question is about: `EITHER` where its words fit both. */
export type MomentAsked = 'USE' | 'EFFECT' | 'EITHER';

/** What is done with a keyword of each kind; of what it does nothing is said. */
const USES: Readonly<Record<string, RegExp>> = {
  ACTIVATED: /^(?:activat\w+|us(?:e|es|ed|ing)|pay|pays|paid|play|plays|played|declar\w+|announc\w+)$/,
  TRIGGERED: /^(?:trigger\w*|check|checks|checked|decide|decides|decided)$/,
  STATIC: /^(?:chosen|choose|chooses|decide|decides|decided|taken|take)$/,
};
const DOES =
  /^(?:damage|dice|resolve|resolves|resolved|effect|dealt|deal|deals|hit|hits|does|done|rolled|strike|strikes)$/;
const PARTS = / (?:before|after|earlier than|later than|sooner than) /;

/** Is a word one for the use of an ability, of whatever kind? */
function isOfUse(word: string): boolean {
  return Object.values(USES).some((of) => of.test(word));
}

/** Is a verb one for the use of this keyword, by the kind of ability that it is? */
export function isUseOf({ activation }: Pick<KeywordRecord, 'activation'>, verb: string): boolean {
  return activation.some((kind) => USES[kind]?.test(verb) === true);
}

/** Words for what a keyword does, in place of its use. */
export function isOfEffect(word: string): boolean {
  return DOES.test(word);
}

/**
 * By the words of the part of the question in which the keyword stands (`is Retaliate activated` before `Lucky is used`); a verb of use in the other part
 * may be meant of it too, where such a keyword is used in that way.
 */
export function momentAsked(
  { line, words, mentions, form }: AskedQuestion,
  keyword: KeywordRecord,
): MomentAsked {
  const at = mentions.find((one) => one.keyword.slug === keyword.slug)?.start ?? 0;
  const texts = words.map(({ text }) => text);
  const middle = PARTS.test(line)
    ? texts.findIndex((text) => /^(?:before|after|earlier|later|sooner)$/.test(text))
    : -1;
  const isFirst = middle < 0 || at < middle;
  const opener = form.opener ?? -1;
  const [first, second] = [
    texts.slice(opener + 1, middle < 0 ? undefined : middle),
    middle < 0 ? [] : texts.slice(middle),
  ];
  const [own, other] = isFirst ? [first, second] : [second, first];
  const [isUsed, isDone] = [own.some(isOfUse), own.some(isOfEffect)];
  if (isUsed !== isDone) return isUsed ? 'USE' : 'EFFECT';
  if (isUsed) return 'EITHER';
  return other.some((text) => isUseOf(keyword, text)) ? 'EITHER' : 'EFFECT';
}
