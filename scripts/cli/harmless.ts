import { printableLines } from '../ingest/reading/printable.js';

/** The same reply; what would steer a terminal is taken out of its texts, whoever wrote them. Line breaks stay. */
export function harmless<Reply>(reply: Reply): Reply {
  return JSON.parse(JSON.stringify(reply), (_key, value: unknown) =>
    typeof value === 'string' ? printableLines(value) : value,
  );
}

const STEERING = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON for a script, letter for letter: what would steer a terminal is escaped, as JSON allows. */
export function harmlessJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    STEERING,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
