import { z } from 'zod';
import type { LongWork } from '../answers/long-work.js';
import { type Form, type Refused, type ReplyContext, refuse } from '../replies/reply.js';
import { faultsInWords } from './faults-in-words.js';

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
  /** A call with these arguments; bad ones are refused with what was found, what is expected and a right call. */
  plan(args: unknown): PlannedCall | Refused;
}

/** A call that can be made. */
export interface PlannedCall {
  /** What the same question costs by GraphQL. */
  readonly cost: number;
  /** `long`: how attacks are solved and keywords checked for it. Made again it is the same. */
  reply(context: ReplyContext, long: LongWork): ToolReply;
}

export type ToolReply = Readonly<Record<string, unknown>> | Refused;

export const FORM = z
  .enum(['concise', 'detailed'])
  .default('concise')
  .describe('concise: what answers the question. detailed: all that is known, which is long.');

type Parts<In extends Input, Out extends z.ZodObject> = Omit<Tool, 'plan' | 'input' | 'output'> & {
  readonly input: In;
  readonly output: Out;
  /** In the measure of queries. */
  readonly cost: (args: z.infer<In>) => number;
  readonly reply: (
    context: ReplyContext,
    args: z.infer<In>,
    form: Form,
    long: LongWork,
  ) => Immutable<z.infer<Out>> | Refused;
};

export function tool<In extends Input, Out extends z.ZodObject>(
  parts: Parts<In, Out>,
): Omit<Tool, 'output'> & { readonly output: Out } {
  const { reply, cost, ...rest } = parts;
  return {
    ...rest,
    plan: (args) => {
      const read = parts.input.safeParse(args);
      if (!read.success) return badArguments(parts, args, read.error);
      const { data } = read;
      return { cost: cost(data), reply: (context, long) => reply(context, data, data.form, long) };
    },
  };
}

function badArguments(
  { name, example, input }: Pick<Tool, 'name' | 'example' | 'input'>,
  args: unknown,
  { issues }: z.ZodError,
): Refused {
  const faults = faultsInWords(issues, args, Object.keys(input.shape));
  const message = `${faults} Call ${name} with arguments such as ${JSON.stringify(example)}.`;
  return refuse('BAD_USER_INPUT', message);
}
