import type { QueryContext } from '../../schema/context.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { ServerParts } from './answerer.js';

/** Somebody who asks: what he is answered from, and where what takes long is done. */
export function callerOf(
  { publicUrl, worker }: Pick<ServerParts, 'publicUrl' | 'worker'>,
  knowledgeBase: KnowledgeBase,
  isAbandoned: () => boolean,
): QueryContext {
  return { knowledgeBase, publicUrl, isAbandoned, solveBeside: worker.solve, checkBeside: worker.check };
}
