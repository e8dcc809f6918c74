import { createPairMemory } from './pair-memory.js';

/** The pairs of this process: what a page has worked out, a deck need not wait for, and the other way round. */
export const knownPairs = createPairMemory();
