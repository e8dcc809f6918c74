import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.mjs';

const root = join(import.meta.dirname, '..', '..');

/**
 * Loads `scripts/NAME.ts` as a bundle: in a package the one that was packed; in a checkout one that is as new as its sources, and the
 * sources themselves where no bundle can be made.
 *
 * @param {string} name of the script, with the folder it is in
 * @returns {Promise<any>} what it exports
 */
export async function loadScript(name) {
  const source = join(root, 'scripts', `${name}.ts`);
  const file = existsSync(source) ? await bundleOrSource(name, source) : join(root, 'dist', `${name}.mjs`);
  return import(pathToFileURL(file).href);
}

/** The tree may be another's: that nothing can be kept in it is no fault. */
const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS']);

async function bundleOrSource(name, source) {
  try {
    return await bundleOf(root, name);
  } catch (error) {
    const isReadOnly = READ_ONLY.has(error?.code);
    await readSources(`No bundle of ${name} in dist/ (${reasonOf(error)})`, isReadOnly);
    return source;
  }
}

/** Lets sources be imported. Ends the process where that can't be either: then packages are missing. */
async function readSources(why, isExpected) {
  try {
    const { register } = await import('tsx/esm/api');
    register();
    if (!isExpected) process.stderr.write(`${why}; it runs of its sources, which takes longer.\n`);
  } catch (error) {
    process.stderr.write(`${why}, and its sources can't be read (${reasonOf(error)}). Run npm ci.\n`);
    process.exit(1);
  }
}

function reasonOf(error) {
  const [reason] = String(error instanceof Error ? error.message : error).split('\n');
  return reason;
}
