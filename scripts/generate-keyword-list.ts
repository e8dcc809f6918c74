/** Makes the list of the engine's keywords from the files of engine/keywords; with --check only says whether it is up to date. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NAME = 'engine/keyword-list.ts';
const FILE = fileURLToPath(new URL(`../${NAME}`, import.meta.url));
const FOLDER = fileURLToPath(new URL('../engine/keywords', import.meta.url));

interface Outcome {
  readonly exitCode: 0 | 1;
  readonly message: string;
}

function slugs(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** The name under which a file exports its keyword: `criticalHit`, `switchRules`. */
function exportOf(slug: string): string {
  const source = readFileSync(`${FOLDER}/${slug}.ts`, 'utf8');
  const name = /^export const (\w+): KeywordRules = /m.exec(source)?.[1];
  if (name === undefined) {
    throw new Error(
      `engine/keywords/${slug}.ts exports no keyword; expected "export const NAME: KeywordRules = ...".`,
    );
  }
  return name;
}

function moduleSource(slugs: readonly string[]): string {
  const keywords = slugs.map((slug) => ({ slug, name: exportOf(slug) }));
  return `/** Made by scripts/generate-keyword-list.ts: the files of engine/keywords. */
import type { KeywordRules } from './keyword.js';
${keywords.map(({ slug, name }) => `import { ${name} } from './keywords/${slug}.js';\n`).join('')}
/** Every keyword of the game, by slug. */
export const KEYWORDS: readonly KeywordRules[] = [
${keywords.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

function readGenerated(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}

function run(options: readonly string[]): Outcome {
  const unknown = options.find((option) => option !== '--check');
  if (unknown !== undefined) {
    return { exitCode: 1, message: `keyword-list does not know '${unknown}'; expected nothing or --check.` };
  }
  const all = slugs();
  const generated = moduleSource(all);
  const upToDate = readGenerated() === generated;
  if (options.includes('--check') && !upToDate) {
    const message = `${NAME} differs from the ${all.length} files of engine/keywords. Run npm run keywords and commit the file.`;
    return { exitCode: 1, message };
  }
  if (!upToDate) writeFileSync(FILE, generated);
  return { exitCode: 0, message: `${NAME}: ${all.length} keywords, ${upToDate ? 'up to date' : 'written'}.` };
}

const { exitCode, message } = run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${message}\n`);
process.exitCode = exitCode;
