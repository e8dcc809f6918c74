import type { APIInteractionResponse } from 'discord-api-types/v10';
import type { Message } from '../../api/discord/message.js';
import { startDiscordStandIn } from '../../api/discord/stand-in/discord-stand-in.js';
import { makeDiscordKeys } from '../../api/discord/stand-in/sign-as-discord.js';
import { readEnvironment } from '../../api/environment.js';
import type { Store } from '../../api/knowledge-base/store.js';
import { createLog } from '../../api/log.js';
import { startServer } from '../../api/server.js';
import { schema } from '../../schema/schema.js';

/** A server of ours, and a Discord of one's own that speaks with it over HTTP. */
export interface DiscordExchange {
  /** Sends an interaction, signed, and gives the message that its asker sees in the end. Throws when there is none. */
  messageFor(interaction: object): Promise<Message>;
  close(): Promise<void>;
}

/** The server is closed with it, and the store with the server. */
export async function openDiscordExchange(store: Store, publicUrl: string): Promise<DiscordExchange> {
  const keys = makeDiscordKeys();
  const standIn = await startDiscordStandIn();
  const reading = readEnvironment({
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
    DISCORD_PUBLIC_KEY: keys.publicKey,
    DISCORD_API_URL: standIn.url,
  });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { environment } = reading;
  const server = await startServer({ environment, schema, store, log: createLog('silent') });
  return {
    async messageFor(interaction) {
      const before = standIn.calls.length;
      const body = JSON.stringify(interaction);
      const url = `${server.url}/discord/interactions`;
      const response = await fetch(url, { method: 'POST', headers: keys.sign(body), body });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`The server answered ${response.status}: ${text}`);
      return messageOf(JSON.parse(text), async () => (await standIn.called(before)).body);
    },
    async close() {
      await server.close();
      await standIn.close();
    },
  };
}

async function messageOf(reply: APIInteractionResponse, followUp: () => Promise<unknown>): Promise<Message> {
  if (reply.type === DEFERRED) return (await followUp()) as Message;
  if ('data' in reply && reply.data !== undefined && 'allowed_mentions' in reply.data)
    return reply.data as Message;
  throw new Error(`The reply is no message: ${JSON.stringify(reply)}`);
}

const DEFERRED = 5;
