import type { Refused } from '../../api/replies/reply.js';
import type { Replies } from './replies.js';
import type { Style } from './style.js';

/** What came of a question. */
export interface Outcome {
  readonly found: boolean;
  /** For `--json`. */
  readonly reply: object;
  /** For people. The reply has been made harmless before. */
  print(style: Style): string;
}

/** What is wrong with what was typed, and what to do. */
export interface Misused {
  readonly usage: string;
}

export type Options = Readonly<Record<string, unknown>>;

/** A command that asks something and shows the answer. */
export interface QueryCommand {
  readonly name: string;
  /** As help shows them: `<name...>`. */
  readonly argument: string;
  readonly summary: string;
  /** Command lines that work with the data of the project. */
  readonly examples: readonly string[];
  /** What else help says. */
  readonly note?: string;
  /** Flags, what they mean, and what their value is one of. */
  readonly options?: readonly (readonly [flags: string, meaning: string, choices?: readonly string[]])[];
  ask(replies: Replies, words: readonly string[], options: Options): Promise<Outcome | Refused | Misused>;
}
