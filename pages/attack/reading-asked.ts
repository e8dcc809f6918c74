import { isPlayedOtherwise, type ReadingCode } from '../../engine/readings.js';
import type { Assumption } from '../../engine/report.js';

/** In an address: all readings that matter are to be found, however long that takes. */
export const EVERY_READING = 'every';

/** By which reading of the rules an attack is played, and whether those that matter are to be found. */
export interface ReadingAsked {
  /** The reading that is turned to its alternative; null: none is. */
  readonly other: ReadingCode | null;
  readonly isEvery: boolean;
  /** What was asked for beside that, and can't be had. */
  readonly ignored: readonly string[];
}

/** Of an address. One reading is turned at a time, the first that can be. */
export function readingAsked(parameters: URLSearchParams): ReadingAsked {
  const asked = [...new Set(parameters.getAll('reading'))].filter((code) => code !== '');
  const other = asked.find(isPlayedOtherwise) ?? null;
  return {
    other,
    isEvery: asked.includes(EVERY_READING),
    ignored: asked.filter((code) => code !== other && code !== EVERY_READING),
  };
}

/** The readings on which an attack depends, and by which of them it is shown. */
export interface ShownReadings extends ReadingAsked {
  /** Null: to find them takes long, and nobody has asked for it. */
  readonly matter: readonly Assumption[] | null;
}
