import type { IncomingMessage } from 'node:http';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { ErrorCode, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { workInSteps } from '../../schema/work-in-steps.js';
import { LONGEST_LIST } from '../decks/deck-limits.js';
import { createMcpServer } from '../mcp/create-mcp-server.js';
import type { McpParts } from '../mcp/mcp-parts.js';
import { NOT_READY } from '../mcp/not-ready.js';
import { deckRulingsTool } from '../mcp/tools/deck-rulings.js';
import { answerToUnread, NO_MESSAGE } from '../mcp/unread-message.js';
import { projectVersion } from '../project.js';
import type { Answerer, ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { refuseLargeBody, withoutListOfTool } from './deck-in-body.js';
import { type Failure, failure, isFailure } from './failure.js';
import { notReady } from './graphql-route.js';
import { LIMITS } from './limits.js';
import { refusedOrigin } from './page-origin.js';
import { readBody } from './read-body.js';
import { readJson } from './read-json.js';
import type { Content } from './representation.js';

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each POST is answered by a server of its own with one piece of JSON,
 * so any number of processes can serve it. Streams (GET) and the end of sessions (DELETE) are not offered: 405.
 */
export function mcpRoute(parts: ServerParts): Answerer {
  return async (request, requestId, isAbandoned) => {
    const refused = refusedOrigin(request, parts.publicUrl);
    if (refused !== null) return { content: refusal(refused, requestId) };
    const message = await readMessage(request);
    if ('unread' in message) return { content: refusal(message.unread, requestId, message.code) };
    const knowledgeBase = parts.store.current();
    if (knowledgeBase === null) return { content: refusal(notReady(NOT_READY), requestId, NOT_SERVED) };
    const context = callerOf(parts, knowledgeBase, isAbandoned);
    const work: McpParts['work'] = async (cost, piece) => {
      const over = parts.running.admit(cost);
      return workInSteps(context, piece).finally(over);
    };
    const server = createMcpServer({
      version: projectVersion(),
      context: () => context,
      work,
      onUnexpected: (err) => parts.log.error({ err }, 'a tool failed unexpectedly'),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const response = await transport.handleRequest(webRequest(request), { parsedBody: message.value });
      return { content: await contentOf(response, knowledgeBase.revision) };
    } finally {
      await server.close();
    }
  };
}

/** Of JSON-RPC, for faults of a server. */
const NOT_SERVED = -32000;
const IN_ONE_MESSAGE = failure(400, 'BAD_USER_INPUT', NO_MESSAGE.message);

interface Unread {
  readonly unread: Failure;
  /** Of JSON-RPC. */
  readonly code?: number;
}

/** One message. Batches are left out of the protocol since 2025-06-18, and would be many requests in one. */
async function readMessage(request: IncomingMessage): Promise<{ readonly value: unknown } | Unread> {
  const text = await readBody(request);
  if (typeof text !== 'string') return { unread: inMessages(text) };
  const body = readJson(text, 'The message');
  const large = refuseLargeBody(Buffer.byteLength(text), () =>
    isFailure(body) ? text : withoutListOfTool(body.value),
  );
  if (large !== null) return { unread: inMessages(large) };
  if (isFailure(body)) {
    const isJson = body.code === 'QUERY_TOO_DEEP';
    return { unread: body, code: isJson ? ErrorCode.InvalidRequest : ErrorCode.ParseError };
  }
  return JSONRPCMessageSchema.safeParse(body.value).success ? body : { unread: IN_ONE_MESSAGE };
}

/** A body that is too large, told to who sends messages and no queries. */
function inMessages(failed: Failure): Failure {
  if (failed.code !== 'QUERY_TOO_LARGE') return failed;
  const message = `The message is larger than ${LIMITS.bodyBytes} bytes; only the list of ${deckRulingsTool.name}, of up to ${LONGEST_LIST} characters, may come on top of that. Ask for less in one message.`;
  return { ...failed, message };
}

/** What is refused before it is a request, in the shape of JSON-RPC: that is what such a caller reads. */
function refusal(failed: Failure, requestId: string, code: number = ErrorCode.InvalidRequest): Content {
  const data = { code: failed.code, requestId, ...failed.details };
  return {
    status: failed.status,
    contentType: 'application/json; charset=utf-8',
    body: answerToUnread({ code, message: failed.message }, data),
    cacheControl: 'no-store',
    vary: 'Accept, Accept-Encoding',
    tagged: false,
    revision: null,
    headers: failed.headers,
  };
}

/** Its headers are what the transport looks at; the address is never used. */
function webRequest({ headers }: IncomingMessage): Request {
  const plain = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') plain.set(name, value);
  return new Request('http://localhost/mcp', { method: 'POST', headers: plain });
}

async function contentOf(response: Response, revision: string): Promise<Content> {
  return {
    status: response.status,
    contentType: response.headers.get('Content-Type') ?? 'application/json',
    body: await response.text(),
    cacheControl: 'no-store',
    vary: 'Accept, Accept-Encoding',
    tagged: false,
    revision,
    headers: {},
  };
}
