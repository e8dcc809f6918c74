import { randomBytes } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's `X-Request-Id` when it is sane (1 to 64 of letters, digits, `.`, `_`, `-`), else a new one. */
export type RequestIds = (asked: string | readonly string[] | undefined) => string;

/** Made ids are a random start for the process and a count: unique, and cheap enough for every request. */
export function createRequestIds(): RequestIds {
  const start = randomBytes(6).toString('hex');
  let made = 0;
  return (asked) => {
    if (typeof asked === 'string' && SANE.test(asked)) return asked;
    made += 1;
    return `${start}-${made.toString(36)}`;
  };
}
