import { bareName, headingIsFor, readHeading, readSignature } from './heading.js';
import type { Line } from './lines.js';
import type { EntriesFound, RawEntry } from './raw-entry.js';

const TEMPLATE = /^Template\s*:\s*(\S.*)$/i;
const METADATA = /^(?:Template|Added in Set|Added By|Date Added)\s*:/i;

/** Per keyword: name line, `Template: Name X`, `Added in Set: ...`, `Added By: ...`, `Date Added: ...`, then the entry without its heading. */
export function isKeywordList(lines: readonly Line[]): boolean {
  return lines.some((line, index) => index > 0 && TEMPLATE.test(line.text));
}

export function findKeywordListEntries(lines: readonly Line[]): EntriesFound {
  const templates = lines.flatMap((line, index) => (index > 0 && TEMPLATE.test(line.text) ? [index] : []));
  const entries: RawEntry[] = [];
  const unclassified: Line[] = [];
  templates.forEach((index, nth) => {
    const following = templates[nth + 1];
    const stop = following === undefined ? endOfLastEntry(lines, index) : following - 1;
    const entry = readEntry(lines, index, stop);
    if (entry === null) unclassified.push(...lines.slice(index, index + 1));
    else entries.push(entry);
    if (following === undefined) unclassified.push(...lines.slice(stop));
  });
  const titleLine = (templates[0] ?? 1) > 1 ? lines[0] : undefined;
  return { kind: 'KEYWORD_LIST', title: titleLine?.text ?? null, entries, unclassified };
}

/** Behind the last entry a saved page goes on with what is no entry: only its first paragraph is taken. */
function endOfLastEntry(lines: readonly Line[], template: number): number {
  let index = firstOfBody(lines, template) + 1;
  while (index < lines.length && lines[index]?.afterBlank === false) index += 1;
  return Math.min(index, lines.length);
}

function firstOfBody(lines: readonly Line[], template: number): number {
  let index = template;
  while (index < lines.length && METADATA.test(lines[index]?.text ?? '')) index += 1;
  return index;
}

/** `template` is the index of the Template line, `stop` that of the line behind the entry. */
function readEntry(lines: readonly Line[], template: number, stop: number): RawEntry | null {
  const nameLine = lines[template - 1];
  const printed = TEMPLATE.exec(lines[template]?.text ?? '')?.[1];
  const body = lines.slice(firstOfBody(lines, template), stop);
  const opening = body[0];
  const closing = body.at(-1);
  if (nameLine === undefined || printed === undefined || opening === undefined || closing === undefined)
    return null;
  const name = bareName(nameLine.text);
  const heading = readHeading(opening.text);
  const bodyStart =
    heading !== null && headingIsFor(heading, name) ? opening.start + heading.end : opening.start;
  const signature = readSignature(printed)?.signature ?? printed;
  return { name, at: nameLine.start, signature, start: opening.start, bodyStart, end: closing.end };
}
