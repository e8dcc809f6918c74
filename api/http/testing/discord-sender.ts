import { makeDiscordKeys } from '../../discord/stand-in/sign-as-discord.js';
import { ask, type Response } from './ask.js';

/** Somebody who sends interactions as Discord does, with a key of his own; or not quite as Discord does. */
export interface DiscordSender {
  /** For DISCORD_PUBLIC_KEY. */
  readonly publicKey: string;
  /** POSTs it to `/discord/interactions` of a server, signed. A text is sent as it is. */
  send(url: string, interaction: object | string, how?: Partial<Forgery>): Promise<Response>;
}

interface Forgery {
  /** Seconds since 1970. */
  readonly timestamp: number | string;
  readonly signature: string;
  /** Replaces what was signed. */
  readonly body: string;
}

export function discordSender(): DiscordSender {
  const keys = makeDiscordKeys();
  return {
    publicKey: keys.publicKey,
    send(url, interaction, { timestamp, signature, body } = {}) {
      const text = typeof interaction === 'string' ? interaction : JSON.stringify(interaction);
      const forged = signature === undefined ? {} : { 'X-Signature-Ed25519': signature };
      const headers = { ...keys.sign(text, timestamp), ...forged };
      return ask(`${url}/discord/interactions`, { method: 'POST', headers, body: body ?? text });
    },
  };
}
