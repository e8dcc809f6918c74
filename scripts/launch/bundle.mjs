import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/**
 * Plain JavaScript, for it runs before anything can read TypeScript. A bundle is one script of the project with all that it imports, in
 * one file: a thousand modules that are found, read and translated one by one take longer than all the rest of a start.
 */

/**
 * Native code, a page of nine megabytes that few ask for, the bundler itself, and a package that is measured against stay where they are
 * installed.
 */
const LEFT_OUT = ['better-sqlite3', '@graphql-yoga/render-graphiql', 'esbuild', '@smogon/calc'];
/** Packages that have both forms: every use of a CommonJS one goes through a getter, which takes a tenth of a large GraphQL answer. */
const MODULES_FIRST = ['module', 'main'];
/** GraphQL looks at each value a second time where this is not said. */
const AS_SERVED = { 'process.env.NODE_ENV': '"production"' };
/** CommonJS packages call it. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
const NOTE = '//# made of ';

/**
 * Absolute path of the bundle of `scripts/NAME.ts`, made anew when one of its sources or the installed packages changed. Rejects when it
 * can't be made.
 *
 * @param {string} root absolute path of the project
 * @param {string} name of the script
 * @returns {Promise<string>}
 */
export async function bundleOf(root, name) {
  const file = join(root, 'dist', `${name}.mjs`);
  if (!isCurrent(root, file)) await makeBundle(root, name, file);
  return file;
}

/** Told by what stands in the files; their times say nothing. */
function isCurrent(root, file) {
  try {
    const bundle = readFileSync(file, 'utf8');
    const note = bundle.slice(bundle.lastIndexOf(NOTE) + NOTE.length);
    const { sources, hash, threads } = JSON.parse(note);
    return (
      hash === hashOf(root, sources) &&
      threads.every((thread) => thread.hash === sumOf(readFileSync(join(file, '..', thread.name))))
    );
  } catch {
    return false;
  }
}

async function makeBundle(root, name, file) {
  const script = await bundled(root, join('scripts', `${name}.ts`));
  const threads = await Promise.all(threadsOf(script.inputs).map((path) => bundled(root, path)));
  const inputs = [script, ...threads].flatMap((one) => one.inputs);
  const sources = [...new Set(inputs)].filter((path) => !path.includes('node_modules'));
  for (const thread of threads) putInPlace(join(file, '..', thread.name), thread.text);
  const madeThreads = threads.map(({ name, text }) => ({ name, hash: sumOf(text) }));
  const note = { sources, hash: hashOf(root, sources), threads: madeThreads };
  putInPlace(file, `${script.text}\n${NOTE}${JSON.stringify(note)}\n`);
}

/** `x-worker.ts` runs `x-thread.ts` beside it in a thread of its own, which needs a file of its own. */
function threadsOf(inputs) {
  return inputs
    .filter((path) => path.endsWith('-worker.ts'))
    .map((path) => path.replace(/-worker\.ts$/, '-thread.ts'));
}

async function bundled(root, path) {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, path)],
    absWorkingDir: root,
    outdir: join(root, 'dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: LEFT_OUT,
    mainFields: MODULES_FIRST,
    define: AS_SERVED,
    banner: { js: REQUIRE },
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const name = `${basename(path, '.ts')}.mjs`;
  return { name, text: outputFiles[0].text, inputs: Object.keys(metafile.inputs) };
}

/** All at once: two starts may make the same bundle. */
function putInPlace(file, text) {
  const beside = `${file}.${process.pid}.tmp`;
  mkdirSync(join(file, '..'), { recursive: true });
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
}

function sumOf(content) {
  return createHash('sha256').update(content).digest('hex');
}

/** Of the sources, of what decides how they are read, and of which packages are installed. */
function hashOf(root, sources) {
  const hash = createHash('sha256');
  const about = ['package.json', 'tsconfig.json', join('node_modules', '.package-lock.json')];
  for (const path of [...sources, ...about, relative(root, import.meta.filename)]) {
    hash.update(`${path}\n`).update(contentOf(join(root, path)));
  }
  return hash.digest('hex');
}

function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return '';
  }
}
