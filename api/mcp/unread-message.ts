import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** Why what came in is no message, as JSON-RPC tells it. */
export interface UnreadMessage {
  readonly code: number;
  /** What was found, what is expected, what to do. */
  readonly message: string;
}

const EXAMPLE =
  'send one such as {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}: id is a text or a number, params an object.';

export const NO_MESSAGE: UnreadMessage = {
  code: ErrorCode.InvalidRequest,
  message: `This is no message of JSON-RPC 2.0, or several in a list; ${EXAMPLE}`,
};

/** What a reader of messages threw, as its sender is told; null when it is no fault of a message. */
export function unreadMessage(error: unknown): UnreadMessage | null {
  if (error instanceof SyntaxError) {
    const message = `This is not JSON (${error.message.slice(0, 120)}); ${EXAMPLE}`;
    return { code: ErrorCode.ParseError, message };
  }
  return error instanceof z.ZodError ? NO_MESSAGE : null;
}

/** The answer to it, as JSON: to no id, for none was read. */
export function answerToUnread(
  { code, message }: UnreadMessage,
  data?: Readonly<Record<string, unknown>>,
): string {
  const error = data === undefined ? { code, message } : { code, message, data };
  return JSON.stringify({ jsonrpc: '2.0', id: null, error });
}
