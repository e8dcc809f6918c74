export const CARD_SIDES = ['LIGHT', 'DARK', 'NEUTRAL', 'YUUZHAN_VONG'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

export const CARD_ARENAS = ['SPACE', 'GROUND', 'CHARACTER'] as const;
export type CardArena = (typeof CARD_ARENAS)[number];

/** One card in one set. */
export interface PrintingRecord {
  /** Abbreviation of the set. */
  readonly set: string;
  /** Null when none is printed. */
  readonly number: string | null;
  /** Null when none is printed. */
  readonly rarity: string | null;
  readonly promo: boolean;
}

/** A rules identity: the same card in several sets is one card with several printings. */
export interface CardRecord {
  /** Of name and version: `hanharr-a`. */
  readonly slug: string;
  readonly name: string;
  readonly version: string | null;
  readonly side: CardSide;
  /** As printed: its arenas, or the type of card. */
  readonly typeLine: string;
  /** Of the type line, in order; empty for a card that is no unit. */
  readonly arenas: readonly CardArena[];
  readonly subtypes: readonly string[];
  /** Null when it is not a number; `costText` has it as printed. */
  readonly buildCost: number | null;
  readonly costText: string | null;
  readonly speed: number | null;
  readonly power: number | null;
  readonly health: number | null;
  /** What it does, one ability or effect a line, in the order of the card. */
  readonly lines: readonly string[];
  /** Slugs of the keywords in its lines, in their order. */
  readonly keywords: readonly string[];
  /** Ids of the current rulings on the card itself, in their order. */
  readonly rulings: readonly string[];
  readonly printings: readonly PrintingRecord[];
  /** Source of these facts. */
  readonly source: string;
}

/** As people write it: `Hanharr (A)`. */
export function fullName({ name, version }: Pick<CardRecord, 'name' | 'version'>): string {
  return version === null ? name : `${name} (${version})`;
}
