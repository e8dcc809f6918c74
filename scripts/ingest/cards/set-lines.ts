import { decodePiece } from '../reading/decode.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * The lines of a set file as text, the first one at index 0. CR LF, LF and a lone CR each end a line. Every line has an encoding of its
 * own: such files grow by many hands, and one row in Windows-1252 must not spoil those in UTF-8.
 */
export function setLines(bytes: Uint8Array): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte !== undefined && byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
    lines.push(decodePiece(bytes.subarray(start, at)).text);
    if (byte === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) at += 1;
    start = at + 1;
  }
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
