import { leadingCost } from './ability-cost.js';
import { readList } from './ability-list.js';
import { EVERYDAY_NAMES } from './everyday-names.js';
import { leadingName } from './keyword-names.js';
import { type LineScan, trimmed } from './line-scan.js';
import type { Span } from './quoted-spans.js';

const LABEL = /^[^:;.,|"“”„()[\]]{1,40}?(?::|\s[-–—]\s)\s*(?=\p{Lu})/u;
const FEW_WORDS = /^(?:\s+\p{L}[\p{L}'’-]*){1,2}$/u;
const FEW_NAMES = /^(?:\s+\p{Lu}[\p{L}'’-]*){1,2}$/u;

/**
 * What is wrong with a sentence of a card that is abilities and something that is none: `Ground: Armor`, `Choose one: Evade 1 or Armor`;
 * `alone` on its line also `Armor foo`, `Pay 2 Force -> Equip Jedi`. Null for all other sentences.
 */
export function nameAmongWords(scan: LineScan, span: Span, alone: boolean): string | null {
  const text = scan.text.slice(span.start, span.end);
  return labelled(scan, span, text) ?? (alone ? namedFirst(scan, text) : null);
}

function labelled(scan: LineScan, span: Span, text: string): string | null {
  const label = LABEL.exec(text)?.[0];
  if (label === undefined || leadingCost(scan.names, text) !== null) return null;
  const list = readList(scan, trimmed(scan.text, { start: span.start + label.length, end: span.end }), false);
  if (list === null || list.end < span.end || list.items.some(({ kind }) => kind !== 'KEYWORD')) return null;
  return `What '${label.trim()}' says of the abilities behind it can't be told; expected them alone, or behind a condition.`;
}

function namedFirst({ names }: LineScan, text: string): string | null {
  const cost = leadingCost(names, text)?.length ?? 0;
  const line = text.slice(cost);
  const named = leadingName(names, line);
  if (named === null || !/^\p{Lu}/u.test(line)) return null;
  if (!(cost === 0 ? FEW_WORDS : FEW_NAMES).test(line.slice(named.length))) return null;
  if (cost === 0 && EVERYDAY_NAMES.has(named.keyword.slug)) return null;
  const found = line.slice(named.length).trim();
  return `Expected the end of the ability after '${line.slice(0, named.length)}'; found '${found}'.`;
}
