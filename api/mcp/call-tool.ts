import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { GraphQLError } from 'graphql';
import { type Refused, refusalInWords } from '../replies/reply.js';
import type { McpParts } from './mcp-parts.js';
import { NOT_READY } from './not-ready.js';
import type { PlannedCall, ToolReply } from './tool.js';
import { TOOLS } from './tools/tool-list.js';

const UNEXPECTED =
  'Something unexpected went wrong here; it stands in the log of this server. Ask differently, or report it.';

/** Calls a tool. Whatever goes wrong is a result that says what to do, for an assistant reads results and not protocol errors. */
export async function callTool(parts: McpParts, name: string, args: unknown): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) {
    const known = TOOLS.map((one) => one.name).join(', ');
    return failed(`There is no tool '${name.slice(0, 60)}'. The tools are ${known}.`);
  }
  const context = parts.context();
  if (context === null) return failed(NOT_READY);
  const planned = tool.plan(args ?? {});
  if (isRefused(planned)) return failed(inWords(planned));
  try {
    const reply = await parts.work(planned.cost, (long) => planned.reply(context, long));
    return isRefused(reply) ? failed(inWords(reply)) : told(reply);
  } catch (error) {
    if (error instanceof GraphQLError) return failed(error.message);
    parts.onUnexpected(error);
    return failed(UNEXPECTED);
  }
}

function isRefused(reply: ToolReply | PlannedCall): reply is Refused {
  return 'refused' in reply;
}

/** As the protocol asks, the same also as text, for clients that know no structured results. */
function told(reply: Readonly<Record<string, unknown>>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(reply) }], structuredContent: { ...reply } };
}

function inWords({ refused }: Refused): string {
  return `${refused.code}: ${refusalInWords(refused)}`;
}

function failed(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
