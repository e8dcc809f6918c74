import type { DiagnosticRecord, Severity } from '../../api/knowledge-base/records.js';
import { printable } from './reading/printable.js';

interface CodeEntry {
  readonly severity: Severity;
  /** What it means and what to do, as printed in data/README.md. */
  readonly meaning: string;
}

/** Every diagnostic of the ingest. `data/README.md` carries this table; a test keeps the two equal. */
export const DIAGNOSTIC_CODES = {
  UNREADABLE_INPUT: {
    severity: 'ERROR',
    meaning:
      "The path does not exist, is no regular file, may not be read, has a name that can't be shown, or is a folder without files. Correct the path, its name or its rights.",
  },
  BINARY_INPUT: {
    severity: 'ERROR',
    meaning:
      'The file is not text (NUL or control characters, UTF-16, an archive, an image). Save it as text or HTML.',
  },
  OVERSIZED_INPUT: {
    severity: 'ERROR',
    meaning:
      'The file, one of its lines, its nesting or the whole input is over a limit. Split it, or check that it is what you meant.',
  },
  BAD_MANIFEST: {
    severity: 'ERROR',
    meaning:
      "The manifest beside the files can't be read or does not have the expected fields. Correct it as the message says.",
  },
  NO_ENTRIES: {
    severity: 'ERROR',
    meaning:
      'No glossary entry was recognised in the file. Check that it is in one of the forms described in this page.',
  },
  NO_CARDS: {
    severity: 'ERROR',
    meaning:
      'No card was found in the folder that `--cards` names. Check that it holds the set files of LackeyCCG as this page describes them.',
  },
  CONFLICTING_TEXT: {
    severity: 'ERROR',
    meaning:
      'The same keyword has different texts in one edition. Remove the wrong one, or say which edition the source is (`--edition`, `--published`, or the manifest).',
  },
  UNNAMED_EDITION: {
    severity: 'WARNING',
    meaning:
      "An official source with another text does not say which edition it is: it is taken for an undated one, an operator's for newer than the project's. Name it (`--edition`, `--published`, or the manifest).",
  },
  SKIPPED_INPUT: {
    severity: 'WARNING',
    meaning:
      'Something in a folder is no regular file (a link, a pipe, a device) and was left out. Put the file itself there, or name it on the command line.',
  },
  NO_TYPE_PHRASE: {
    severity: 'WARNING',
    meaning:
      'The entry has no phrase like "A layered ability": stacking, activation and nature stay unstated.',
  },
  NO_STACKING_CLASS: {
    severity: 'WARNING',
    meaning: 'The type phrase names no stacking class: it stays UNSTATED.',
  },
  UNCLOSED_QUOTE: {
    severity: 'WARNING',
    meaning:
      'The quotation that defines the keyword is never closed: all that follows is taken as the definition. Add the closing quote.',
  },
  UNKNOWN_TIMING_PHRASE: {
    severity: 'WARNING',
    meaning:
      'The type phrase names a moment that is no timing window known here: the window is inferred or left open. Add the phrase to `data/timing-windows.yaml`.',
  },
  UNCLASSIFIED_TEXT: {
    severity: 'WARNING',
    meaning:
      'Text after the first entry belongs to no entry and was left out. If it is part of one, join it to its paragraph.',
  },
  SPELLING_VARIANT: {
    severity: 'WARNING',
    meaning:
      'Another source of the same edition prints this entry with other quotes, dashes or spaces: its sentences are not listed as occurrences.',
  },
  NO_CARD_SET: {
    severity: 'WARNING',
    meaning:
      'The file beside the card sets is none and was left out: none of its first lines names the columns of one, or it is over a limit.',
  },
  DAMAGED_ROW: {
    severity: 'WARNING',
    meaning:
      "The row of a card set can't be read as a card and was left out: too few or too many fields, cut off, control characters, no name, an unknown side. Correct the row.",
  },
  DOUBTFUL_ROW: {
    severity: 'WARNING',
    meaning:
      'The row of a card set was read, but something in it is not as it should be; the message says how it was taken. Correct the row.',
  },
  CONFLICTING_CARD: {
    severity: 'WARNING',
    meaning:
      'Two sets print the same card with other facts or another text. The message says which counts; give the sets their dates in a manifest if it should be the other.',
  },
  UNREAD_ABILITY: {
    severity: 'WARNING',
    meaning:
      "A piece of card text looks like a keyword ability and can't be read as one: it is kept as text. Check its spelling.",
  },
  MIXED_ENCODING: {
    severity: 'WARNING',
    meaning:
      'The file was read as Windows-1252 but seems to hold UTF-8 pieces. Save it in one encoding, best UTF-8.',
  },
  JOINED_LINES: {
    severity: 'INFO',
    meaning:
      'A quoted field in a card set goes on over several lines, which were read as one row. If they are rows of their own, close the quote in its row.',
  },
  REPEATED_ENTRY: {
    severity: 'INFO',
    meaning: 'The keyword stands in this source more than once with the same text: counted once.',
  },
  FORMER_NAME: {
    severity: 'INFO',
    meaning:
      'The entry was read as a former name of another keyword; the message names sentences of it that the present entry does not have.',
  },
  PARAMETER_NOT_IN_HEADING: {
    severity: 'INFO',
    meaning:
      'The heading prints no parameter although the keyword has one: the reviewed kind of parameter is used.',
  },
  NEWER_EDITION_DIFFERS: {
    severity: 'INFO',
    meaning:
      'A newer edition of the glossary is known to say something else than the official text served here.',
  },
} as const satisfies Record<string, CodeEntry>;

export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES;

/** A place in a file as read: line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** On one line whatever it quotes. */
export function diagnostic(
  code: DiagnosticCode,
  message: string,
  place: Place | null = null,
): DiagnosticRecord {
  return {
    severity: DIAGNOSTIC_CODES[code].severity,
    code,
    message: printable(message.replace(/\s+/g, ' ')),
    file: place === null ? null : printable(place.file),
    line: place?.line ?? null,
    column: place?.column ?? null,
  };
}

/** Under `--strict` a warning stops the publication like an error. */
export function strictly(found: readonly DiagnosticRecord[]): readonly DiagnosticRecord[] {
  return found.map((one) => (one.severity === 'WARNING' ? { ...one, severity: 'ERROR' as const } : one));
}

export function hasErrors(found: readonly DiagnosticRecord[]): boolean {
  return found.some((one) => one.severity === 'ERROR');
}

const SEVERITY_ORDER = { ERROR: 0, WARNING: 1, INFO: 2 } as const;

/** Errors first, then by place. */
export function compareDiagnostics(a: DiagnosticRecord, b: DiagnosticRecord): number {
  return (
    SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
    compareText(a.file ?? '', b.file ?? '') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
