import { createHash } from 'node:crypto';
import type { DiagnosticRecord, SourceKind } from '../../../api/knowledge-base/records.js';
import { type DiagnosticCode, diagnostic } from '../diagnostics.js';
import { findEntries } from '../parsing/find-entries.js';
import { ITEM_MARK, type Line, linesOf } from '../parsing/lines.js';
import type { EntriesFound, RawEntry } from '../parsing/raw-entry.js';
import { type Entry, readEntry } from '../parsing/read-entry.js';
import { controlCharacter, decode } from './decode.js';
import { htmlDepth, htmlToText, isHtml, MAX_HTML_DEPTH } from './html-text.js';
import { LIMITS } from './limits.js';
import { editMapped, type MappedText, positionsInFile } from './mapped-text.js';
import { normalisePlainText, withoutEmphasis, withoutInvisible } from './plain-text.js';

/** A document as read: its normalised text and the entries found in it. */
export interface ReadDocument {
  readonly sha256: string;
  readonly text: string;
  readonly kind: SourceKind;
  /** What the document calls itself, if it does. */
  readonly title: string | null;
  readonly entries: readonly Entry[];
  /** Line of the normalised text, from 1. */
  lineAt(offset: number): number;
  /** A diagnostic about a place in the text. */
  report(code: DiagnosticCode, message: string, offset: number): DiagnosticRecord;
}

export interface DocumentRead {
  /** Null when the file is no glossary text at all; the diagnostics say why. */
  readonly document: ReadDocument | null;
  readonly diagnostics: readonly DiagnosticRecord[];
}

export interface DocumentToRead {
  /** Relative name for diagnostics. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** Own words state no type phrase where the game states none: that is no fault of theirs. */
  readonly ownWords: boolean;
}

export function readDocument({ file, bytes, ownWords }: DocumentToRead): DocumentRead {
  const normal = normalise(file, bytes);
  if (normal.mapped === null) return { document: null, diagnostics: normal.diagnostics };
  const found = findEntries(linesOf(normal.mapped.text));
  const mapped = unwrapped(normal.mapped, found.entries);
  const report = reporter(file, mapped);
  const refusal = refuseEntries(found, report);
  if (refusal !== null) return { document: null, diagnostics: [...normal.diagnostics, refusal] };
  const read = found.entries.map((raw) => readEntry(mapped.text, raw, report));
  const document: ReadDocument = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    text: mapped.text,
    kind: found.kind,
    title: normal.title ?? (found.title?.includes('\t') === true ? null : found.title),
    entries: read.map(({ entry }) => entry),
    lineAt: lineCounter(normal.mapped.text),
    report,
  };
  const remarks = read.flatMap(({ diagnostics }) => diagnostics);
  return {
    document,
    diagnostics: [
      ...normal.diagnostics,
      ...(ownWords ? remarks.filter(({ code }) => code !== 'NO_TYPE_PHRASE') : remarks),
      ...found.unclassified.map((line) =>
        report('UNCLASSIFIED_TEXT', `Belongs to no entry: ${quoted(line)}.`, line.start),
      ),
    ],
  };
}

interface Normalised {
  /** Null when the file can't be read as text. */
  readonly mapped: MappedText | null;
  /** The first heading of a page. */
  readonly title: string | null;
  readonly diagnostics: readonly DiagnosticRecord[];
}

function normalise(file: string, bytes: Uint8Array): Normalised {
  const refuse = (code: DiagnosticCode, message: string, line?: number) => ({
    mapped: null,
    title: null,
    diagnostics: [diagnostic(code, message, line === undefined ? { file } : { file, line })],
  });
  const decoded = decode(bytes);
  if (!decoded.ok) return refuse('BINARY_INPUT', `${file} is not text: ${decoded.reason}.`);
  const html = isHtml(decoded.text);
  if (html && bytes.length > LIMITS.htmlBytes) {
    return refuse(
      'OVERSIZED_INPUT',
      `${file} is a page of ${bytes.length} bytes; at most ${LIMITS.htmlBytes} are read.`,
    );
  }
  if (html && htmlDepth(decoded.text) > MAX_HTML_DEPTH) {
    return refuse('OVERSIZED_INPUT', `${file} nests its elements more than ${MAX_HTML_DEPTH} deep.`);
  }
  const long = html ? null : overlongLine(decoded.text);
  if (long !== null) return refuse('OVERSIZED_INPUT', longLine(file, long.length), long.line);
  const page = html ? htmlToText(decoded.text) : null;
  const control = page === null ? null : controlCharacter(page.mapped.text);
  if (control !== null)
    return refuse(
      'BINARY_INPUT',
      `${file} is not text: as a page it holds the control character ${control}.`,
    );
  const mapped =
    page === null ? normalisePlainText(decoded.text) : withoutEmphasis(withoutInvisible(page.mapped));
  const longText = overlongLine(mapped.text);
  if (longText !== null) return refuse('OVERSIZED_INPUT', longLine(file, longText.length), longText.line);
  const mixed = decoded.mixed
    ? [
        diagnostic('MIXED_ENCODING', `${file} was read as Windows-1252 but holds what looks like UTF-8.`, {
          file,
        }),
      ]
    : [];
  return { mapped, title: page?.title ?? null, diagnostics: mixed };
}

function overlongLine(text: string): { readonly line: number; readonly length: number } | null {
  let line = 1;
  let start = 0;
  for (;;) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    if (end - start > LIMITS.lineLength) return { line, length: end - start };
    if (feed === -1) return null;
    start = feed + 1;
    line += 1;
  }
}

function longLine(file: string, length: number): string {
  return `${file} has a line of ${length} characters; at most ${LIMITS.lineLength} are read.`;
}

function refuseEntries(found: EntriesFound, report: ReadDocument['report']): DiagnosticRecord | null {
  if (found.entries.length === 0) {
    return report(
      'NO_ENTRIES',
      'No glossary entry was recognised: an entry starts with a heading such as "Stun X:".',
      0,
    );
  }
  if (found.entries.length > LIMITS.entries) {
    return report(
      'OVERSIZED_INPUT',
      `${found.entries.length} entries; at most ${LIMITS.entries} are read.`,
      0,
    );
  }
  const long = found.entries.find((entry) => entry.end - entry.start > LIMITS.lineLength);
  return long === undefined
    ? null
    : report(
        'OVERSIZED_INPUT',
        `The entry ${long.name} is longer than ${LIMITS.lineLength} characters.`,
        long.at,
      );
}

/** A line feed that a reader takes for a space: not one of a blank line, nor one in front of a list item. */
const WRAP = new RegExp(String.raw`(?<!\n[ \t]*)\n(?![ \t]*(?:\n|${ITEM_MARK}))`, 'gu');

/** Hard-wrapped entries become one line: a line feed inside one turns into a space, so that no offset moves. */
function unwrapped(mapped: MappedText, entries: readonly RawEntry[]): MappedText {
  const edits = entries.flatMap((entry) =>
    [...mapped.text.slice(entry.start, entry.end).matchAll(WRAP)].map((match) => ({
      start: entry.start + match.index,
      end: entry.start + match.index + 1,
      text: ' ',
    })),
  );
  return edits.length === 0 ? mapped : editMapped(mapped, edits);
}

function reporter(file: string, mapped: MappedText): ReadDocument['report'] {
  const positionOf = positionsInFile(mapped);
  return (code, message, offset) => diagnostic(code, message, { file, ...positionOf(offset) });
}

/** Counts from the text before unwrapping: the lines a person counts. */
function lineCounter(text: string): (offset: number) => number {
  const feeds: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) feeds.push(at);
  return (offset) => {
    let low = 0;
    let high = feeds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((feeds[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function quoted(line: Line): string {
  const text = [...line.text].slice(0, 60).join('');
  return text.length < line.text.length ? `"${text}..."` : `"${text}"`;
}
