import type { CardSide } from '../../../api/knowledge-base/card-record.js';
import type { PrintedName } from './printed-name.js';
import type { UsageRuling } from './usage-rulings.js';

/** What one row of a set file prints. */
export interface PrintedCard extends PrintedName {
  /** In the file, from 1. */
  readonly line: number;
  /** As the file abbreviates it. */
  readonly set: string;
  readonly side: CardSide;
  readonly typeLine: string;
  readonly subtypes: readonly string[];
  /** Null when it is not a number; `costText` has it as printed, null when nothing is. */
  readonly buildCost: number | null;
  readonly costText: string | null;
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  /** Null when nothing is printed. */
  readonly number: string | null;
  readonly rarity: string | null;
  /** Ability lines. */
  readonly lines: readonly string[];
  /** Offsets speak of the text of the file. */
  readonly rulings: readonly UsageRuling[];
}
