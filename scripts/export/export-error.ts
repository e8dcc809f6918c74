/**
 * Why there is no export. FOLDER_IN_USE: something is there already. NOT_A_FOLDER: a file is in its place, or in that of a folder
 * above. NOT_WRITABLE: the rights forbid it. NO_ROOM: the disk is full. DISK_FAILED: the disk refused.
 */
export type ExportErrorCode = 'FOLDER_IN_USE' | 'NOT_A_FOLDER' | 'NOT_WRITABLE' | 'NO_ROOM' | 'DISK_FAILED';

/** The message says which folder, what was found and what to do. */
export interface ExportError extends Error {
  readonly code: ExportErrorCode;
}

const SAYS: Readonly<Record<ExportErrorCode, string>> = {
  FOLDER_IN_USE: 'is not empty, and an export replaces nothing. Name a new folder, or remove this one first.',
  NOT_A_FOLDER: 'can’t be made, because a file is in its place or above it. Name another folder with --out.',
  NOT_WRITABLE: 'may not be written. Correct the rights of the folder above it, or name another with --out.',
  NO_ROOM: 'does not fit on the disk. Free some space and run again.',
  DISK_FAILED: 'can’t be written, because the disk refused. Look at the disk, and run again.',
};

const BY_SYSTEM_CODE: readonly (readonly [RegExp, ExportErrorCode])[] = [
  [/^(?:ENOTEMPTY)$/, 'FOLDER_IN_USE'],
  [/^(?:ENOTDIR|EEXIST|ELOOP|ENAMETOOLONG|EINVAL|ENOENT)$/, 'NOT_A_FOLDER'],
  [/^(?:EACCES|EPERM|EROFS)$/, 'NOT_WRITABLE'],
  [/^(?:ENOSPC|EDQUOT|EFBIG)$/, 'NO_ROOM'],
  [/^E[A-Z]+$/, 'DISK_FAILED'],
];

export function exportError(code: ExportErrorCode, folder: string, cause?: unknown): ExportError {
  const found = systemCode(cause);
  const error = new Error(
    `${code}: ${folder} ${SAYS[code]} Nothing was exported.${found === '' ? '' : ` (${found})`}`,
    { cause },
  );
  return Object.assign(error, { name: 'ExportError', code });
}

export function isExportError(error: unknown): error is ExportError {
  return error instanceof Error && error.name === 'ExportError';
}

/** What the machine refused, as an error with the remedy; null for a fault of the code. */
export function refusedByMachine(error: unknown, folder: string): ExportError | null {
  const code = systemCode(error);
  const known = BY_SYSTEM_CODE.find(([codes]) => codes.test(code));
  return known === undefined ? null : exportError(known[1], folder, error);
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
}
