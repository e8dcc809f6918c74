import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import { diagnostic } from '../diagnostics.js';
import { compareText } from '../editions/source.js';
import type { SourceDescription } from '../reading/describe-source.js';
import type { SourceFile } from '../reading/gather-files.js';
import { readSetFile, type SetFile } from './read-set-file.js';

/** A set file that was read, and what is said about it. */
export interface CardSet {
  /** Of the source. */
  readonly id: string;
  readonly file: SourceFile;
  readonly set: SetFile;
  readonly description: SourceDescription;
}

export interface CardSetsRead {
  /** In their canonical order, oldest first. */
  readonly sets: readonly CardSet[];
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** Reads the files of a folder of card sets, telling after each how many are done. Other files in it are left out with a diagnostic. */
export function readCardSets(files: readonly SourceFile[], onRead: (done: number) => void): CardSetsRead {
  const sets: CardSet[] = [];
  const diagnostics: DiagnosticRecord[] = [];
  for (const [index, file] of files.entries()) {
    const read = readSetFile(file);
    diagnostics.push(...read.diagnostics);
    if (read.set !== null) sets.push({ id: file.id, file, set: read.set, description: file.description });
    onRead(index + 1);
  }
  if (sets.every(({ set }) => set.cards.length === 0)) {
    diagnostics.push(diagnostic('NO_CARDS', `Of ${files.length} files none holds a card.`));
  }
  return { sets: sets.toSorted(compareSets), diagnostics };
}

/** Dated ones after undated ones, then by id: nothing of the machine decides. */
function compareSets(a: CardSet, b: CardSet): number {
  return (
    compareText(a.description.publishedOn ?? '', b.description.publishedOn ?? '') || compareText(a.id, b.id)
  );
}
