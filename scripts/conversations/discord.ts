import { commandOf, pressOf } from '../../api/discord/stand-in/sent-interactions.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { openDiscordExchange } from './discord-exchange.js';
import { messageText } from './message-text.js';

interface Turn {
  readonly said: string;
  readonly interaction: object;
}

const TURNS: readonly Turn[] = [
  turnOf('rule', { question: 'Can I evade Overkill damage?' }),
  { said: 'presses [Timing]', interaction: pressOf('timing:evade+overkill') },
  turnOf('attack', { line: '5 power, Critical Hit 2, Lucky 1 vs 6/2 health, Evade 2 (2 Force)' }),
  turnOf('keyword', { name: 'overkil' }),
];

function turnOf(command: string, options: Readonly<Record<string, string>>): Turn {
  const given = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  return { said: `/${command} ${given.join(' ')}`, interaction: commandOf(command, options) };
}

/** What people ask in Discord and what they see: signed requests to a server of ours, its replies letter for letter. */
export async function discordConversation(knowledgeBase: KnowledgeBase): Promise<string> {
  const store = { current: () => knowledgeBase, problem: () => null, close: () => {} };
  const exchange = await openDiscordExchange(store, 'https://rules.example.org');
  try {
    const lines: string[] = [];
    for (const { said, interaction } of TURNS) {
      lines.push(`>>> ${said}`, messageText(await exchange.messageFor(interaction)), '');
    }
    // The picture of an attack is a block of code itself.
    return ['~~~text', ...lines.slice(0, -1), '~~~'].join('\n');
  } finally {
    await exchange.close();
  }
}
