import { inSteps } from '../api/answers/in-steps.js';
import { checkMemory, knownChecks } from '../api/answers/known-checks.js';
import type { LongWork } from '../api/answers/long-work.js';
import type { QueryContext } from './context.js';
import { inTurn } from './in-turn.js';
import { isShortAttack, solvedAttack } from './solved-attack.js';

/**
 * Does a piece of work in its turn, and the long parts of it (attacks, checks of keywords) beside the requests where that can be done. The
 * outcome is the same. Rejects as `inTurn` does.
 */
export function workInSteps<T>(
  context: Pick<QueryContext, 'knowledgeBase' | 'isAbandoned' | 'solveBeside' | 'checkBeside'>,
  piece: (long: LongWork) => T,
): Promise<T> {
  const { isAbandoned, checkBeside } = context;
  return inSteps(
    {
      turn: (work) => inTurn(context, work),
      isShort: isShortAttack,
      solve: (input, options) => solvedAttack(context, input, options),
      recall: checkMemory.recall,
      check: async (kb, query, options) => {
        if (checkBeside === undefined) return inTurn(context, () => knownChecks(kb, query, options));
        const outcome = await checkBeside(kb, query, options, isAbandoned);
        checkMemory.keep(kb, query, options, outcome);
        return outcome;
      },
    },
    piece,
  );
}
