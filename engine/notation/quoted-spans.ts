export interface Span {
  readonly start: number;
  readonly end: number;
}

const QUOTE = /["“”„‟]/g;

/** Quoted passages within the span, quotes included; a quote that is never closed opens none. */
export function* quotedSpans(text: string, { start, end }: Span): Generator<Span> {
  let opened: number | null = null;
  for (const { 0: mark, index } of text.slice(start, end).matchAll(QUOTE)) {
    if (opened === null) {
      opened = start + index;
      continue;
    }
    yield { start: opened, end: start + index + mark.length };
    opened = null;
  }
}

/** The matches of a global pattern that lie outside quoted passages, as spans. */
export function* unquotedMatches(pattern: RegExp, text: string, span: Span): Generator<Span> {
  const quotes = quotedSpans(text, span);
  let quote = quotes.next().value ?? null;
  for (const { 0: match, index } of text.slice(span.start, span.end).matchAll(pattern)) {
    const start = span.start + index;
    while (quote !== null && quote.end <= start) quote = quotes.next().value ?? null;
    if (quote === null || start < quote.start) yield { start, end: start + match.length };
  }
}

/** The first that fits; what comes behind it is never looked for. */
export function firstSpan(spans: Iterable<Span>, fits: (span: Span) => boolean = () => true): Span | null {
  for (const span of spans) if (fits(span)) return span;
  return null;
}
