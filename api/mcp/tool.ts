import { z } from 'zod';
import type { Form, Refused, ReplyContext } from '../replies/reply.js';

/** Replies are immutable; what a schema infers is not. */
type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;

/** What a tool is called with. Every tool takes a form. */
type Input = z.ZodObject<{ readonly form: typeof FORM }>;

/** One question that an assistant can ask. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** What it answers, and when it is the wrong one. */
  readonly description: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  /** Arguments of a right call, shown to whoever called it wrongly. */
  readonly example: Readonly<Record<string, unknown>>;
  /** How much work a call is at most, in the measure of queries. */
  readonly cost: number;
  /** Checks the arguments, then answers; bad ones are refused with what is wrong and a right call. */
  call(context: ReplyContext, args: unknown): ToolReply;
}

export type ToolReply = Readonly<Record<string, unknown>> | Refused;

export const FORM = z
  .enum(['concise', 'detailed'])
  .default('concise')
  .describe('concise: what answers the question. detailed: all that is known, which is long.');

/** A tool of its parts. */
export function tool<In extends Input, Out extends z.ZodObject>(
  parts: Omit<Tool, 'call' | 'input' | 'output'> & {
    readonly input: In;
    readonly output: Out;
    readonly reply: (
      context: ReplyContext,
      args: z.infer<In>,
      form: Form,
    ) => Immutable<z.infer<Out>> | Refused;
  },
): Omit<Tool, 'output'> & { readonly output: Out } {
  const { reply, ...rest } = parts;
  return {
    ...rest,
    call: (context, args) => {
      const read = parts.input.safeParse(args);
      if (!read.success) return { refused: badArguments(parts, read.error) };
      return reply(context, read.data, read.data.form);
    },
  };
}

const MOST_TOLD = 5;

function badArguments(
  { name, example }: Pick<Tool, 'name' | 'example'>,
  { issues }: z.ZodError,
): Refused['refused'] {
  const faults = issues.slice(0, MOST_TOLD).map(({ path, message }) => {
    const place = path.join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  const message = `${faults.join('; ')}. Call ${name} with arguments such as ${JSON.stringify(example)}.`;
  return { code: 'BAD_USER_INPUT', message, suggestions: [] };
}
