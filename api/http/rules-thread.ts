import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { attack } from '../../engine/attack.js';
import { checkInteraction } from '../interactions/check-interaction.js';
import { type KnowledgeBase, openPartByPart } from '../knowledge-base/knowledge-base.js';
import type { ToThread } from './rules-worker.js';

// On Linux this is the priority of the calling thread alone: requests are read before long work goes on. Elsewhere it is the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** Of what it was told last. Nothing in it is searched. */
let knowledgeBase: KnowledgeBase | null = null;

/** A thread that does one piece of work after another, and tells what came of each. */
parentPort?.on('message', (told: ToThread) => {
  switch (told.kind) {
    case 'RULES':
      knowledgeBase = openPartByPart(told.content, '');
      return;
    case 'ATTACK':
      parentPort?.postMessage(attack(told.input, told.options));
      return;
    case 'CHECK':
      if (knowledgeBase === null) throw new Error('A check was asked for before the rules were told.');
      parentPort?.postMessage(checkInteraction(knowledgeBase, told.query, told.options));
  }
});
