import type { QueryContext } from '../../schema/context.js';
import type { LongWork } from '../answers/long-work.js';
import { COMMANDS } from './commands/command-list.js';
import { advice, type Message } from './message.js';
import { pressedButton } from './pressed-button.js';
import type { Interaction } from './read-interaction.js';

/** A message that can be made, and what making it takes. */
export interface PlannedReply {
  /** Name of the command or `button`. */
  readonly name: string;
  /** In the measure of what queries cost; telling it takes a few milliseconds. Null for what is only looked up. */
  readonly cost: (() => number) | null;
  /** `long`: how attacks are solved and keywords checked for it. Made again it is the same. */
  readonly make: (long: LongWork) => Message;
}

/** What answers a command or a button. A command that is not known here was registered by another version: its asker is told. */
export function planReply(
  context: QueryContext,
  interaction: Extract<Interaction, { readonly kind: 'COMMAND' | 'BUTTON' }>,
): PlannedReply {
  if (interaction.kind === 'BUTTON')
    return { name: 'button', cost: null, make: () => pressedButton(context, interaction.customId) };
  const command = COMMANDS.get(interaction.command);
  if (command === undefined) return { name: 'unknown', cost: null, make: notKnown };
  const { options } = interaction;
  const { cost } = command;
  return {
    name: interaction.command,
    cost: cost === undefined ? null : () => cost(context, options),
    make: (long) => command.answer(context, options, long),
  };
}

function notKnown(): Message {
  const known = [...COMMANDS.keys()].map((name) => `/${name}`).join(', ');
  return advice(
    `This command is not known here; known are ${known}. Whoever runs this bot can register them anew: npm run discord:register.`,
  );
}
