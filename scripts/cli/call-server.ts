import { z } from 'zod';
import { isUnreachable, type Unreachable, unreachable } from './unreachable.js';

/** What a tool of a server answered. */
export interface ToolResult {
  readonly isError: boolean;
  /** What it says when it is an error. */
  readonly text: string;
  readonly reply: unknown;
}

const TIMEOUT_MS = 20_000;
/** A server that is none of ours may send anything. */
const MOST_BYTES = 8 * 1024 * 1024;

const answerSchema = z.object({
  result: z.object({
    isError: z.boolean().default(false),
    content: z.array(z.object({ text: z.string().default('') })),
    structuredContent: z.unknown().optional(),
  }),
});

/** Calls a tool of the server at `url`. Rejects with what to do when there is no answer of such a server. */
export async function callServer(
  url: string,
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<ToolResult> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: tool, arguments: args },
  });
  const answer = answerSchema.safeParse(await post(`${url}/mcp`, body));
  if (!answer.success) throw answeredOtherwise(url);
  const { isError, content, structuredContent } = answer.data.result;
  return { isError, text: content.map(({ text }) => text).join('\n'), reply: structuredContent };
}

/** What is said of a server that is none of ours, or is one of another version. */
export function answeredOtherwise(url: string): Unreachable {
  return unreachable(
    `${url} did not answer as a server of the rules of this version does. Give the address of one, such as http://localhost:4000; where it is one of another version, use the swtcg-rules of that version (swtcg-rules --version), or bring the server up to date.`,
  );
}

async function post(address: string, body: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Client-Name': 'swtcg-rules',
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 413 || response.status === 503) {
      await response.body?.cancel();
      throw unreachable(
        response.status === 413
          ? 'What was asked is too large for the server. Ask for less at once.'
          : `${address} has no data yet. Try again in a moment.`,
      );
    }
    return JSON.parse(await bounded(response));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    if (isUnreachable(error)) throw error;
    throw unreachable(
      `${address} can't be reached (${reasonOf(error)}). Start a server there, or leave --server out.`,
    );
  }
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
