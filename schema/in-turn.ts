import { setImmediate } from 'node:timers/promises';

const turns = new WeakMap<object, Promise<unknown>>();

/**
 * Does pieces of work that hold up the event loop one at a time, each in a turn of its own: between two of them, other requests are served.
 * Work queues behind work with the same key. Rejects with what the work throws.
 */
export function inTurn<T>(key: object, work: () => T): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.then(() => setImmediate()).then(work);
  const over = mine.then(
    () => undefined,
    () => undefined,
  );
  turns.set(key, over);
  return mine;
}
