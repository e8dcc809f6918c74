import { parentPort } from 'node:worker_threads';
import { attack } from '../../engine/attack.js';
import type { AttackTask } from './attack-worker.js';

/** A thread that solves one attack after another. */
parentPort?.on('message', ({ input, options }: AttackTask) => {
  parentPort?.postMessage(attack(input, options));
});
