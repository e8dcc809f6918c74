import { bareName, type Heading, headingIsFor, readHeading } from './heading.js';
import type { Line } from './lines.js';
import type { EntriesFound, RawEntry } from './raw-entry.js';
import { opensLikeAnEntry } from './type-phrase.js';

const KEYWORDS_LINE = /^keywords\s*:?$/i;
const LONGEST_NAME = 60;

/**
 * The `Keywords` part of a card page, or a glossary that prints entry after entry: a bare name line, perhaps, then the entry in one
 * paragraph. Printed facts of the card above `Keywords` are not read.
 */
export function findCardPageEntries(lines: readonly Line[]): EntriesFound {
  const keywordsAt = lines.findIndex((line, index) => index > 0 && KEYWORDS_LINE.test(line.text));
  const state: { entries: RawEntry[]; unclassified: Line[]; skipped: Line[] } = {
    entries: [],
    unclassified: [],
    skipped: [],
  };
  let index = keywordsAt + 1;
  while (index < lines.length) {
    const opening = openingAt(lines, index);
    if (opening === null) {
      const line = lines[index] as Line;
      (state.entries.length > 0 ? state.unclassified : state.skipped).push(line);
      index += 1;
      continue;
    }
    const end = endOfParagraph(lines, opening.line);
    state.entries.push(entryOf(lines, opening, end));
    index = end;
  }
  const title = keywordsAt > 0 ? lines[0] : state.skipped[0];
  return {
    kind: keywordsAt > 0 ? 'CARD_PAGE' : 'GLOSSARY',
    title: title?.text ?? null,
    entries: state.entries,
    unclassified: state.unclassified,
  };
}

interface Opening {
  readonly name: string;
  /** Index of the bare name line, or of the entry's own line. */
  readonly nameLine: number;
  /** Index of the line the entry starts in. */
  readonly line: number;
  /** In the entry's own line; null when that goes straight to its type phrase. */
  readonly heading: Heading | null;
  readonly signature: string;
}

/** An entry opens with a bare name line that its heading repeats, or with a heading that only an entry can have. */
function openingAt(lines: readonly Line[], index: number): Opening | null {
  const line = lines[index] as Line;
  const next = lines[index + 1];
  const own = readHeading(line.text);
  if (next !== undefined && own !== null && own.end === line.text.length && readsAsBody(next.text)) {
    return { name: own.name, nameLine: index, line: index + 1, heading: null, signature: own.signature };
  }
  if (next !== undefined && isBareName(line.text)) {
    const name = bareName(line.text);
    const heading = readHeading(next.text);
    if (heading !== null && headingIsFor(heading, name))
      return { name, nameLine: index, line: index + 1, heading, signature: heading.signature };
    if (heading === null && readsAsBody(next.text))
      return { name, nameLine: index, line: index + 1, heading: null, signature: name };
  }
  if (own === null || own.end === line.text.length) return null;
  const certain = own.parameter !== 'NONE' || opensLikeAnEntry(line.text.slice(own.end));
  return certain
    ? { name: own.name, nameLine: index, line: index, heading: own, signature: own.signature }
    : null;
}

function isBareName(text: string): boolean {
  return text.length <= LONGEST_NAME && /^\p{Lu}[\p{L}\p{N}'\u2019 /+\u2013-]*:?$/u.test(text);
}

function readsAsBody(text: string): boolean {
  return /^(?:An?|Is an?)\s/.test(text) && opensLikeAnEntry(text);
}

/** Lines that follow without a blank one are the same paragraph, hard-wrapped, unless another entry opens there. */
function endOfParagraph(lines: readonly Line[], start: number): number {
  let index = start + 1;
  while (index < lines.length && lines[index]?.afterBlank === false && openingAt(lines, index) === null)
    index += 1;
  return index;
}

function entryOf(lines: readonly Line[], opening: Opening, end: number): RawEntry {
  const first = lines[opening.line] as Line;
  const last = lines[end - 1] as Line;
  return {
    name: opening.name,
    at: (lines[opening.nameLine] as Line).start,
    signature: opening.signature,
    start: first.start,
    bodyStart: first.start + (opening.heading?.end ?? 0),
    end: last.end,
  };
}
