import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../api/project.js';

/** How an ingest that ran as a process of its own ended. */
export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

const PROGRAM = ['--import', 'tsx', join(projectRoot(), 'scripts', 'ingest.ts')];

/** Starts `npm run ingest -- <args>` without npm. Name another place than data/ with --out, RULES_DB or --dry-run. */
export function startIngest(args: readonly string[], { env = {}, ...options }: SpawnOptions = {}): Running {
  return follow(
    spawn(process.execPath, [...PROGRAM, ...args], {
      cwd: projectRoot(),
      ...options,
      env: { ...process.env, RULES_DB: '', ...env },
    }),
  );
}

/** The same, with files limited to so many blocks of 512 bytes: a disk that is full as soon as one grows beyond. */
export function startIngestOnFullDisk(blocks: number, args: readonly string[]): Running {
  const program = [`ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, ...PROGRAM, ...args];
  return follow(
    spawn('sh', ['-c', ...program], { cwd: projectRoot(), env: { ...process.env, RULES_DB: '' } }),
  );
}

export function runToEnd(args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  return startIngest(args, options).ended;
}

export function follow(child: ChildProcess): Running {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}
