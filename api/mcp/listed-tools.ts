import { type Tool as ListedTool, ToolSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Tool } from './tool.js';
import { TOOLS } from './tools/tool-list.js';

/** The dialect that clients check results with. */
const DIALECT = { target: 'draft-7' } as const;

const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** As the protocol lists them, made once. */
export const LISTED_TOOLS: readonly ListedTool[] = TOOLS.map(listed);

function listed({ name, title, description, input, output }: Tool): ListedTool {
  return ToolSchema.parse({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { ...DIALECT, io: 'input' }),
    outputSchema: z.toJSONSchema(output, { ...DIALECT, io: 'output' }),
    annotations: ANNOTATIONS,
  });
}
