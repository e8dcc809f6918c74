import type { Entry } from '../parsing/read-entry.js';
import type { SourceDescription } from '../reading/describe-source.js';
import type { SourceFile } from '../reading/gather-files.js';
import type { ReadDocument } from '../reading/read-document.js';

/** A source that was read: its file, its text, and what is said about it. */
export interface Source {
  readonly id: string;
  readonly file: SourceFile;
  readonly document: ReadDocument;
  readonly description: SourceDescription;
}

/** The entry of a keyword in one source. */
export interface SourceEntry {
  readonly source: Source;
  readonly entry: Entry;
}

const natural = new Intl.Collator('en', { numeric: true });

/**
 * Oldest edition first, the canonical order of sources. OFFICIAL is newer than SUMMARY whatever the dates; a dated edition is newer
 * than an undated one; of two undated editions an operator's is newer than the project's; then labels in natural order.
 */
export function compareEditions(a: Source, b: Source): number {
  return (
    authorityRank(a) - authorityRank(b) ||
    compareText(a.description.publishedOn ?? '', b.description.publishedOn ?? '') ||
    originRank(a) - originRank(b) ||
    natural.compare(a.description.edition ?? '', b.description.edition ?? '') ||
    compareText(a.description.edition ?? '', b.description.edition ?? '')
  );
}

/** The order within one edition is that of the ids: nothing of the machine decides. */
export function compareSources(a: Source, b: Source): number {
  return compareEditions(a, b) || compareText(a.id, b.id);
}

/** Sources of one key are one edition: their texts of a keyword must agree. */
export function editionKey({ description }: Source): string {
  return JSON.stringify([description.authority, description.publishedOn, description.edition]);
}

/** Does the source say which edition it is? */
export function namesItsEdition({ description }: Source): boolean {
  return description.edition !== null || description.publishedOn !== null;
}

function authorityRank({ description }: Source): number {
  return description.authority === 'OFFICIAL' ? 1 : 0;
}

function originRank({ file }: Source): number {
  return file.origin === 'added' ? 1 : 0;
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
