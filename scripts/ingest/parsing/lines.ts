/** A line of the normalised text that holds something; blank ones only show in `afterBlank`. */
export interface Line {
  /** Without white space at either end and without the mark of a list item. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A blank line, or the start of the document, stands right before it. */
  readonly afterBlank: boolean;
}

/** `- `, `* `: the mark of a list item. A hyphen, dash or star is one only where a sentence or name follows. */
export const ITEM_MARK = String.raw`(?:[\u2022\u00B7\u25AA\u25E6]|[-*\u2013](?=[ \t]+["\u201C(]?\p{Lu}))[ \t]+`;
const ITEM = new RegExp(String.raw`^(?:${ITEM_MARK}|\d{1,3}[.)]\s+(?=\p{Lu}))`, 'u');

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let afterBlank = true;
  let start = 0;
  while (start <= text.length) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    const raw = text.slice(start, end);
    const printed = raw.trim();
    if (printed === '') afterBlank = true;
    else {
      const content = printed.replace(ITEM, '');
      const lead = raw.length - raw.trimStart().length + (printed.length - content.length);
      lines.push({ text: content, start: start + lead, end: start + lead + content.length, afterBlank });
      afterBlank = false;
    }
    start = end + 1;
  }
  return lines;
}
