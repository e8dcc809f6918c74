import type { IncomingMessage } from 'node:http';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { workInSteps } from '../../schema/work-in-steps.js';
import { createMcpServer } from '../mcp/create-mcp-server.js';
import type { McpParts } from '../mcp/mcp-parts.js';
import { projectVersion } from '../project.js';
import type { Answerer, ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { refuseLargeBody, withoutListOfTool } from './deck-in-body.js';
import { type Failure, failure, isFailure } from './failure.js';
import { notReady } from './graphql-route.js';
import { refusedOrigin } from './page-origin.js';
import { readBody } from './read-body.js';
import { readJson } from './read-json.js';
import type { Content } from './representation.js';

/**
 * The Model Context Protocol over streamable HTTP, without sessions: each POST is answered by a server of its own with one piece of JSON,
 * so any number of processes can serve it. Streams (GET) and the end of sessions (DELETE) are not offered: 405.
 */
export function mcpRoute(parts: ServerParts): Answerer {
  return async (request, _requestId, isAbandoned) => {
    const refused = refusedOrigin(request, parts.publicUrl);
    if (refused !== null) return { content: refused };
    const message = await readMessage(request);
    if (isFailure(message)) return { content: message };
    const knowledgeBase = parts.store.current();
    if (knowledgeBase === null)
      return { content: notReady('No rules database is loaded yet; try again in a moment.') };
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

const BATCH = failure(
  400,
  'BAD_USER_INPUT',
  'The request body is a batch; send one message of JSON-RPC at a time.',
);
const NO_MESSAGE = failure(
  400,
  'BAD_USER_INPUT',
  'The request body is no message of JSON-RPC 2.0; send one such as {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}: id is a text or a number, params an object.',
);

/** One message. Batches are left out of the protocol since 2025-06-18, and would be many requests in one. */
async function readMessage(request: IncomingMessage): Promise<{ readonly value: unknown } | Failure> {
  const text = await readBody(request);
  if (typeof text !== 'string') return text;
  const body = readJson(text, 'The request body');
  const large = refuseLargeBody(Buffer.byteLength(text), () =>
    isFailure(body) ? text : withoutListOfTool(body.value),
  );
  if (large !== null) return large;
  if (isFailure(body)) return body;
  if (Array.isArray(body.value)) return BATCH;
  return JSONRPCMessageSchema.safeParse(body.value).success ? body : NO_MESSAGE;
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
