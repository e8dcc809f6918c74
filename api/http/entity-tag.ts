import { createHash } from 'node:crypto';
import type { Encoding } from './accepted.js';

/** One member of a list; sticky, so that what is malformed ends the list. */
const MEMBER = /[ \t,]*(?:W\/)?("[^"]*")[ \t]*(?=,|$)/gy;

/** A strong tag from the type and the bytes before encoding; each encoding has its own, as strong tags must. */
export function entityTag(contentType: string, body: Uint8Array, encoding: Encoding): string {
  const hash = createHash('sha256')
    .update(contentType)
    .update('\0')
    .update(body)
    .digest('base64url')
    .slice(0, 27);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Does `If-None-Match` name this tag? Takes lists, weak tags (`W/`) and `*`; what is malformed matches nothing. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return Array.from(ifNoneMatch.matchAll(MEMBER), (found) => found[1]).includes(tag);
}
