import { existsSync } from 'node:fs';
import { readDatabase, type StoredBuild } from '../../../api/knowledge-base/database.js';
import { isDatabaseError } from '../../../api/knowledge-base/database-error.js';
import { type Inputs, parseInputs } from './inputs.js';

/** What lies in the place where the database goes. */
export interface PreviousBuild {
  /** Null when there is no usable database. */
  readonly build: StoredBuild | null;
  readonly inputs: Inputs | null;
  /** Why the file that lies there can't be used; null when it can or none is there. */
  readonly problem: string | null;
  /** It is nothing that an ingest may replace. */
  readonly foreign: boolean;
}

export function readPreviousBuild(path: string): PreviousBuild {
  try {
    const build = readDatabase(path);
    return { build, inputs: parseInputs(build.inputs), problem: null, foreign: false };
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    const { code, message } = error;
    if (code === 'MISSING' && !existsSync(path))
      return { build: null, inputs: null, problem: null, foreign: false };
    return { build: null, inputs: null, problem: message, foreign: code === 'FOREIGN' || code === 'MISSING' };
  }
}
