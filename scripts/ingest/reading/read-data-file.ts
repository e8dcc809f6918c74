import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { faultInWords } from '../faults-in-words.js';
import { LIMITS } from './limits.js';
import { readRegularFile } from './read-regular-file.js';
import { readText } from './read-text.js';

/** The files of the project's own data, by their names below `data/`. All throw with a sentence when one can't be read. */

export function readDataFile(dataFolder: string, file: string): string {
  return reading(file, () => readText(join(dataFolder, file), LIMITS.fileBytes));
}

/** Null when there is none. A link that leads nowhere, or a folder that may not be searched, is no such answer. */
export function readDataFileIfAny(dataFolder: string, file: string): string | null {
  const stats = reading(file, () => lstatSync(join(dataFolder, file), { throwIfNoEntry: false }));
  return stats === undefined ? null : readDataFile(dataFolder, file);
}

/** Null when it is too large to be read. */
export function readDataBytes(dataFolder: string, file: string): Uint8Array | null {
  return reading(file, () => readRegularFile(join(dataFolder, file), LIMITS.fileBytes));
}

/** All regular files below a folder of the data, in a stable order. */
export function dataFilesBelow(dataFolder: string, folder: string): readonly string[] {
  const found = reading(folder, () =>
    readdirSync(join(dataFolder, folder), { recursive: true, withFileTypes: true }),
  );
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)))
    .sort();
}

function reading<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`data/${file} can't be read: ${faultInWords(error)}. Restore it from git.`);
  }
}
