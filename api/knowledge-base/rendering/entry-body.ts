import type { KeywordRecord } from '../records.js';
import { oneLine } from './one-line.js';

/** What may stand between the name and the colon of a heading: a number, a signed number, a bracket. */
const HEADING_END = /^\s*(?:\[[^\]]{0,200}\]|[-+\u2013/'\u2018\u2019XYN\d\s]{0,20})?\s*:\s*/;

function startsWith(text: string, start: string): boolean {
  return start !== '' && text.slice(0, start.length).toLowerCase() === start.toLowerCase();
}

/** The entry as one line without its heading: from the type phrase on. A text that has no heading is left whole. */
export function entryBody(keyword: Pick<KeywordRecord, 'text' | 'name' | 'signature' | 'aliases'>): string {
  const text = oneLine(keyword.text);
  const signature = oneLine(keyword.signature);
  if (startsWith(text, signature)) {
    const rest = text.slice(signature.length);
    const colon = /^\s*:\s*/.exec(rest);
    if (colon) return rest.slice(colon[0].length);
    if (signature.endsWith(']')) return rest.trimStart();
  }
  for (const name of [keyword.name, ...keyword.aliases].map(oneLine)) {
    if (!startsWith(text, name)) continue;
    const rest = text.slice(name.length);
    const heading = HEADING_END.exec(rest);
    if (heading) return rest.slice(heading[0].length);
  }
  return text;
}
