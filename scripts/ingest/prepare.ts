import { join } from 'node:path';
import type { DiagnosticRecord } from '../../api/knowledge-base/records.js';
import { type Built, buildContent } from './building/build-content.js';
import { type CardSetsRead, readCardSets } from './cards/card-set.js';
import type { Ledger } from './editions/ledger.js';
import type { Source } from './editions/source.js';
import type { SourceOptions } from './publishing/inputs.js';
import type { Progress } from './publishing/progress.js';
import { logWith, type RevisionEntry, readRevisionLog } from './publishing/revision-log.js';
import { revisionRecords } from './publishing/revision-records.js';
import { readCardFile } from './reading/card-facts.js';
import type { SourceDescription } from './reading/describe-source.js';
import { gatherFiles, type SourceFile } from './reading/gather-files.js';
import { readModelling } from './reading/modelling.js';
import { readProjectFacts } from './reading/project-data.js';
import { readDocument } from './reading/read-document.js';

export interface PrepareRequest {
  readonly dataFolder: string;
  readonly paths: readonly string[];
  /** Absent: none. */
  readonly cardPaths?: readonly string[];
  readonly only: boolean;
  readonly options: SourceOptions;
  readonly ledger: Ledger;
  readonly builtAt: string;
  readonly progress: Progress;
}

export interface Prepared extends Built {
  /** With what this build changes; without the data of the project nothing came before it. */
  readonly log: readonly RevisionEntry[];
  readonly added: readonly SourceFile[];
  /** Of the progress, up to the stages. */
  readonly steps: number;
}

/** Building, indexing and writing count like a file each in what a person sees of the progress; a card set counts twice, read and built. */
export const STAGES_AFTER_READING = 3;

/** Reads all files of a run and builds what they say; nothing is written. */
export function prepare(request: PrepareRequest): Prepared {
  const own = request.only
    ? { files: [], diagnostics: [] }
    : gatherFiles([join(request.dataFolder, 'sources')], 'project');
  const added = gatherFiles(request.paths, 'added');
  const files = [...own.files, ...distinct(added.files, own.files)];
  const cardFiles = gatherFiles(request.cardPaths ?? [], 'added');
  const steps = files.length + 2 * cardFiles.files.length;
  const step = (done: number): void => request.progress.step(done, steps + STAGES_AFTER_READING);
  const documents = readDocuments(files, request.options, step);
  const cards = readCards(request, distinct(cardFiles.files, files), (done) => step(files.length + done));
  const built = buildContent({
    sources: documents.sources,
    facts: readProjectFacts(request.dataFolder),
    ledger: request.ledger,
    cards: request.only ? null : readCardFile(request.dataFolder),
    cardSets: cards.sets,
    onCards: (done, total) => step(steps - Math.ceil(cardFiles.files.length * (1 - done / total))),
    modelling: readModelling(request.dataFolder),
    keepAllKnown: !request.only,
    diagnostics: [own, added, cardFiles, documents, cards].flatMap(({ diagnostics }) => diagnostics),
    builtAt: request.builtAt,
  });
  step(steps + 1);
  const logged = request.only ? [] : readRevisionLog(request.dataFolder);
  const log = logWith(logged, built.content, { before: request.ledger, after: built.ledger });
  const content = { ...built.content, revisions: revisionRecords(log) };
  return { content, ledger: built.ledger, log, added: [...added.files, ...cardFiles.files], steps };
}

interface DocumentsRead {
  readonly sources: readonly Source[];
  readonly diagnostics: readonly DiagnosticRecord[];
}

function readDocuments(
  files: readonly SourceFile[],
  options: SourceOptions,
  onRead: (done: number) => void,
): DocumentsRead {
  const sources: Source[] = [];
  const diagnostics: DiagnosticRecord[] = [];
  for (const [index, file] of files.entries()) {
    const description = file.origin === 'added' ? overridden(file.description, options) : file.description;
    const read = readDocument({
      file: file.file,
      bytes: file.bytes,
      ownWords: description.authority === 'SUMMARY',
    });
    diagnostics.push(...read.diagnostics);
    if (read.document !== null) sources.push({ id: file.id, file, document: read.document, description });
    onRead(index + 1);
  }
  return { sources, diagnostics };
}

function readCards(
  { cardPaths = [] }: PrepareRequest,
  files: readonly SourceFile[],
  onRead: (done: number) => void,
): CardSetsRead {
  return cardPaths.length === 0 ? { sets: [], diagnostics: [] } : readCardSets(files, onRead);
}

/** An operator's file never takes the id of one of the project's, nor is one of the project's files read twice. */
function distinct(added: readonly SourceFile[], own: readonly SourceFile[]): readonly SourceFile[] {
  const taken = new Set(own.map(({ id }) => id));
  const ownPaths = new Set(own.map(({ path }) => path));
  return added
    .filter(({ path }) => !ownPaths.has(path))
    .map((file) => {
      let id = file.id;
      for (let suffix = 2; taken.has(id); suffix += 1) id = `${file.id}-${suffix}`;
      taken.add(id);
      return { ...file, id };
    });
}

/** What the command line says counts more than a manifest. */
function overridden(description: SourceDescription, options: SourceOptions): SourceDescription {
  return {
    ...description,
    title: options.title ?? description.title,
    edition: options.edition ?? description.edition,
    publishedOn: options.publishedOn ?? description.publishedOn,
    authority: options.authority ?? description.authority,
  };
}
