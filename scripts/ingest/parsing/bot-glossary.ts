import { bareName, headingIsFor, readHeading, readSignature } from './heading.js';
import type { Line } from './lines.js';
import type { EntriesFound, RawEntry } from './raw-entry.js';
import { opensLikeAnEntry } from './type-phrase.js';

const ROW = /^([^\t]{1,80}?)[ ]*\t[\t ]*(?=\S)/;
/** The first cell of a table of printed facts, or of a header row, names no keyword. */
const LABEL = /^(?:keywords?|names?|terms?|card text|text|rules?|usage)\s*:?\s*$/i;

/** One keyword a line: `Name<TAB>Name X: type phrase ... "definition" Ruling.` */
export function isBotGlossary(lines: readonly Line[]): boolean {
  return lines.some((line) => readRow(line) !== null);
}

export function findBotGlossaryEntries(lines: readonly Line[]): EntriesFound {
  const entries: RawEntry[] = [];
  const unclassified: Line[] = [];
  let title: string | null = null;
  for (const line of lines) {
    const entry = readRow(line);
    if (entry !== null) entries.push(entry);
    else if (entries.length > 0) unclassified.push(line);
    else title ??= line.text;
  }
  return { kind: 'GLOSSARY', title, entries, unclassified };
}

function readRow(line: Line): RawEntry | null {
  const match = ROW.exec(line.text);
  if (match === null || LABEL.test(match[1] ?? '')) return null;
  const cell = (match[1] ?? '').trim();
  const name = bareName(cell);
  const behind = line.text.slice(match[0].length);
  const heading = readHeading(behind);
  const fits = heading !== null && headingIsFor(heading, name);
  if (!fits && !opensLikeAnEntry(behind.slice(heading?.end ?? 0))) return null;
  const start = line.start + match[0].length;
  return {
    name,
    at: line.start,
    signature: heading?.signature ?? readSignature(cell)?.signature ?? name,
    start,
    bodyStart: start + (heading?.end ?? 0),
    end: line.end,
  };
}
