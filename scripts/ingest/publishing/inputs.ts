import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CARD_FILE } from '../reading/card-facts.js';
import { dataFilesBelow, readDataBytes } from '../reading/read-data-file.js';

/** What the operator said about his files on the command line; null where he said nothing. */
export interface SourceOptions {
  readonly title: string | null;
  readonly edition: string | null;
  readonly publishedOn: string | null;
  readonly authority: 'OFFICIAL' | 'SUMMARY' | null;
}

/** What a database was built from. It is stored in it, and decides whether it is up to date; file times never do. */
export interface Inputs {
  /** Hash of the programs that read and build. */
  readonly code: string;
  /** Hash of the project's own data files. */
  readonly project: string;
  /** Hashes of ledger and log as read and as they came out: either may lie on disk. */
  readonly records: readonly string[];
  readonly only: boolean;
  /** Absolute: an operator's files are found again by `npm start`. */
  readonly paths: readonly string[];
  /** Of card sets, absolute. */
  readonly cardPaths: readonly string[];
  readonly options: SourceOptions;
  readonly added: readonly { readonly path: string; readonly sha256: string }[];
}

const inputsSchema = z.object({
  code: z.string(),
  project: z.string(),
  records: z.array(z.string()),
  only: z.boolean(),
  paths: z.array(z.string()),
  cardPaths: z.array(z.string()).default([]),
  options: z.object({
    title: z.string().nullable(),
    edition: z.string().nullable(),
    publishedOn: z.string().nullable(),
    authority: z.enum(['OFFICIAL', 'SUMMARY']).nullable(),
  }),
  added: z.array(z.object({ path: z.string(), sha256: z.string() })),
});

/** Null when the text is of another version of the program. */
export function parseInputs(text: string): Inputs | null {
  try {
    return inputsSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** Hash of everything below `data/` that the content is made of, the ledger aside. */
export function projectDataHash(dataFolder: string): string {
  const cards = existsSync(join(dataFolder, CARD_FILE)) ? [CARD_FILE] : [];
  const files = [...dataFilesBelow(dataFolder, 'sources'), ...cards, 'keywords.yaml', 'timing-windows.yaml'];
  return hashOf(...files.flatMap((file) => [file, readDataBytes(dataFolder, file) ?? 'too large']));
}
