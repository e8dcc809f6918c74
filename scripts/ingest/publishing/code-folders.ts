import { join } from 'node:path';

const INGEST = join('scripts', 'ingest');

/** Whose sources decide what a database holds: the ingest, and what it takes from elsewhere. Paths from the root of the project. */
export const CODE_FOLDERS: readonly string[] = [
  INGEST,
  ...['publishing', 'building', 'cards', 'editions', 'parsing', 'reading'].map((name) => join(INGEST, name)),
  join('api', 'knowledge-base'),
  join('engine', 'notation'),
];

/** Is this one of their sources? */
export function isSource(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts');
}
