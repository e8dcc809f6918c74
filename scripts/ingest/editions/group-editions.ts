import { foldText } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { compareEditions, editionKey, namesItsEdition, type Source, type SourceEntry } from './source.js';

/** The entries of a keyword in all sources of one edition; all say the same. */
export interface EditionEntries {
  /** In canonical order; the first is quoted. */
  readonly entries: readonly [SourceEntry, ...SourceEntry[]];
}

/** Oldest first. */
export type Editions = readonly [EditionEntries, ...EditionEntries[]];

/**
 * Brings the entries of one keyword, at least one, into editions. An official source that does not say which edition it is belongs to
 * the edition whose text it repeats; if it says something else, it is taken for an undated edition of its own, with a warning. Another
 * text within one edition is a conflict.
 */
export function groupEditions(entries: readonly SourceEntry[], diagnostics: DiagnosticRecord[]): Editions {
  const groups = new Map<string, SourceEntry[]>();
  for (const one of entries.filter(isPlaced)) addTo(groups, editionKey(one.source), one);
  const named = [...groups.values()]
    .flatMap(([first]) => (first?.source.description.authority === 'OFFICIAL' ? [first] : []))
    .sort((a, b) => compareEditions(b.source, a.source));
  for (const one of entries.filter((entry) => !isPlaced(entry))) {
    const home = named.find((other) => foldedBody(other) === foldedBody(one));
    addTo(groups, editionKey((home ?? one).source), one);
    if (home === undefined && named[0] !== undefined) diagnostics.push(unnamed(one, named[0]));
  }
  const editions = [...groups.values()].map((group) => agreed(group, diagnostics));
  editions.sort((a, b) => compareEditions(a.entries[0].source, b.entries[0].source));
  return editions as unknown as Editions;
}

function isPlaced({ source }: SourceEntry): boolean {
  return namesItsEdition(source) || source.description.authority === 'SUMMARY';
}

function addTo(groups: Map<string, SourceEntry[]>, key: string, one: SourceEntry): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [one]);
  else group.push(one);
}

/** The entries of one edition that say the same; what differs is reported and left out. */
function agreed(group: readonly SourceEntry[], diagnostics: DiagnosticRecord[]): EditionEntries {
  const [first, ...others] = group as [SourceEntry, ...SourceEntry[]];
  const entries: [SourceEntry, ...SourceEntry[]] = [first];
  for (const other of others) {
    if (foldedBody(other) !== foldedBody(first)) {
      diagnostics.push(conflict(other, first));
      continue;
    }
    if (other.source === first.source) {
      diagnostics.push(
        report(other, 'REPEATED_ENTRY', `${other.entry.name} stands in this source more than once.`),
      );
    } else if (body(other) !== body(first)) {
      diagnostics.push(
        report(
          other,
          'SPELLING_VARIANT',
          `${other.entry.name}: other quotes, dashes or spaces than in ${place(first)}; that text is quoted.`,
        ),
      );
    }
    entries.push(other);
  }
  return { entries };
}

function conflict(one: SourceEntry, other: SourceEntry): DiagnosticRecord {
  return report(
    one,
    'CONFLICTING_TEXT',
    `${one.entry.name} has another text than in ${place(other)}, and nothing says that they are different editions. ` +
      'Remove the wrong one, or name the edition with --edition or --published.',
  );
}

function unnamed(one: SourceEntry, newest: SourceEntry): DiagnosticRecord {
  const order = compareEditions(one.source, newest.source) > 0 ? 'newer' : 'older';
  return report(
    one,
    'UNNAMED_EDITION',
    `${one.entry.name} has another text than in ${place(newest)}, and its source does not say which edition it is; it is taken for ${order}. ` +
      'Name the edition with --edition or --published.',
  );
}

function place({ source, entry }: SourceEntry): string {
  return `${source.file.file}:${source.document.lineAt(entry.at)}`;
}

function report(
  one: SourceEntry,
  code: Parameters<Source['document']['report']>[0],
  message: string,
): DiagnosticRecord {
  return one.source.document.report(code, message, one.entry.at);
}

function body({ source, entry }: SourceEntry): string {
  return source.document.text.slice(entry.bodyStart, entry.end);
}

function foldedBody(one: SourceEntry): string {
  return foldText(body(one));
}
