import { closeSync, openSync, readSync } from 'node:fs';

/** More than any list that is read, and little enough to read all of it from anywhere. */
const MOST_BYTES = 256 * 1024;
const STDIN = 0;

/** The text of a file, or of standard input for `-`; of a very long one the beginning. Or why it can't be read. */
export function readList(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    const source = file === '-' ? STDIN : openSync(file, 'r');
    try {
      return { text: readAll(source) };
    } finally {
      if (source !== STDIN) closeSync(source);
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { fault: `${file} can't be read (${reason}); expected a deck list, or - for standard input` };
  }
}

function readAll(source: number): string {
  const bytes = Buffer.alloc(MOST_BYTES);
  let length = 0;
  while (length < MOST_BYTES) {
    const read = readSync(source, bytes, length, MOST_BYTES - length, null);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length).toString('utf8');
}
