import { attack } from '../../engine/attack.js';
import type { ReplyContext, Steps } from '../replies/reply.js';

/** What a server of the protocol is made of. */
export interface McpParts {
  /** Of this project. */
  readonly version: string;
  /** Null while no database is loaded. */
  readonly context: () => ReplyContext | null;
  /** Does work of about this cost, step by step. Rejects when there is too much of it. */
  readonly work: <T>(cost: number, work: (steps: Steps) => Promise<T>) => Promise<T>;
  /** Told of what nobody foresaw; the caller is told only that something went wrong. */
  readonly onUnexpected: (error: unknown) => void;
}

/** Where nobody else is served: all is done at once. */
export const AT_ONCE: Steps = {
  inTurn: async (work) => work(),
  solve: async (input, options) => attack(input, options),
};
