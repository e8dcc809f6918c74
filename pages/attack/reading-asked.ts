import { isPlayedOtherwise, type ReadingCode } from '../../engine/readings.js';
import type { Assumption } from '../../engine/report.js';

/** In an address: all readings that matter are to be found, however long that takes. */
export const EVERY_READING = 'every';

/** By which reading of the rules an attack is played, and whether those that matter are to be found. */
export interface ReadingAsked {
  /** The reading that is turned to its alternative; null: none is. */
  readonly other: ReadingCode | null;
  readonly isEvery: boolean;
}

/** Of an address; what is no reading is none. */
export function readingAsked(parameters: URLSearchParams): ReadingAsked {
  const code = parameters.get('reading') ?? '';
  return { other: isPlayedOtherwise(code) ? code : null, isEvery: code === EVERY_READING };
}

/** The readings on which an attack depends, and by which of them it is shown. */
export interface ShownReadings {
  readonly other: ReadingCode | null;
  /** Null: to find them takes long, and nobody has asked for it. */
  readonly matter: readonly Assumption[] | null;
}
