import type { IncomingMessage } from 'node:http';
import { verifyKey } from 'discord-interactions';
import { type Failure, failure, isFailure } from './failure.js';
import { discardRest, readBytes } from './read-body.js';

/** Bytes of an interaction; a button brings the whole message back to which it belongs. */
const BODY = {
  bytes: 64 * 1024,
  advice: 'An interaction of Discord is never as large.',
} as const;

/** How far the time of a request may be from ours, in seconds: what is older is sent again by somebody who saw it. */
const TIME_TOLERANCE = 300;

const SIGNATURE = /^[0-9a-f]{128}$/i;
const TIMESTAMP = /^\d{1,12}$/;

function unauthorised(message: string): Failure {
  return failure(401, 'BAD_USER_INPUT', message);
}

const UNSIGNED = unauthorised(
  'This address takes interactions of Discord, signed in X-Signature-Ed25519 and X-Signature-Timestamp; send both, as Discord does.',
);
const FORGED = unauthorised(
  'The signature does not fit this body and DISCORD_PUBLIC_KEY; use the public key of the application that sends here.',
);

/**
 * The body of a request that Discord has signed, byte for byte; nothing has looked into it. The signature is of public values
 * and compared with none, so that how long this takes tells nothing.
 */
export async function readSignedBody(
  request: IncomingMessage,
  publicKey: string,
  now: number = Date.now(),
): Promise<Buffer | Failure> {
  const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = request.headers;
  const refuse = (refused: Failure): Failure => {
    discardRest(request);
    return refused;
  };
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return refuse(UNSIGNED);
  if (typeof timestamp !== 'string' || !TIMESTAMP.test(timestamp)) return refuse(UNSIGNED);
  const age = Math.round(now / 1_000) - Number(timestamp);
  if (Math.abs(age) > TIME_TOLERANCE) return refuse(outOfTime(age));
  const body = await readBytes(request, BODY);
  if (isFailure(body)) return body;
  return (await verifyKey(body, signature, timestamp, publicKey)) ? body : FORGED;
}

function outOfTime(age: number): Failure {
  const side = age > 0 ? 'old' : 'ahead';
  return unauthorised(
    `The request is ${Math.abs(age)} s ${side}; at most ${TIME_TOLERANCE} s are allowed. Correct the clock of this server if Discord sent it just now.`,
  );
}
