import { bareName, headingIsFor, readHeading, readSignature } from './heading.js';
import type { Line } from './lines.js';
import type { EntriesFound, RawEntry } from './raw-entry.js';

const TEMPLATE = /^Template\s*:\s*(\S.*)$/i;
/** `Added in Set:`, `Date Added:` and the like, in whatever order. */
const METADATA =
  /^(?:template|(?:[a-z]+ ){0,3}(?:added|updated|modified|edited|changed|set|sets|by|date|author|category|id)(?: [a-z]+){0,2})\s*:/i;
const ENDS_SENTENCE = /[.!?]["\u201D'\u2019)\]]*$/;

/** Per keyword: name line, `Template: Name X`, `Added in Set: ...`, `Added By: ...`, `Date Added: ...`, then the entry without its heading. */
export function isKeywordList(lines: readonly Line[]): boolean {
  return lines.some((line, index) => index > 0 && TEMPLATE.test(line.text));
}

export function findKeywordListEntries(lines: readonly Line[]): EntriesFound {
  const records = lines.flatMap((line, index) =>
    index > 0 && TEMPLATE.test(line.text) ? [recordAround(lines, index)] : [],
  );
  const entries: RawEntry[] = [];
  const unclassified: Line[] = [];
  records.forEach((record, nth) => {
    const limit = records[nth + 1]?.nameLine ?? lines.length;
    const stop = endOfBody(lines, record.body, limit, nth + 1 < records.length);
    const entry = readEntry(lines, record, stop);
    if (entry === null) unclassified.push(...lines.slice(record.template, limit));
    else {
      entries.push(entry);
      unclassified.push(...lines.slice(stop, limit));
    }
  });
  const titleLine = (records[0]?.nameLine ?? 0) > 0 ? lines[0] : undefined;
  return { kind: 'KEYWORD_LIST', title: titleLine?.text ?? null, entries, unclassified };
}

/** Indices of the lines in which the parts of one keyword's record start. */
interface KeywordLines {
  readonly nameLine: number;
  readonly template: number;
  readonly body: number;
  /** From the name line, or from the template where that line names something else. */
  readonly name: string;
}

function recordAround(lines: readonly Line[], template: number): KeywordLines {
  const isMetadata = (index: number) => METADATA.test(lines[index]?.text ?? '');
  let first = template;
  while (first > 1 && isMetadata(first - 1)) first -= 1;
  let body = template + 1;
  while (body < lines.length && isMetadata(body)) body += 1;
  const printed = readSignature(TEMPLATE.exec(lines[template]?.text ?? '')?.[1] ?? '');
  const above = bareName(lines[first - 1]?.text ?? '');
  const agrees = printed === null || headingIsFor(printed, above);
  return { nameLine: agrees ? first - 1 : first, template, body, name: agrees ? above : printed.name };
}

/**
 * Between two keywords all paragraphs of sentences belong to the first. Behind the last entry a saved page goes on with what is no
 * entry: only its first paragraph is taken.
 */
function endOfBody(lines: readonly Line[], body: number, limit: number, anotherFollows: boolean): number {
  let stop = body;
  for (let from = body; from < limit; ) {
    let to = from + 1;
    while (to < limit && lines[to]?.afterBlank === false) to += 1;
    if (from > body && !(anotherFollows && ENDS_SENTENCE.test(lines[to - 1]?.text ?? ''))) break;
    stop = to;
    from = to;
  }
  return stop;
}

function readEntry(
  lines: readonly Line[],
  { nameLine, template, body, name }: KeywordLines,
  stop: number,
): RawEntry | null {
  const printed = TEMPLATE.exec(lines[template]?.text ?? '')?.[1];
  const [at, opening, closing] = [lines[nameLine], lines[body], lines[stop - 1]];
  if (
    at === undefined ||
    printed === undefined ||
    opening === undefined ||
    closing === undefined ||
    stop <= body
  )
    return null;
  const heading = readHeading(opening.text);
  const bodyStart =
    heading !== null && headingIsFor(heading, name) ? opening.start + heading.end : opening.start;
  const signature = readSignature(printed)?.signature ?? printed;
  return { name, at: at.start, signature, start: opening.start, bodyStart, end: closing.end };
}
