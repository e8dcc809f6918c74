import type { Word } from '../reading/words.js';
import type { PlacedFact } from './unit-facts.js';

export interface PartedFacts {
  readonly second: readonly PlacedFact[];
  readonly rest: readonly PlacedFact[];
}

const ORDINAL = /^(?:second|another|other)$/;
const UNIT = /^(?:units?|guy|target|character|creature|defender|one)$/;
/** In so many words behind `second` stand its unit and its health. */
const NEAR = 6;
const PARTS = /^(?:versus|against|using|behind|when|if|by|from|[,.?])$/;

/** What is said of a second unit, at which Overkill may aim: `a second 2 health unit`, `both a 3 health and a 2 health unit`. */
export function partSecondUnit(words: readonly Word[], facts: readonly PlacedFact[]): PartedFacts {
  const from = namedSecond(words, facts) ?? joinedSecond(words, facts);
  if (from === null) return { second: [], rest: facts };
  const end = words.findIndex(({ text }, at) => at > from && PARTS.test(text));
  const isOfSecond = ({ at }: PlacedFact): boolean => at >= from && (end < 0 || at < end);
  return { second: facts.filter(isOfSecond), rest: facts.filter((fact) => !isOfSecond(fact)) };
}

function namedSecond(words: readonly Word[], facts: readonly PlacedFact[]): number | null {
  for (const [at, { text }] of words.entries()) {
    const behind = words.slice(at + 1, at + NEAR).map((word) => word.text);
    if (!ORDINAL.test(text) || !behind.some((word) => UNIT.test(word))) continue;
    const health = facts.find((fact) => fact.at > at && fact.at <= at + NEAR && isHealth(fact));
    if (health !== undefined) return health.at;
  }
  return null;
}

/** `a 3 health and a 2 health unit`: the second of two healths that `and` joins. */
function joinedSecond(words: readonly Word[], facts: readonly PlacedFact[]): number | null {
  const healths = facts.filter(isHealth);
  for (const [index, { at }] of healths.entries()) {
    const before = healths[index - 1];
    const gap = words.slice(before?.at ?? at, at).map(({ text }) => text);
    if (before !== undefined && gap.includes('and') && !gap.some((text) => PARTS.test(text) && text !== ','))
      return at;
  }
  return null;
}

function isHealth({ fact }: PlacedFact): boolean {
  return fact.health !== undefined && fact.power === undefined && fact.card == null;
}
