import { generateKeyPairSync, sign } from 'node:crypto';

/** A key pair in the place of Discord's, to try the commands without it. */
export interface DiscordKeys {
  /** 64 hex digits, for DISCORD_PUBLIC_KEY. */
  readonly publicKey: string;
  /** The headers of a request with this body; `timestamp` in seconds since 1970. */
  sign(body: string, timestamp?: number | string): Readonly<Record<string, string>>;
}

export function makeDiscordKeys(): DiscordKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'),
    sign: (body, timestamp = Math.floor(Date.now() / 1_000)) => ({
      'Content-Type': 'application/json',
      'X-Signature-Ed25519': sign(null, Buffer.from(`${timestamp}${body}`), privateKey).toString('hex'),
      'X-Signature-Timestamp': String(timestamp),
    }),
  };
}
