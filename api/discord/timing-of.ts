import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../knowledge-base/records.js';
import { shownText } from './fit-text.js';

const LONGEST_PHRASE = 150;
const LONGEST_SUMMARY = 200;

/** Where in play a keyword acts, on one line. */
export function timingOf(
  { timingWindows }: Pick<KnowledgeBase, 'timingWindows'>,
  keyword: KeywordRecord,
): string {
  const window = timingWindows.get(keyword.timing ?? '');
  const printed = keyword.timingText === null ? null : `“${shownText(keyword.timingText, LONGEST_PHRASE)}”`;
  if (window === undefined) return printed ?? 'it has no moment of its own.';
  const pop = window.isPop ? ', a play-or-pass opportunity' : '';
  const where = `${shownText(window.name, LONGEST_PHRASE)} (${shownText(window.phase, LONGEST_PHRASE)}${pop})`;
  const said = printed === null ? where : `${where}, ${printed}`;
  const inferred = keyword.timingInferred ? ' Its text names no window; this follows from what it does.' : '';
  return `${said}. ${shownText(window.summary, LONGEST_SUMMARY)}${inferred}`;
}
