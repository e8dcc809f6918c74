import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../api/project.js';

/** What another script of the project exports, or does when it is loaded. Found at run time: a bundle of this one does not hold the others. */
export async function loadScript(name: string) {
  const launcher = join(projectRoot(), 'scripts', 'launch', 'load-script.mjs');
  const { loadScript } = await import(pathToFileURL(launcher).href);
  return loadScript(name);
}

/** Runs another script of the project with these arguments, as if it had been called with them. */
export async function runScript(name: string, args: readonly string[]): Promise<void> {
  process.argv = [process.argv[0] ?? '', `swtcg-rules ${name}`, ...args];
  await loadScript(name);
}
