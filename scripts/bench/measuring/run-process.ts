import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../../api/project.js';
import type { Usage } from './usage.js';
import type { Workspace } from './workspace.js';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** From the start of the process until it said that it listens. */
  readonly startMs: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export interface Program {
  /** Path of the script from the root of the project. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A run that ended well. */
export interface FinishedRun {
  readonly ms: number;
  readonly peakBytes: number;
}

const START_LIMIT_MS = 60_000;
const RUN_LIMIT_MS = 900_000;
const STOP_LIMIT_MS = 6_000;
const REPORT_USAGE = './scripts/bench/processes/report-usage.mjs';

function launch(workspace: Workspace, { script, args = [], env = {} }: Program): Launched {
  const output = workspace.newPath('output.log');
  const file = openSync(output, 'w');
  const stdio: StdioOptions = ['ignore', file, file, 'ipc'];
  const modules = script.endsWith('.ts') ? ['tsx', REPORT_USAGE] : [REPORT_USAGE];
  const preloads = modules.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...preloads, join(projectRoot(), script), ...args], {
    cwd: projectRoot(),
    env: { ...withoutSettings(process.env), ...env },
    stdio,
  });
  closeSync(file);
  workspace.atEnd(async () => stopChild(child));
  return { child, output: () => readFileSync(output, 'utf8') };
}

interface Launched {
  readonly child: ChildProcess;
  /** All it has written so far. */
  output(): string;
}

/** The defaults are measured, whatever the shell of the person who runs this has set. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const settings = [
    'PORT',
    'HOST',
    'RULES_DB',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'DISCORD_PUBLIC_KEY',
    'NODE_OPTIONS',
    'NODE_ENV',
  ];
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.includes(name)));
}

/** Starts a server that prints a line of JSON with its `url` once it listens. */
export async function startServerProcess(workspace: Workspace, program: Program): Promise<ServerProcess> {
  const started = performance.now();
  const { child, output } = launch(workspace, program);
  for (;;) {
    const url = /"url":"([^"]+)"/.exec(output())?.[1];
    const startMs = performance.now() - started;
    if (url !== undefined) {
      return { url, startMs, usage: () => usageOf(child), stop: () => stopChild(child) };
    }
    if (child.exitCode !== null || startMs > START_LIMIT_MS) {
      throw new Error(`${program.script} did not start to listen. It wrote:\n${output()}`);
    }
    await pause(5);
  }
}

/** Runs a program to its end. Rejects when it fails or takes a quarter of an hour. */
export async function runToEnd(workspace: Workspace, program: Program): Promise<FinishedRun> {
  const started = performance.now();
  const { child, output } = launch(workspace, program);
  let peakBytes = 0;
  child.on('message', (usage: Usage) => {
    peakBytes = usage.peakBytes;
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), RUN_LIMIT_MS);
  const [code] = await once(child, 'exit');
  const ms = performance.now() - started;
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${program.script} ended with ${String(code)}. It wrote:\n${output()}`);
  return { ms, peakBytes };
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message', { signal: AbortSignal.timeout(10_000) });
  child.send('usage');
  const [usage] = await answer;
  return usage as Usage;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}
