/** Tries a command without Discord: a server of its own and a stand-in for Discord speak over HTTP, signatures included. */
import { COMMANDS } from '../api/discord/commands/command-list.js';
import { commandOf } from '../api/discord/stand-in/sent-interactions.js';
import { readEnvironment } from '../api/environment.js';
import { openStore } from '../api/knowledge-base/store.js';
import { DATA_FOLDER, databasePlace } from '../api/project.js';
import { openDiscordExchange } from './conversations/discord-exchange.js';
import { messageText } from './conversations/message-text.js';
import { ensureDatabase } from './ingest/ensure-database.js';

const USAGE = `Usage: npm run discord:try -- COMMAND VALUE ...

Prints what Discord would show for a command, its options in order: npm run discord:try -- rule "Can I evade Overkill damage?"
Commands: ${Array.from(COMMANDS.values(), ({ definition: { name, options = [] } }) => [name, ...options.map((option) => option.name.toUpperCase())].join(' ')).join(', ')}.
`;

async function main([name = '', ...values]: readonly string[]): Promise<number> {
  const options = COMMANDS.get(name)?.definition.options ?? [];
  if (options.length === 0 || values.length === 0 || values.length > options.length) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { path, isOwn } = databasePlace(process.env);
  if (isOwn) await ensureDatabase(DATA_FOLDER, path);
  const reading = readEnvironment(process.env);
  const publicUrl = reading.ok ? reading.environment.publicUrl : null;
  const store = openStore(path, {
    onOpened: () => {},
    onProblem: ({ message }) => process.stderr.write(`${message}\n`),
  });
  const exchange = await openDiscordExchange(store, publicUrl ?? 'http://localhost:4000');
  const given = Object.fromEntries(values.map((value, index) => [options[index]?.name ?? '', value]));
  try {
    process.stdout.write(`${messageText(await exchange.messageFor(commandOf(name, given)))}\n`);
    return 0;
  } finally {
    await exchange.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
