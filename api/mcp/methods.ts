import { ErrorCode, McpError, type ServerResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { callTool } from './call-tool.js';
import { faultsInWords } from './faults-in-words.js';
import { judgePrompt, PROMPTS } from './judge-prompt.js';
import { LISTED_TOOLS } from './listed-tools.js';
import type { McpParts } from './mcp-parts.js';
import { completeSlug, listResources, RESOURCE_TEMPLATES, readResource } from './resources.js';

/** What the protocol lets a client ask for, beside what every server answers alike. */
export interface Method {
  /** Answers, or throws (InvalidParams) what was found, what is expected and what to do. */
  answer(parts: McpParts, params: unknown): ServerResult | Promise<ServerResult>;
}

/** Parameters of a right request, shown to whoever sent others. */
interface Parameters<Shape extends z.ZodRawShape> {
  readonly schema: z.ZodObject<Shape>;
  readonly example: Readonly<Record<string, unknown>>;
}

const NO_PARAMETERS = { schema: z.looseObject({}), example: {} };
const TEXTS = z.record(z.string(), z.string());

export const METHODS: ReadonlyMap<string, Method> = new Map([
  method('tools/list', NO_PARAMETERS, () => ({ tools: [...LISTED_TOOLS] })),
  method(
    'tools/call',
    {
      // What is wrong with the arguments is told by the tool, with what it is called with.
      schema: z.looseObject({ name: z.string(), arguments: z.unknown().optional() }),
      example: { name: 'lookup_keyword', arguments: { name: 'Overkill' } },
    },
    (parts, { name, arguments: args }) => callTool(parts, name, args),
  ),
  method('resources/list', NO_PARAMETERS, (parts) => ({ resources: listResources(parts.context()) })),
  method('resources/templates/list', NO_PARAMETERS, () => ({ resourceTemplates: [...RESOURCE_TEMPLATES] })),
  method(
    'resources/read',
    { schema: z.looseObject({ uri: z.string() }), example: { uri: 'swtcg://keywords/overkill' } },
    (parts, { uri }) => ({ contents: [readResource(parts.context(), uri)] }),
  ),
  method('prompts/list', NO_PARAMETERS, () => ({ prompts: [...PROMPTS] })),
  method(
    'prompts/get',
    {
      schema: z.looseObject({ name: z.string(), arguments: TEXTS.optional() }),
      example: { name: 'judge', arguments: { question: 'Does Armor stop Overkill?' } },
    },
    (_parts, { name, arguments: args }) => judgePrompt(name, args),
  ),
  method(
    'completion/complete',
    {
      schema: z.looseObject({
        ref: z.looseObject({ type: z.string(), uri: z.string().optional() }),
        argument: z.looseObject({ name: z.string(), value: z.string() }),
      }),
      example: {
        ref: { type: 'ref/resource', uri: 'swtcg://keywords/{slug}' },
        argument: { name: 'slug', value: 'ov' },
      },
    },
    (parts, { ref, argument }) => ({ completion: completeSlug(parts.context(), ref, argument) }),
  ),
]);

function method<Shape extends z.ZodRawShape>(
  name: string,
  { schema, example }: Parameters<Shape>,
  answer: (parts: McpParts, params: z.infer<z.ZodObject<Shape>>) => ServerResult | Promise<ServerResult>,
): readonly [name: string, method: Method] {
  const read = (params: unknown): z.infer<z.ZodObject<Shape>> => {
    const reading = schema.safeParse(params ?? {});
    if (reading.success) return reading.data;
    const faults = faultsInWords(reading.error.issues, params ?? {}, Object.keys(schema.shape));
    throw invalid(`${name}: ${faults} Send params such as ${JSON.stringify(example)}.`);
  };
  return [name, { answer: (parts, params) => answer(parts, read(params)) }];
}

/** For what no method is. */
export function unknownMethod(name: string): McpError {
  const known = ['ping', ...METHODS.keys()].join(', ');
  return new McpError(
    ErrorCode.MethodNotFound,
    `There is no method '${name.slice(0, 60)}' here. The methods are ${known}.`,
  );
}

function invalid(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}
