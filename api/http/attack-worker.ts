import { Worker } from 'node:worker_threads';
import type { AttackOptions } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import type { AttackReport, Refusal } from '../../engine/report.js';
import { refuseAbandoned } from '../../schema/in-turn.js';

/** Solves attacks in a thread of its own, one after another: while it does, requests are read and answered. */
export interface AttackWorker {
  /**
   * Rejects when the thread ends before it is done, and with a refusal when the caller had gone before its turn came: then nothing is
   * solved. How much may wait is limited where work is admitted.
   */
  solve(input: AttackInput, options: PlainOptions, isAbandoned?: () => boolean): Promise<Outcome>;
  close(): Promise<void>;
}

type Outcome = AttackReport | Refusal;

/** What can be told to another thread. */
type PlainOptions = Omit<AttackOptions, 'keywords'>;

export interface AttackTask {
  readonly input: AttackInput;
  readonly options: PlainOptions;
}

interface Waiting extends AttackTask {
  readonly isAbandoned: () => boolean;
  readonly settle: (outcome: Outcome) => void;
  readonly fail: (error: unknown) => void;
}

const ENDED = 'The thread that solves attacks has ended.';

/** From the sources as from a build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './attack-thread-from-source.mjs' : './attack-thread.mjs',
  import.meta.url,
);

/** The thread begins with the first attack, and anew if it ever ended: that costs the attack it was at, and none behind it. */
export function createAttackWorker(): AttackWorker {
  const queue: Waiting[] = [];
  let thread: Worker | null = null;
  let solving: Waiting | null = null;

  const next = (): void => {
    if (solving !== null) return;
    solving = firstWanted(queue);
    if (solving === null) {
      thread?.unref();
      return;
    }
    thread ??= begin();
    thread.ref();
    const { input, options } = solving;
    thread.postMessage({ input, options } satisfies AttackTask);
  };
  const over = (tell: (done: Waiting) => void): void => {
    const done = solving;
    solving = null;
    if (done !== null) tell(done);
    next();
  };
  const begin = (): Worker => {
    const begun = new Worker(THREAD, { execArgv: [] });
    const ended = (error: unknown): void => {
      if (thread !== begun) return;
      thread = null;
      over(({ fail }) => fail(error));
    };
    begun.on('message', (outcome: Outcome) => over(({ settle }) => settle(outcome)));
    begun.on('error', ended);
    begun.on('exit', () => ended(new Error(ENDED)));
    return begun;
  };
  return {
    solve: (input, options, isAbandoned = () => false) =>
      new Promise((settle, fail) => {
        queue.push({ input, options, isAbandoned, settle, fail });
        next();
      }),
    close: async () => {
      for (const { fail } of queue.splice(0)) fail(new Error(ENDED));
      await thread?.terminate();
    },
  };
}

/** Takes it out of the queue, and those before it, whose callers have gone. */
function firstWanted(queue: Waiting[]): Waiting | null {
  for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
    if (!first.isAbandoned()) return first;
    first.fail(refuseAbandoned());
  }
  return null;
}
