import { firstSpan, quotedSpans, type Span, unquotedMatches } from './quoted-spans.js';

/** A period, unless a bullet follows, on a line of its own or not: then the list goes on. */
const SENTENCE_END = /[.!?](?=[\s|]+(?![\s*•·●▪◦‣|])|\s*$|\p{Lu})/gu;

/** With the place behind what ends it. */
export interface Clause extends Span {
  readonly next: number;
}

/** The sentence that the span begins with. */
export function sentenceAt(text: string, { start, end }: Span): Clause {
  const period = firstSpan(unquotedMatches(SENTENCE_END, text, { start, end }));
  const byPeriod = period?.start ?? end;
  const closing = firstSpan(
    quotedSpans(text, { start, end: byPeriod }),
    ({ end: after }) =>
      /[.!?]/.test(text.charAt(after - 2)) && /^(?:\s+\p{Lu}|\s*$)/u.test(text.slice(after, end)),
  );
  if (closing !== null) return { start, end: closing.end, next: closing.end };
  return { start, end: byPeriod, next: period?.end ?? end };
}

/** White space, and where a line goes on the sign that divides lines. */
export function afterGap(text: string, start: number, end: number): number {
  return start + (/^[\s|]*/.exec(text.slice(start, end))?.[0].length ?? 0);
}
