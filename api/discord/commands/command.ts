import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { QueryContext } from '../../../schema/context.js';
import type { LongWork } from '../../answers/long-work.js';
import type { SearchKind } from '../../knowledge-base/suggestion.js';
import type { Message } from '../message.js';

/** The texts that the asker gave, by the name of the option. */
export type Options = ReadonlyMap<string, string>;

/** A slash command: how Discord shows it, and what it answers. */
export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What names its options are completed with; empty when they are free text. */
  readonly completes: readonly SearchKind[];
  /** How much work the answer is, in the measure of what queries cost; absent for what is only looked up. */
  cost?(context: QueryContext, options: Options): number;
  /** `long`: how attacks are solved and keywords checked for it. The same asked again is the same message. */
  answer(context: QueryContext, options: Options, long: LongWork): Message;
}

type Option = NonNullable<Command['definition']['options']>[number];

const TEXT = 3;

/** An option that is a text; `most` is in characters. */
export function textOption(
  name: string,
  description: string,
  most: number,
  more: { readonly required?: boolean; readonly autocomplete?: boolean } = {},
): Option {
  const { required = true, autocomplete = false } = more;
  const option = { type: TEXT, name, description, required, min_length: 1, max_length: most } as const;
  return autocomplete ? { ...option, autocomplete: true } : option;
}
