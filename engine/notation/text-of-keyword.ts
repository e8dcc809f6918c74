import type { ContainerHead } from './container-head.js';
import { addProblem, type LineScan } from './line-scan.js';
import { namesAtEnd } from './names-at-end.js';
import type { Span } from './quoted-spans.js';
import { unreadIn } from './report-unread.js';

/**
 * Reports names that may be abilities of their own in the text of a cost, a list or a condition: `Upkeep: Pay 1 Force Overkill`. Returns
 * what parts that text from what stands behind them; null where it speaks of all that it names. A list names cards.
 */
export function reportNamesIn(scan: LineScan, { keyword }: ContainerHead, text: Span): Span | null {
  const isList = keyword.parameter === 'LIST';
  const atEnd = namesAtEnd(scan, text, isList ? 'IN_LIST' : 'BEHIND_CAPITAL');
  const [first] = unreadIn(scan, isList ? behindList(scan.text, text) : text);
  const isFirst = first !== undefined && (atEnd === null || first.start < atEnd.start);
  const names = isFirst ? { ...first, gap: first.start } : atEnd;
  if (names === null) return null;
  const found = scan.text.slice(names.start, names.end);
  const message = `Whether '${found}' is part of ${keyword.name} can't be told; expected it on a line of its own.`;
  addProblem(scan, names, message);
  return { start: names.gap, end: names.end };
}

function behindList(text: string, { start, end }: Span): Span {
  const stop = text.slice(start, end).search(/[.;]\s/);
  return { start: stop < 0 ? end : start + stop, end };
}
