import { attack as solveNow } from '../../engine/attack.js';
import type { AttackReport, Refusal } from '../../engine/report.js';
import type { QueryContext } from '../../schema/context.js';
import type { SolveAttack } from '../answers/answer-options.js';
import { type AttackToSolve, LOOK_UP } from './commands/command.js';
import { COMMANDS } from './commands/command-list.js';
import { advice, type Message } from './message.js';
import { pressedButton } from './pressed-button.js';
import type { Interaction } from './read-interaction.js';

/** A message that can be made, and what making it takes. */
export interface PlannedReply {
  /** Name of the command or `button`. */
  readonly name: string;
  /** In the measure of what queries cost. */
  readonly cost: number;
  /** The attack that has to be solved for it; null when none has. */
  readonly attack: AttackToSolve | null;
  /** `solved`: what came of that attack, if it was solved already; else that is done now. */
  readonly make: (solved?: AttackReport | Refusal) => Message;
}

/** What answers a command or a button. A command that is not known here was registered by another version: its asker is told. */
export function planReply(
  context: QueryContext,
  interaction: Extract<Interaction, { readonly kind: 'COMMAND' | 'BUTTON' }>,
): PlannedReply {
  if (interaction.kind === 'BUTTON') {
    const make = (): Message => pressedButton(context, interaction.customId);
    return { name: 'button', cost: LOOK_UP, attack: null, make };
  }
  const command = COMMANDS.get(interaction.command);
  if (command === undefined) {
    const known = [...COMMANDS.keys()].map((name) => `/${name}`).join(', ');
    const make = (): Message =>
      advice(
        `This command is not known here; known are ${known}. Whoever runs this bot can register them anew: npm run discord:register.`,
      );
    return { name: 'unknown', cost: LOOK_UP, attack: null, make };
  }
  const { options } = interaction;
  const attack = command.attackOf?.(context, options) ?? null;
  return {
    name: interaction.command,
    cost: command.cost(context, options),
    attack,
    make: (solved) => command.answer(context, options, knowing(attack, solved)),
  };
}

/** Solves what is not solved yet. */
function knowing(attack: AttackToSolve | null, solved: AttackReport | Refusal | undefined): SolveAttack {
  const known = JSON.stringify(attack?.input);
  return (input, options) =>
    solved !== undefined && JSON.stringify(input) === known ? solved : solveNow(input, options);
}
