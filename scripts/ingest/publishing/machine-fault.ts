/** What the machine refused, in a sentence with the remedy; null for a fault of the code. */
export function machineFault(error: unknown, path: string): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL)$/.test(code)) {
    return `There is no room on the disk for ${path} (${code}): free some space and run again. The old database is as it was.`;
  }
  if (/^(?:EACCES|EPERM|EROFS|SQLITE_READONLY\w*|SQLITE_CANTOPEN\w*|SQLITE_PERM)$/.test(code)) {
    return `${path} or its folder may not be written (${code}): correct the rights, or give another place with --out.`;
  }
  if (/^(?:ENOENT|ENOTDIR|EISDIR|EEXIST|ELOOP|ENAMETOOLONG)$/.test(code)) {
    return `${path} can't be written there (${code}): give a file in an existing folder with --out.`;
  }
  if (/^(?:EIO|SQLITE_IOERR\w*)$/.test(code)) {
    return `The disk failed, or is full, while ${path} was written (${code}). The old database is as it was.`;
  }
  return null;
}
