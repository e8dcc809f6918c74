import { leadingCost } from './ability-cost.js';
import { readList } from './ability-list.js';
import { CONDITIONAL } from './find-grant.js';
import { leadingName } from './keyword-names.js';
import type { LineScan } from './line-scan.js';
import { firstSpan, type Span, unquotedMatches } from './quoted-spans.js';

const VERB_FIRST = /^(?:also\s+)?(gets?|gains?|has|have)\b\s*:?\s*/i;
const COMMA = /,\s*/g;

/** What is wrong with a sentence that gives abilities and does not say to whom: `Gains Armor`; null for all other sentences. */
export function receiverNotSaid(scan: LineScan, { start, end }: Span): string | null {
  const from = start + (leadingCost(scan.names, scan.text.slice(start, end))?.length ?? 0);
  const isOpen = CONDITIONAL.test(scan.text.slice(from, end));
  const comma = isOpen ? firstSpan(unquotedMatches(COMMA, scan.text, { start: from, end })) : null;
  const at = comma?.end ?? from;
  const verb = VERB_FIRST.exec(scan.text.slice(at, end));
  if (verb === null) return null;
  const given = { start: at + verb[0].length, end };
  const list = readList(scan, given, false);
  const text = scan.text.slice(given.start, end);
  const isName = /^\p{Lu}/u.test(text) && leadingName(scan.names, text) !== null;
  if (list === null ? !isName : list.items.every(({ kind }) => kind === 'PROSE')) return null;
  return `Who ${verb[1]?.toLowerCase()} what stands behind it is not said; expected 'This unit gets ...', or the abilities alone.`;
}
