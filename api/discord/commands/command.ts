import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { AttackInput } from '../../../engine/attack-input.js';
import type { QueryContext } from '../../../schema/context.js';
import type { SolveAttack } from '../../answers/answer-options.js';
import type { SearchKind } from '../../knowledge-base/suggestion.js';
import type { Message } from '../message.js';

/** The texts that the asker gave, by the name of the option. */
export type Options = ReadonlyMap<string, string>;

/** An attack, and how it is to be solved. */
export interface AttackToSolve {
  readonly input: AttackInput;
  readonly options: { readonly assumptions?: boolean; readonly courses?: number };
}

/** A slash command: how Discord shows it, and what it answers. */
export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What names its options are completed with; empty when they are free text. */
  readonly completes: readonly SearchKind[];
  /** The attack that has to be solved for the answer; null, or absent, when none has. */
  attackOf?(context: QueryContext, options: Options): AttackToSolve | null;
  /** How much work the answer is, in the measure of what queries cost. Takes no time itself. */
  cost(context: QueryContext, options: Options): number;
  /** `solve`: how its attack is solved. */
  answer(context: QueryContext, options: Options, solve: SolveAttack): Message;
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

/** What looking something up costs. */
export const LOOK_UP = 1;
