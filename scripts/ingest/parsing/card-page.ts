import { bareName, type Heading, headingIsFor, readHeading, readSignature } from './heading.js';
import type { Line } from './lines.js';
import type { EntriesFound, RawEntry } from './raw-entry.js';
import { opensLikeAnEntry } from './type-phrase.js';

const KEYWORDS_LINE = /^keywords?\s*:?$/i;
const LONGEST_NAME = 60;
const LONGEST_HEADING = 260;
const OPENING_LENGTH = 800;
const ENDS_SENTENCE = /[.!?;]["\u201D'\u2019)\]]*$/;
const OPEN_BRACKET = /[[({<][^\])}>]{0,200}$/;

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
  const own = headingAt(lines, index);
  return namedOpening(lines, index) ?? (own === null ? null : headedOpening(lines, index, own));
}

/** A name or a whole heading on a line of its own. */
function namedOpening(lines: readonly Line[], index: number): Opening | null {
  const { text } = lines[index] as Line;
  const following = lines[index + 1];
  if (following === undefined || text.length > LONGEST_HEADING) return null;
  const alone = readSignature(text);
  if (alone !== null && alone.end >= text.length && isBodyOf(alone, text, lines, index + 1))
    return { name: alone.name, nameLine: index, line: index + 1, heading: null, signature: alone.signature };
  if (!isBareName(text)) return null;
  const name = bareName(text);
  const heading = headingAt(lines, index + 1);
  return heading !== null && headingIsFor(heading, name)
    ? { name, nameLine: index, line: index + 1, heading, signature: heading.signature }
    : null;
}

function isBodyOf(alone: Heading, text: string, lines: readonly Line[], index: number): boolean {
  const body = paragraphFrom(lines, index);
  if (/^(?:An?|Is an?)\s/.test(body)) return opensLikeAnEntry(body);
  const printsColon = /:\s*$|:\s*[[{(<]/.test(text);
  const isProse = ENDS_SENTENCE.test(body) && headingAt(lines, index) === null;
  return printsColon && alone.parameter !== 'NONE' && isProse;
}

/** Right behind another line, a parameter proves nothing unless that line ended a sentence: it may be the middle of a ruling. */
function headedOpening(lines: readonly Line[], index: number, own: Heading): Opening | null {
  const line = lines[index] as Line;
  const body = paragraphFrom(lines, index).slice(own.end);
  if (body.trim() === '') return null;
  const proven =
    own.colon &&
    own.parameter !== 'NONE' &&
    (line.afterBlank || ENDS_SENTENCE.test(lines[index - 1]?.text ?? '.'));
  return proven || opensLikeAnEntry(body)
    ? { name: own.name, nameLine: index, line: index, heading: own, signature: own.signature }
    : null;
}

/** The heading of the entry that starts in this line; a bracket in it may go on in the next lines. */
function headingAt(lines: readonly Line[], index: number): Heading | null {
  const { text } = lines[index] as Line;
  return readHeading(text) ?? (OPEN_BRACKET.test(text) ? readHeading(paragraphFrom(lines, index)) : null);
}

/** As much of the paragraph as an opening can need, each character as far from the line's start as in the document. */
function paragraphFrom(lines: readonly Line[], index: number): string {
  const first = lines[index] as Line;
  let paragraph = first.text;
  for (let at = index + 1; at < lines.length && paragraph.length < OPENING_LENGTH; at += 1) {
    const line = lines[at] as Line;
    if (line.afterBlank) break;
    paragraph = paragraph.padEnd(line.start - first.start) + line.text;
  }
  return paragraph;
}

function isBareName(text: string): boolean {
  return text.length <= LONGEST_NAME && /^\p{Lu}[\p{L}\p{N}'\u2019\u00A0 /&+\u2013-]*:?$/u.test(text);
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
