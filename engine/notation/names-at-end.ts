import { readValue } from './ability-value.js';
import { leadingName } from './keyword-names.js';
import type { LineScan } from './line-scan.js';
import { type Span, unquotedMatches } from './quoted-spans.js';
import { isSpokenOf } from './spoken-of.js';

const GAP = /(?:\s*,\s*(?:(?:and|or)\s+)?|\s+(?:(?:and|or)\s+|&\s*)?)(?=\p{Lu})/gu;
const NEXT = /^(?:\s*[,;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s*&\s*|\s+)(?=\p{Lu})/u;
const CAPITALISED = /(?:^|\s)\p{Lu}[\p{L}'’-]*$/u;
const AFTER_FORCE = /(?:^|\s)Force$/;
/** UTF-16 units at the end of a text that are looked at, and before that. */
const LONGEST_END = 120;
const LONGEST_BEFORE = 120;

/** Names with their values, and nothing but these to the end of a text that says something else. */
export interface NamesAtEnd extends Span {
  /** Where what divides them from the text begins. */
  readonly gap: number;
}

/**
 * `Pay 1 Force Overkill`, `while attacking a Clone or Stormtrooper Overkill`: another line may begin there. Null where the text speaks of
 * them: `a unit with Armor`. `cards`: where a bare name may be part of the name of a card: BEHIND_CAPITAL, `New Armor`; also IN_LIST,
 * `Old Freighter, Armor`.
 */
export function namesAtEnd(
  scan: LineScan,
  span: Span,
  cards: 'NOWHERE' | 'BEHIND_CAPITAL' | 'IN_LIST',
): NamesAtEnd | null {
  const near = { start: Math.max(span.start, span.end - LONGEST_END), end: span.end };
  for (const gap of unquotedMatches(GAP, scan.text, near)) {
    const names = scan.text.slice(gap.end, span.end);
    const found = onlyNames(scan, names);
    if (found === null) continue;
    const before = scan.text.slice(Math.max(span.start, gap.start - LONGEST_BEFORE), gap.start);
    if (before.trim() === '' || isSpokenOf(scan.names, before)) continue;
    const isListed = scan.text.slice(gap.start, gap.end).includes(',');
    const isNoCard = cards === 'NOWHERE' || found.hasValue || (cards === 'BEHIND_CAPITAL' && isListed);
    if (!isNoCard && CAPITALISED.test(before) && !AFTER_FORCE.test(before)) continue;
    return { gap: gap.start, start: gap.end, end: span.end };
  }
  return null;
}

function onlyNames({ names }: LineScan, text: string): { readonly hasValue: boolean } | null {
  let rest = text.replace(/[\s.]+$/, '');
  let hasValue = false;
  while (true) {
    const named = leadingName(names, rest);
    if (named === null || /^(?:EFFECT|COST|LIST|CONDITION)$/.test(named.keyword.parameter)) return null;
    const value = readValue(named.keyword, rest.slice(named.length));
    if ('fault' in value) return null;
    hasValue ||= value.valueText !== null;
    rest = rest.slice(named.length + value.length);
    if (rest === '') return { hasValue };
    const joint = NEXT.exec(rest)?.[0];
    if (joint === undefined) return null;
    rest = rest.slice(joint.length);
  }
}
