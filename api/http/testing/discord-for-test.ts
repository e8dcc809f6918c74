import { type DiscordStandIn, startDiscordStandIn } from '../../discord/stand-in/discord-stand-in.js';
import { decoded } from './ask.js';
import { discordSender } from './discord-sender.js';
import { startForTest, type TestOptions, type TestServer } from './start-for-test.js';

/** A Discord for one test file: it sends interactions to servers that know its key, and takes what they follow up with. */
export interface DiscordForTest {
  readonly standIn: DiscordStandIn;
  /** A server that takes interactions of this Discord. */
  start(options: TestOptions): Promise<TestServer>;
  /** What a server replies to an interaction. Rejects when it refuses it. */
  reply(server: TestServer, interaction: object): Promise<DiscordReply>;
  close(): Promise<void>;
}

/** The parts of a reply that tests look at. */
export interface DiscordReply {
  readonly type: number;
  readonly data?: {
    readonly content?: string;
    readonly flags?: number;
    readonly embeds?: readonly { readonly title?: string; readonly url?: string }[];
    readonly choices?: readonly { readonly name: string; readonly value: string }[];
    readonly components?: readonly { readonly components: readonly { readonly custom_id: string }[] }[];
    readonly allowed_mentions?: object;
  };
}

/** The flag of a message that is shown to who asked, and to nobody else. */
export const ONLY_FOR_THE_ASKER = 64;

export async function startDiscordForTest(): Promise<DiscordForTest> {
  const standIn = await startDiscordStandIn();
  const sender = discordSender();
  return {
    standIn,
    start: (options) =>
      startForTest({
        ...options,
        environment: {
          publicUrl: 'https://rules.example.org',
          discordPublicKey: sender.publicKey,
          discordApiUrl: standIn.url,
        },
      }),
    reply: async ({ url }, interaction) => {
      const response = await sender.send(url, interaction);
      if (response.status !== 200) throw new Error(`${response.status}: ${decoded(response)}`);
      return JSON.parse(decoded(response));
    },
    close: () => standIn.close(),
  };
}
