import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { callTool } from './call-tool.js';
import { INSTRUCTIONS } from './instructions.js';
import { judgePrompt, PROMPTS } from './judge-prompt.js';
import { LISTED_TOOLS } from './listed-tools.js';
import type { McpParts } from './mcp-parts.js';
import { completeSlug, listResources, RESOURCE_TEMPLATES, readResource } from './resources.js';

/** Nothing is asked of callers in return, so one that is never used serves all. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/** A server of the Model Context Protocol, to be connected to one transport: tools that only read, resources and a prompt. */
export function createMcpServer(parts: McpParts): Server {
  const server = new Server(
    { name: 'swtcg-rules', title: 'SWTCG Rules', version: parts.version },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: INSTRUCTIONS,
      jsonSchemaValidator,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...LISTED_TOOLS] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(parts, params.name, params.arguments),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources(parts.context()) }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...RESOURCE_TEMPLATES],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({
    contents: [readResource(parts.context(), params.uri)],
  }));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...PROMPTS] }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    judgePrompt(params.name, params.arguments),
  );
  server.setRequestHandler(CompleteRequestSchema, ({ params }) => ({
    completion: completeSlug(parts.context(), params.ref, params.argument),
  }));
  return server;
}
