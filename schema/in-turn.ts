import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLError } from 'graphql';
import { letArrive } from './arrivals.js';
import type { QueryContext } from './context.js';
import { refuse } from './error-codes.js';

const turns = new WeakMap<object, Promise<unknown>>();

/**
 * Does pieces of work that hold up the event loop one at a time, each in a turn of its own: between two of them, all that has come in is read, and
 * small requests are served.
 * Work queues behind work on the same knowledge base. Rejects with what the work throws, and with a refusal when the caller had gone
 * before its turn came: then nothing is done. How much may wait is limited where queries are admitted.
 */
export function inTurn<T>(
  { knowledgeBase, isAbandoned }: Pick<QueryContext, 'knowledgeBase' | 'isAbandoned'>,
  work: () => T,
): Promise<T> {
  let worked = 0;
  const before = turns.get(knowledgeBase) ?? Promise.resolve();
  const mine = before.then(letArrive).then(() => {
    if (isAbandoned?.() === true) throw refuseAbandoned();
    const began = performance.now();
    try {
      return work();
    } finally {
      worked = performance.now() - began;
    }
  });
  const over = mine.then(
    () => breathAfter(worked),
    () => breathAfter(worked),
  );
  turns.set(knowledgeBase, over);
  return mine;
}

/** What a caller is told who had gone before the turn of his work came. */
export function refuseAbandoned(): GraphQLError {
  return refuse('RATE_LIMITED', 'The connection ended while this waited for its turn. Ask again.');
}

/** What a caller is told whose turn did not come in time. */
export function refuseLate(): GraphQLError {
  return refuse(
    'RATE_LIMITED',
    'Too much large work was waiting, and the turn of this did not come in time. Ask again later.',
  );
}

/** After work that held up the loop for so many milliseconds ... */
const LONG = 100;
/** ... the next waits so many, in which the requests that came meanwhile can be read and the small ones answered. */
const BREATH = 20;

async function breathAfter(worked: number): Promise<void> {
  if (worked > LONG) await pause(BREATH);
}
