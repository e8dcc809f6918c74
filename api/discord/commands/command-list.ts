import { attack } from './attack.js';
import { card } from './card.js';
import type { Command } from './command.js';
import { interaction } from './interaction.js';
import { keyword } from './keyword.js';
import { odds } from './odds.js';
import { rule } from './rule.js';

/** Every command, in the order in which they are explained. */
const LIST: readonly Command[] = [rule, keyword, interaction, attack, card, odds];

/** By name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  LIST.map((command) => [command.definition.name, command]),
);

/** What Discord has to know of them. */
export const COMMAND_DEFINITIONS: readonly Command['definition'][] = LIST.map(({ definition }) => definition);
