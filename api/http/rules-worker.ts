import { Worker } from 'node:worker_threads';
import type { AttackOptions } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import type { CheckBeside, SolveBeside } from '../../schema/context.js';
import { refuseAbandoned, refuseLate } from '../../schema/in-turn.js';
import type { InteractionOptions, InteractionQuery } from '../interactions/check-interaction.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Content } from '../knowledge-base/records.js';
import { TIMEOUTS } from './limits.js';
import { isLongAttack, isLongCheck } from './long-tasks.js';

/**
 * Solves attacks and checks how keywords meet in threads of their own: while they do, requests are read and answered. What takes long has
 * a thread for itself, so that the rest never waits behind it.
 */
export interface RulesWorker {
  /**
   * Rejects when the thread ends before it is done, and with a refusal when the caller had gone before its turn came: then nothing is
   * solved. How much may wait is limited where work is admitted.
   */
  readonly solve: SolveBeside;
  /** Rejects likewise. */
  readonly check: CheckBeside;
  /** Begins the threads before there is work for them, so that the first piece waits for none. They keep no process alive. */
  readonly begin: () => void;
  readonly close: () => Promise<void>;
}

interface AttackTask {
  readonly kind: 'ATTACK';
  readonly input: AttackInput;
  readonly options: Pick<AttackOptions, 'assumptions' | 'courses' | 'readings'>;
}

interface CheckTask {
  readonly kind: 'CHECK';
  readonly query: InteractionQuery;
  readonly options: Pick<InteractionOptions, 'assumptions'>;
}

/** What a thread is told: work, and before a check the rules by which it is made, unless it has them. */
export type ToThread = AttackTask | CheckTask | { readonly kind: 'RULES'; readonly content: Content };

interface Waiting {
  readonly task: AttackTask | CheckTask;
  /** Null: the work needs none. */
  readonly knowledgeBase: KnowledgeBase | null;
  readonly isAbandoned: () => boolean;
  /** When it came, by `performance.now()`. */
  readonly since: number;
  /** With what the thread tells: what comes of such a task. */
  settle(outcome: unknown): void;
  fail(error: unknown): void;
}

export function createRulesWorker(): RulesWorker {
  const [short, long] = [createThread(), createThread()];
  return {
    solve: (input, options, isAbandoned = () => false) =>
      new Promise((settle, fail) => {
        const task = { kind: 'ATTACK', input, options } as const;
        const thread = isLongAttack(input, options) ? long : short;
        thread.add({ task, knowledgeBase: null, isAbandoned, since: performance.now(), settle, fail });
      }),
    check: (knowledgeBase, query, options = {}, isAbandoned = () => false) =>
      new Promise((settle, fail) => {
        const task = { kind: 'CHECK', query, options } as const;
        const thread = isLongCheck(query) ? long : short;
        thread.add({ task, knowledgeBase, isAbandoned, since: performance.now(), settle, fail });
      }),
    begin: () => {
      short.begin();
      long.begin();
    },
    close: async () => void (await Promise.all([short.close(), long.close()])),
  };
}

interface Thread {
  begin(): void;
  add(waiting: Waiting): void;
  close(): Promise<void>;
}

const ENDED = 'The thread that works beside the requests has ended.';

/** From the sources as from a build. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './rules-thread-from-source.mjs' : './rules-thread.mjs',
  import.meta.url,
);

/** One piece of work at a time, in the order in which they came. */
function createThread(): Thread {
  const queue: Waiting[] = [];
  let working: Waiting | null = null;

  const next = (): void => {
    if (working !== null) return;
    working = firstWanted(queue);
    if (working === null) helper.rest();
    else helper.do(working);
  };
  const over = (tell: (done: Waiting) => void): void => {
    const done = working;
    working = null;
    if (done !== null) tell(done);
    next();
  };
  const helper = createHelper(over);
  return {
    begin: helper.begin,
    add: (waiting) => {
      queue.push(waiting);
      next();
    },
    close: async () => {
      for (const { fail } of queue.splice(0)) fail(new Error(ENDED));
      await helper.end();
    },
  };
}

/** Who does the work. */
interface Helper {
  begin(): void;
  do(work: Pick<Waiting, 'task' | 'knowledgeBase'>): void;
  /** There is nothing to do for now: no process stays alive for its sake. */
  rest(): void;
  end(): Promise<void>;
}

/**
 * It begins with the first piece of work if not before, and anew if it ever ended: that costs the piece it was at, and none behind it. `over`
 * hears that a piece is done, and what came of it.
 */
function createHelper(over: (tell: (done: Waiting) => void) => void): Helper {
  let thread: Worker | null = null;
  let told: KnowledgeBase | null = null;

  const begun = (): Worker => {
    const worker = new Worker(THREAD, { execArgv: [] });
    told = null;
    const ended = (error: unknown): void => {
      if (thread !== worker) return;
      thread = null;
      over(({ fail }) => fail(error));
    };
    worker.on('message', (outcome: unknown) => over(({ settle }) => settle(outcome)));
    worker.on('error', ended);
    worker.on('exit', () => ended(new Error(ENDED)));
    return worker;
  };
  return {
    begin: () => {
      if (thread !== null) return;
      thread = begun();
      thread.unref();
    },
    do: ({ task, knowledgeBase }) => {
      thread ??= begun();
      thread.ref();
      if (knowledgeBase !== null && knowledgeBase !== told) {
        told = knowledgeBase;
        thread.postMessage({ kind: 'RULES', content: rulesOnly(knowledgeBase) } satisfies ToThread);
      }
      thread.postMessage(task satisfies ToThread);
    },
    rest: () => thread?.unref(),
    end: async () => void (await thread?.terminate()),
  };
}

/** What keywords are checked by; cards are many, and none of them is looked at. */
function rulesOnly({ content }: KnowledgeBase): Content {
  return { ...content, cards: [], sources: [], revisions: [], diagnostics: [] };
}

/** Takes it out of the queue, and those before it, whose callers have gone. */
function firstWanted(queue: Waiting[]): Waiting | null {
  for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
    const isLate = performance.now() - first.since > TIMEOUTS.turn;
    if (!first.isAbandoned() && !isLate) return first;
    first.fail(isLate ? refuseLate() : refuseAbandoned());
  }
  return null;
}
