import type { SourceKind } from '../../../api/knowledge-base/records.js';
import type { Line } from './lines.js';

/** An entry as it lies in the normalised text, not yet read: `text.slice(start, end)` is the whole entry, heading included. */
export interface RawEntry {
  /** The bare name line or the name in the heading. */
  readonly name: string;
  /** Offset of the name, for diagnostics. */
  readonly at: number;
  /** As printed with its parameter. */
  readonly signature: string;
  readonly start: number;
  /** Where the text behind the heading starts; equal to `start` in forms whose entries have none. */
  readonly bodyStart: number;
  readonly end: number;
}

export interface EntriesFound {
  readonly kind: SourceKind;
  /** What the document calls itself: its first line of text; null when it starts with an entry. */
  readonly title: string | null;
  readonly entries: readonly RawEntry[];
  /** Lines behind the first entry that belong to none. */
  readonly unclassified: readonly Line[];
}
