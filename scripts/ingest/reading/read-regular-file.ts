import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const SMALLEST_CHUNK = 64 * 1024;

/**
 * The bytes of a file; null when there are more than `most`. What the file says of its size is not trusted: it may grow, and some
 * have no end. Throws when it can't be read, and for a pipe, a socket or a device, which could be waited for in vain.
 */
export function readRegularFile(path: string, most: number): Uint8Array | null {
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) throw new Error(stats.isDirectory() ? 'it is a folder' : 'it is no regular file');
    if (stats.size > most) return null;
    const chunks: Uint8Array[] = [];
    for (let length = 0; length <= most; ) {
      const chunk = Buffer.allocUnsafe(Math.max(SMALLEST_CHUNK, stats.size + 1 - length));
      const read = readSync(handle, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      length += read;
    }
    return null;
  } finally {
    closeSync(handle);
  }
}
