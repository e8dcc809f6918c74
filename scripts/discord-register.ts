/** Tells Discord which commands there are, in the place of those it knew. With --dry-run only prints them. */
import { COMMAND_DEFINITIONS } from '../api/discord/commands/command-list.js';
import { createDiscordClient } from '../api/discord/discord-client.js';
import { readEnvironment } from '../api/environment.js';
import { projectVersion } from '../api/project.js';

const USAGE = `Usage: npm run discord:register [-- --dry-run]

Registers the commands of this project with Discord, for the application DISCORD_APPLICATION_ID, with its bot token DISCORD_TOKEN.
--dry-run prints them as JSON and registers nothing. DISCORD_API_URL is another place than Discord's own.
Exit status: 0 done, 1 not done, 2 usage.
`;

const EXIT = { done: 0, notDone: 1, usage: 2 } as const;

async function main(argv: readonly string[]): Promise<number> {
  if (argv.length === 1 && argv[0] === '--dry-run') {
    process.stdout.write(`${JSON.stringify(COMMAND_DEFINITIONS, null, 2)}\n`);
    return EXIT.done;
  }
  if (argv.length > 0) return say(USAGE, EXIT.usage);
  const reading = readEnvironment(process.env);
  const problems = [...(reading.ok ? [] : reading.problems), ...credentialProblems()];
  if (!reading.ok || problems.length > 0) return say(`${problems.join('\n')}\n`, EXIT.notDone);
  const { discordApiUrl, publicUrl } = reading.environment;
  const userAgent = `DiscordBot (${publicUrl ?? 'swtcg-rules'}, ${projectVersion()})`;
  const client = createDiscordClient({ apiUrl: discordApiUrl, userAgent });
  const { DISCORD_APPLICATION_ID: application = '', DISCORD_TOKEN: token = '' } = process.env;
  try {
    await client.registerCommands(application, token, COMMAND_DEFINITIONS);
    process.stdout.write(`${COMMAND_DEFINITIONS.length} commands are registered for ${application}.\n`);
    return EXIT.done;
  } catch (error) {
    return say(`${error instanceof Error ? error.message : String(error)}\n`, EXIT.notDone);
  }
}

function say(text: string, exit: number): number {
  process.stderr.write(text);
  return exit;
}

/** What is found is never shown: it may be a secret. */
function credentialProblems(): readonly string[] {
  const { DISCORD_APPLICATION_ID: application = '', DISCORD_TOKEN: token = '' } = process.env;
  const where = 'the page of the application in the developer portal of Discord shows it';
  return [
    ...(/^\d{15,20}$/.test(application)
      ? []
      : [`DISCORD_APPLICATION_ID is ${lengthOf(application)}; expected an id of 15 to 20 digits: ${where}.`]),
    ...(/^[\x21-\x7e]{20,200}$/.test(token)
      ? []
      : [
          `DISCORD_TOKEN is ${lengthOf(token)}; expected the token of the bot, 20 to 200 characters: ${where} once.`,
        ]),
  ];
}

function lengthOf(text: string): string {
  return text === '' ? 'not set' : `a text of ${text.length} characters`;
}

process.exitCode = await main(process.argv.slice(2));
