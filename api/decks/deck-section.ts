import { foldName } from '../knowledge-base/fold.js';
import type { DeckSection } from './deck-reading.js';

const SECTIONS: ReadonlyMap<string, DeckSection> = new Map([
  ['deck', 'DECK'],
  ['maindeck', 'DECK'],
  ['supply', 'SUPPLY'],
  ['sideboard', 'SIDEBOARD'],
  ['outsidethegame', 'OUTSIDE'],
  ['outside', 'OUTSIDE'],
]);

/** The section that is called so, case and punctuation forgiving; null when there is none. */
export function sectionCalled(name: string): DeckSection | null {
  return SECTIONS.get(foldName(name)) ?? null;
}
