import { readRegularFile } from './read-regular-file.js';

/** The text of a UTF-8 file of at most `most` bytes, without its byte order mark. Throws when it is anything else. */
export function readText(path: string, most: number): string {
  const bytes = readRegularFile(path, most);
  if (bytes === null) throw new Error(`it has more than ${most} bytes`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not saved as UTF-8');
  }
}
