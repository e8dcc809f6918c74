/** Nobody can be asked: no database, or a server that does not answer. The message says what to do. */
export interface Unreachable extends Error {
  readonly code: 'UNREACHABLE';
}

export function unreachable(message: string): Unreachable {
  return Object.assign(new Error(message), { code: 'UNREACHABLE' as const });
}

export function isUnreachable(error: unknown): error is Unreachable {
  return error instanceof Error && 'code' in error && error.code === 'UNREACHABLE';
}
