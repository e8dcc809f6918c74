import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { INSTRUCTIONS } from './instructions.js';
import type { McpParts } from './mcp-parts.js';
import { METHODS, unknownMethod } from './methods.js';

/** Nothing is asked of callers in return, so one that is never used serves all. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * A server of the Model Context Protocol, to be connected to one transport: tools that only read, resources and a prompt. Its requests are
 * read here and not by the SDK, which tells a caller of wrong ones what its own checks printed.
 */
export function createMcpServer(parts: McpParts): Server {
  const server = new Server(
    { name: 'swtcg-rules', title: 'SWTCG Rules', version: parts.version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator,
    },
  );
  server.fallbackRequestHandler = async ({ method, params }) => {
    const known = METHODS.get(method);
    if (known === undefined) throw unknownMethod(method);
    return known.answer(parts, params);
  };
  return server;
}
