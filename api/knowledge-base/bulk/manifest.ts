import { createHash } from 'node:crypto';
import type { BulkFile } from './bulk-file.js';
import { LICENCE_NOTE } from './licence-note.js';

/** What there is to take home, with what it takes to check a copy. */
export interface Manifest {
  readonly revision: string;
  readonly licence: string;
  /** In the order of their names. */
  readonly files: readonly {
    readonly name: string;
    readonly records: number;
    readonly bytes: number;
    /** Of the file, lower-case hex. */
    readonly sha256: string;
  }[];
}

export function manifestOf(revision: string, files: readonly BulkFile[]): Manifest {
  const described = files.map(({ name, records, body }) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name, records, bytes: bytes.length, sha256 };
  });
  return { revision, licence: LICENCE_NOTE, files: described.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}
