import type { ReplyContext } from '../replies/reply.js';

/** What a server of the protocol is made of. */
export interface McpParts {
  /** Of this project. */
  readonly version: string;
  /** Null while no database is loaded. */
  readonly context: () => ReplyContext | null;
  /** Does a piece of work of about this cost, when its turn comes. Throws when there is too much of it. */
  readonly work: <T>(cost: number, work: () => T) => Promise<T>;
  /** Told of what nobody foresaw; the caller is told only that something went wrong. */
  readonly onUnexpected: (error: unknown) => void;
}
