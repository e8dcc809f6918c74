import { setImmediate } from 'node:timers/promises';

let arrived = 0;

/** To be called for each connection and each request that comes in: there is one event loop for all. */
export function noteArrival(): void {
  arrived += 1;
}

/** A flood must not keep work waiting for ever. */
const MOST_ROUNDS = 2_000;

/**
 * Lets the event loop go round until a round brings nothing new. A round takes in one connection only (libuv since 1.45): work done in each
 * of them would keep the last of some hundred connections waiting for as many pieces of work before it is so much as read.
 */
export async function letArrive(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = arrived;
    await setImmediate();
    if (arrived === before) return;
  }
}
