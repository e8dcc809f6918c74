import { foldedWords } from '../../../api/knowledge-base/fold.js';

/** A timing window as the ingest needs it: the phrases with which texts name it, folded to bare words. */
export interface NamedWindow {
  readonly slug: string;
  readonly phrases: readonly string[];
}

export interface Timing {
  /** Slug of the window; null when the keyword has no moment that is known. */
  readonly window: string | null;
  readonly inferred: boolean;
  /** The type phrase names a moment that is no known window. */
  readonly unknownPhrase: boolean;
}

/** `damage-prevention POP`, `play-or-pass chance`: two words; `re-roll` is one. */
const HYPHEN = /(?<!\bre)[-\u2010\u2011](?=\p{L})/giu;

/** Words of a phrase or text in the one form in which they are compared. */
export function phraseWords(text: string): string {
  return ` ${foldedWords(text.replace(HYPHEN, ' ')).join(' ')} `;
}

/** `reviewed`: the window people have judged it to be where the text itself names none; `undefined` when nobody has. */
export interface TimingQuestion {
  readonly timingText: string | null;
  readonly isStatic: boolean;
  readonly definitions: readonly string[];
  readonly reviewed: string | null | undefined;
}

/** Sets off an ability, but is no moment of its own: the window is where the result takes place. */
const ROLL_OF_A_NATURAL = /\brolls? of (?:a|an|one|at least one) natural\b/i;
/** A definition that opens with a moment is about that moment although its keyword is called static. */
const OPENS_WITH_A_MOMENT = /^(?:when|whenever|at the|during|after|before|as soon as)\b/i;

/**
 * Where in play a keyword acts. In this order: the window its type phrase names; the reviewed reading; the window in which its result
 * takes place according to its definitions (the last they name); always on, for what is static; else none.
 */
export function timingOf(question: TimingQuestion, windows: readonly NamedWindow[]): Timing {
  const printed = question.timingText === null ? null : lastWindowNamed(question.timingText, windows);
  if (printed !== null) return { window: printed, inferred: false, unknownPhrase: false };
  const unknownPhrase = question.timingText !== null && !ROLL_OF_A_NATURAL.test(question.timingText);
  return { window: inferredWindow(question, windows), inferred: true, unknownPhrase };
}

function inferredWindow(question: TimingQuestion, windows: readonly NamedWindow[]): string | null {
  if (question.reviewed !== undefined) return question.reviewed;
  const [first = ''] = question.definitions;
  if (!question.isStatic || OPENS_WITH_A_MOMENT.test(first)) {
    const named = lastWindowNamed(question.definitions.join(' . '), windows);
    if (named !== null) return named;
  }
  return question.isStatic ? 'continuous' : null;
}

/** The window named last in a text; of phrases that overlap the longest counts ('attack end POP' is not the attack POP). */
export function lastWindowNamed(text: string, windows: readonly NamedWindow[]): string | null {
  const words = phraseWords(text);
  let best: { readonly slug: string; readonly start: number; readonly end: number } | null = null;
  for (const window of windows) {
    for (const phrase of window.phrases) {
      const start = words.lastIndexOf(phrase);
      if (start === -1) continue;
      const end = start + phrase.length - 1;
      const overlaps = best !== null && start < best.end && end > best.start;
      const wins = best === null || (overlaps ? end - start > best.end - best.start : start > best.start);
      if (wins) best = { slug: window.slug, start, end };
    }
  }
  return best?.slug ?? null;
}
