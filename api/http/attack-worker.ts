import { Worker } from 'node:worker_threads';
import type { AttackOptions } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import type { AttackReport, Refusal } from '../../engine/report.js';

/** Solves attacks in a thread of its own, one after another: while it does, requests are read and answered. */
export interface AttackWorker {
  /** Rejects when the thread ends before it is done. */
  solve(input: AttackInput, options: PlainOptions): Promise<AttackReport | Refusal>;
  close(): Promise<void>;
}

/** What can be told to another thread. */
type PlainOptions = Omit<AttackOptions, 'keywords'>;

export interface AttackTask {
  readonly id: number;
  readonly input: AttackInput;
  readonly options: PlainOptions;
}

export interface AttackTaskDone {
  readonly id: number;
  readonly outcome: AttackReport | Refusal;
}

interface Waiting {
  readonly settle: (outcome: AttackReport | Refusal) => void;
  readonly fail: (error: Error) => void;
}

/** From the sources as from a build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './attack-thread-from-source.mjs' : './attack-thread.mjs',
  import.meta.url,
);

/** The thread begins with the first attack, and anew if it ever ended. */
export function createAttackWorker(): AttackWorker {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let asked = 0;
  const ended = (error: Error): void => {
    thread = null;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  const begin = (): Worker => {
    const begun = new Worker(THREAD, { execArgv: [] });
    begun.on('message', ({ id, outcome }: AttackTaskDone) => {
      waiting.get(id)?.settle(outcome);
      waiting.delete(id);
      if (waiting.size === 0) begun.unref();
    });
    begun.on('error', ended);
    begun.on('exit', () => ended(new Error('The thread that solves attacks has ended.')));
    return begun;
  };
  return {
    solve: (input, options) =>
      new Promise((settle, fail) => {
        thread ??= begin();
        asked += 1;
        waiting.set(asked, { settle, fail });
        thread.ref();
        const task: AttackTask = { id: asked, input, options };
        thread.postMessage(task);
      }),
    close: async () => void (await thread?.terminate()),
  };
}
