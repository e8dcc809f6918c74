import type { KeywordRules } from '../keyword.js';
import type { Place } from './places.js';

/** A keyword on a unit of the board of a check. */
export interface PlacedKeyword {
  readonly rules: KeywordRules;
  /** Null for keywords without a number. */
  readonly value: number | null;
  /** As it is printed on the unit. */
  readonly line: string;
  readonly place: Place;
}

/** What a keyword has where no value is given. A reach has the power of the unit, so that it changes nothing but the arena. */
const VALUE = { NUMBER: 2, SIGNED_NUMBER: 1, REACH: 4 } as const;

export function standardValue({ parameter, parts }: KeywordRules): number | null {
  if (parts.reaches !== undefined) return VALUE.REACH;
  if (parts.powerWhileDamaged === true) return VALUE.NUMBER;
  return parameter === 'NUMBER' || parameter === 'SIGNED_NUMBER' ? VALUE[parameter] : null;
}

/** `Critical Hit 2`, `Overkill`, `Bounty: Draw a card`. */
export function printedLine({ name, parameter }: KeywordRules, value: number | null): string {
  if (parameter === 'NUMBER' || parameter === 'SIGNED_NUMBER') return `${name} ${value ?? 0}`;
  return parameter === 'NONE' ? name : `${name}: Draw a card`;
}
