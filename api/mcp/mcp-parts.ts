import type { LongWork } from '../answers/long-work.js';
import type { ReplyContext } from '../replies/reply.js';

/** What a server of the protocol is made of. */
export interface McpParts {
  /** Of this project. */
  readonly version: string;
  /** Null while no database is loaded. */
  readonly context: () => ReplyContext | null;
  /** Does a piece of work of this cost, and the long parts of it where they keep nobody waiting. Rejects when there is too much of it. */
  readonly work: <T>(cost: number, piece: (long: LongWork) => T) => Promise<T>;
  /** Told of what nobody foresaw; the caller is told only that something went wrong. */
  readonly onUnexpected: (error: unknown) => void;
}
