import { assumption } from '../../../engine/readings.js';
import type { Assumption } from '../../../engine/report.js';
import { placeAtEnd } from '../../../engine/windows/attack-end.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';

/** In which order two or more keywords do their damage when the attack ends, and the reading that says so. */
export interface OrderAtEnd {
  readonly ordered: readonly KeywordRecord[];
  /** Place of each keyword, as given. */
  readonly places: readonly number[];
  readonly reading: Assumption;
}

/** Null where one of them does not wait for the end of the attack. */
export function orderAtEnd(keywords: readonly KeywordRecord[]): OrderAtEnd | null {
  const places = keywords.flatMap(({ slug }) => {
    const parts = rulesOf(slug)?.parts;
    return (parts === undefined ? null : placeAtEnd(parts)) ?? [];
  });
  if (keywords.length < 2 || places.length < keywords.length) return null;
  const ordered = keywords
    .map((keyword, at) => ({ keyword, place: places[at] ?? 0 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ keyword }) => keyword);
  return { ordered, places, reading: assumption('attack-end-order') };
}

/** `When the attack ends, Retaliate comes first, then Riposte.` */
export function orderAtEndSaid({ ordered }: OrderAtEnd): string {
  const [first, ...others] = ordered.map(({ name }) => name);
  return `Both wait for the end of the attack; ${first ?? ''} is done first, then ${others.join(', then ')}.`;
}
