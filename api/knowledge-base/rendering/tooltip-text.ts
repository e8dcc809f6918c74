import type { Authority, KeywordRecord } from '../records.js';
import { codePointLength } from './code-points.js';
import { cutAnywhere, cutOnSentence } from './cut-to-fit.js';
import { entryBody } from './entry-body.js';
import { oneLine } from './one-line.js';

/** One line of plain text, and whose words it is. */
export interface TooltipText {
  readonly text: string;
  readonly authority: Authority;
}

/** Code points of a text that is cut. */
const LONGEST = 300;

/** What a keyword does, short enough to stand beside its name: our summary, else the first sentences of its entry. */
export function tooltipText(keyword: KeywordRecord): TooltipText {
  const summary = oneLine(keyword.summary);
  if (summary !== '') return { text: summary, authority: 'SUMMARY' };
  const entry = entryBody(keyword);
  const text =
    codePointLength(entry) <= LONGEST
      ? entry
      : (cutOnSentence(entry, LONGEST, codePointLength) ?? cutAnywhere(entry, LONGEST, codePointLength));
  return { text, authority: keyword.authority };
}
