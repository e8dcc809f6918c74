/** A line of the normalised text that holds something; blank ones only show in `afterBlank`. */
export interface Line {
  /** Without white space at either end. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A blank line, or the start of the document, stands right before it. */
  readonly afterBlank: boolean;
}

export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let afterBlank = true;
  let start = 0;
  while (start <= text.length) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    const raw = text.slice(start, end);
    const content = raw.trim();
    if (content === '') afterBlank = true;
    else {
      const lead = raw.length - raw.trimStart().length;
      lines.push({ text: content, start: start + lead, end: start + lead + content.length, afterBlank });
      afterBlank = false;
    }
    start = end + 1;
  }
  return lines;
}
