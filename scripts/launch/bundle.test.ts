import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../api/project.js';

let project: string;

/** A project of two small files with the launcher of this one. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'launch-'));
  const launch = join(project, 'scripts', 'launch');
  mkdirSync(launch, { recursive: true });
  for (const name of ['bundle.mjs', 'load-script.mjs', 'start.mjs'])
    copyFileSync(join(projectRoot(), 'scripts', 'launch', name), join(launch, name));
  symlinkSync(join(projectRoot(), 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(project, 'scripts', 'start.ts'),
    "import { said } from './said.js';\nconsole.log(said);\n",
  );
  say('one');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function say(word: string): void {
  writeFileSync(join(project, 'scripts', 'said.ts'), `export const said: string = '${word}';\n`);
}

function start(): string {
  const launcher = join(project, 'scripts', 'launch', 'start.mjs');
  return execFileSync(process.execPath, [launcher], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test('a start makes a bundle, the next takes it as it is, and one of another source is made anew', () => {
  const bundle = join(project, 'dist', 'start.mjs');
  expect(start()).toBe('one\n');
  const { ino } = statSync(bundle);
  expect(start()).toBe('one\n');
  expect(statSync(bundle).ino).toBe(ino);
  say('two');
  expect(start()).toBe('two\n');
});

test('a bundle that was cut off is made anew', () => {
  start();
  writeFileSync(join(project, 'dist', 'start.mjs'), "console.log('half");
  expect(start()).toBe('one\n');
});

test('a thread of a bundle that is cut off or another is made anew', () => {
  const scripts = join(project, 'scripts');
  writeFileSync(join(scripts, 'said-thread.ts'), "console.log('thread');\n");
  writeFileSync(join(scripts, 'said-worker.ts'), "export { said } from './said.js';\n");
  writeFileSync(join(scripts, 'start.ts'), "import { said } from './said-worker.js';\nconsole.log(said);\n");
  const thread = join(project, 'dist', 'said-thread.mjs');
  start();
  const made = readFileSync(thread, 'utf8');
  expect(made).toContain('thread');
  writeFileSync(thread, 'cut o');
  expect(start()).toBe('one\n');
  expect(readFileSync(thread, 'utf8')).toBe(made);
});

test('where packages are missing it says so in one line', () => {
  rmSync(join(project, 'node_modules'));
  const launcher = join(project, 'scripts', 'launch', 'start.mjs');
  const { status, stderr } = spawnSync(process.execPath, [launcher], { encoding: 'utf8' });
  expect(stderr).toMatch(/^No bundle of start .*esbuild.*tsx.* Run npm ci\.\n$/);
  expect(status).toBe(1);
});

test('where no bundle can be written it starts of its sources', () => {
  writeFileSync(join(project, 'dist'), 'in the way');
  expect(start()).toBe('one\n');
});
