export interface Span {
  readonly start: number;
  readonly end: number;
}

const QUOTE = /["“”]/g;

/** Quoted passages within the span, quotes included; a quote that is never closed opens none. */
export function quotedSpans(text: string, { start, end }: Span): readonly Span[] {
  const marks = [...text.slice(start, end).matchAll(QUOTE)].map(({ index }) => start + index);
  const spans: Span[] = [];
  for (let index = 0; index + 1 < marks.length; index += 2) {
    spans.push({ start: marks[index] ?? start, end: (marks[index + 1] ?? end) + 1 });
  }
  return spans;
}

/** The matches of a global pattern that lie outside quoted passages, as spans. */
export function unquotedMatches(pattern: RegExp, text: string, span: Span): readonly Span[] {
  const quotes = quotedSpans(text, span);
  let quote = 0;
  const found: Span[] = [];
  for (const { 0: match, index } of text.slice(span.start, span.end).matchAll(pattern)) {
    const start = span.start + index;
    while ((quotes[quote]?.end ?? Number.POSITIVE_INFINITY) <= start) quote += 1;
    if (start < (quotes[quote]?.start ?? Number.POSITIVE_INFINITY))
      found.push({ start, end: start + match.length });
  }
  return found;
}
