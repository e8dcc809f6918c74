import { type Span, unquotedMatches } from './quoted-spans.js';

const SLASH = /\/|\([^()]*\)/g;
/** All its parts in brackets, as the list of keywords writes it: `[Armor/Parry 1]`. */
const IN_BRACKETS = /^\[[^[\]]*\](?=\.?$)/;

/** What stands in the brackets around all parts; the same where there are none. */
export function withoutBrackets(text: string, body: Span): Span {
  const bracket = IN_BRACKETS.exec(text.slice(body.start, body.end))?.[0];
  return bracket === undefined ? body : { start: body.start + 1, end: body.start + bracket.length - 1 };
}

/** Divided by slashes outside quotation marks and parentheses. */
export function partsOf(text: string, body: Span): readonly Span[] {
  const slashes = [...unquotedMatches(SLASH, text, body)].filter(({ start, end }) => end - start === 1);
  const starts = [body.start, ...slashes.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: slashes[index]?.start ?? body.end }));
}

export function isNone(text: string, { start, end }: Span): boolean {
  return /^\s*none\.?\s*$/i.test(text.slice(start, end));
}
