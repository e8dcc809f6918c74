import { z } from 'zod';
import { type Form, type Refused, type ReplyContext, refuse, type Steps } from '../replies/reply.js';

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
  call(context: ReplyContext, args: unknown, steps: Steps): Promise<ToolReply>;
}

export type ToolReply = Readonly<Record<string, unknown>> | Refused;

export const FORM = z
  .enum(['concise', 'detailed'])
  .default('concise')
  .describe('concise: what answers the question. detailed: all that is known, which is long.');

type Parts<In extends Input, Out extends z.ZodObject, Reply> = Omit<Tool, 'call' | 'input' | 'output'> & {
  readonly input: In;
  readonly output: Out;
  readonly reply: Reply;
};

type ReplyOf<Out extends z.ZodObject> = Immutable<z.infer<Out>> | Refused;

/** A tool of its parts, whose reply is one piece of work. */
export function tool<In extends Input, Out extends z.ZodObject>(
  parts: Parts<In, Out, (context: ReplyContext, args: z.infer<In>, form: Form) => ReplyOf<Out>>,
): Omit<Tool, 'output'> & { readonly output: Out } {
  const { reply } = parts;
  return toolInSteps({
    ...parts,
    reply: (context, args, form, { inTurn }) => inTurn(() => reply(context, args, form)),
  });
}

/** A tool whose reply takes several steps. */
export function toolInSteps<In extends Input, Out extends z.ZodObject>(
  parts: Parts<
    In,
    Out,
    (context: ReplyContext, args: z.infer<In>, form: Form, steps: Steps) => Promise<ReplyOf<Out>>
  >,
): Omit<Tool, 'output'> & { readonly output: Out } {
  const { reply, ...rest } = parts;
  return {
    ...rest,
    call: async (context, args, steps) => {
      const read = parts.input.safeParse(args);
      if (!read.success) return badArguments(parts, read.error);
      return reply(context, read.data, read.data.form, steps);
    },
  };
}

const MOST_TOLD = 5;

function badArguments({ name, example }: Pick<Tool, 'name' | 'example'>, { issues }: z.ZodError): Refused {
  const faults = issues.slice(0, MOST_TOLD).map(({ path, message }) => {
    const place = path.join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  const message = `${faults.join('; ')}. Call ${name} with arguments such as ${JSON.stringify(example)}.`;
  return refuse('BAD_USER_INPUT', message);
}
