import { readValue } from './ability-value.js';
import { leadingName } from './keyword-names.js';
import type { KnownKeyword } from './known-keyword.js';
import type { LineScan } from './line-scan.js';
import { firstSpan, type Span, unquotedMatches } from './quoted-spans.js';

/** The head of an ability whose text follows: `Switch:`, `Reduced Cost 6:`, `[Pilot]`. */
export interface ContainerHead {
  readonly keyword: KnownKeyword;
  readonly value: number | null;
  readonly valueText: string | null;
  readonly end: number;
}

const BRACKET = /^\[\s*([^[\]]{1,40}?)\s*\]:?/;
const PILOT_SIGN = /^>\s?o\s?<:?/i;
/** A dash for it has spaces on both sides. */
const COLON = /^(?:\s*:|\s+[-–—](?=\s))/;

export function containerHead(scan: LineScan, { start, end }: Span): ContainerHead | null {
  const text = scan.text.slice(start, end);
  const sign = BRACKET.exec(text) ?? PILOT_SIGN.exec(text);
  if (sign !== null) {
    const name = sign[1] ?? 'Pilot';
    const keyword = leadingName(scan.names, name);
    if (keyword?.length !== name.length || keyword.keyword.parameter !== 'EFFECT') return null;
    return { keyword: keyword.keyword, value: null, valueText: null, end: start + sign[0].length };
  }
  const named = leadingName(scan.names, text);
  if (named === null) return null;
  const { keyword, length } = named;
  if (keyword.parameter === 'CONDITION') return conditionHead(keyword, text, length, start);
  if (!['EFFECT', 'COST', 'LIST'].includes(keyword.parameter)) return null;
  const colon = COLON.exec(text.slice(length));
  return colon === null
    ? null
    : { keyword, value: null, valueText: null, end: start + length + colon[0].length };
}

const BEHIND_BULLET = /[*•·●▪◦‣]\s*$/;
const NEXT_BULLET = /[.;]?\s*\|?\s*[*•·●▪◦‣]\s/g;
const LONGEST_BULLET = 5;

/**
 * What parts the text of a container that begins the span from what stands behind it: behind a bullet the next one, else the end of
 * the line.
 */
export function endOfContainer(text: string, span: Span): Span {
  const end = { start: span.end, end: span.end };
  if (!BEHIND_BULLET.test(text.slice(Math.max(0, span.start - LONGEST_BULLET), span.start))) return end;
  return firstSpan(unquotedMatches(NEXT_BULLET, text, span)) ?? end;
}

export function startsContainer(scan: LineScan, span: Span): boolean {
  return containerHead(scan, span) !== null;
}

function conditionHead(
  keyword: KnownKeyword,
  text: string,
  nameEnd: number,
  start: number,
): ContainerHead | null {
  const read = readValue(keyword, text.slice(nameEnd));
  if ('fault' in read) return null;
  const colon = COLON.exec(text.slice(nameEnd + read.length));
  if (colon === null) return null;
  return {
    keyword,
    value: read.value,
    valueText: read.valueText,
    end: start + nameEnd + read.length + colon[0].length,
  };
}
