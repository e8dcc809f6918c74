import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT_NAME = 'swtcg-rules';

/** The folder of this project's package.json, from the sources as well as from a build. */
export function projectRoot(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === PROJECT_NAME)
      return folder;
    if (folder === dirname(folder)) {
      throw new Error(
        `No package.json named "${PROJECT_NAME}" stands in or above ${from}; keep this file inside the project.`,
      );
    }
  }
}

/** Of this project, as its package says. */
export function projectVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'));
  return String(version);
}

/** Texts of the project, and the database that is built of them. */
export const DATA_FOLDER = join(projectRoot(), 'data');
export const DEFAULT_DATABASE = join(DATA_FOLDER, 'rules.db');

/** The database of the project, and whether `RULES_DB` names another one in its place: that is its owner's. */
export function databasePlace(env: Readonly<Record<string, string | undefined>>): {
  readonly path: string;
  readonly isOwn: boolean;
} {
  const named = env['RULES_DB'];
  return named ? { path: resolve(named), isOwn: false } : { path: DEFAULT_DATABASE, isOwn: true };
}
