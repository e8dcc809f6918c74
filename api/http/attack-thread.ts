import { parentPort } from 'node:worker_threads';
import { attack } from '../../engine/attack.js';
import type { AttackTask, AttackTaskDone } from './attack-worker.js';

/** A thread that solves one attack after another. */
parentPort?.on('message', ({ id, input, options }: AttackTask) => {
  const done: AttackTaskDone = { id, outcome: attack(input, options) };
  parentPort?.postMessage(done);
});
