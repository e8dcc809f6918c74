import { CARD_ARENAS, type CardArena, type CardSide } from '../../../api/knowledge-base/card-record.js';

const SIDES: ReadonlyMap<string, CardSide> = new Map([
  ['l', 'LIGHT'],
  ['light', 'LIGHT'],
  ['ls', 'LIGHT'],
  ['d', 'DARK'],
  ['dark', 'DARK'],
  ['ds', 'DARK'],
  ['n', 'NEUTRAL'],
  ['neutral', 'NEUTRAL'],
  ['y', 'YUUZHAN_VONG'],
  ['yv', 'YUUZHAN_VONG'],
  ['yuuzhan vong', 'YUUZHAN_VONG'],
]);

/** Null when it is none of the four. */
export function cardSide(printed: string): CardSide | null {
  return (
    SIDES.get(
      printed
        .toLowerCase()
        .replace(/[-\s]+/g, ' ')
        .replace(/ side$/, ''),
    ) ?? null
  );
}

/** The arenas of a type line in order: `Ground/Character`. Empty for a card that is no unit. */
export function arenasOf(typeLine: string): readonly CardArena[] {
  const parts = typeLine.split('/').map((part) => part.trim().toUpperCase());
  return parts.flatMap((part) => CARD_ARENAS.filter((arena) => arena === part));
}

/** `Wookiee - Bounty Hunter`, `Wookiee/Bounty Hunter` or `Wookiee, Bounty Hunter`: the two parts. */
export function subtypesOf(printed: string): readonly string[] {
  return printed.split(/\s*[/,;|]\s*|\s+[-\u2013\u2014]+\s+/).filter((part) => !NOTHING.test(part));
}

/** How set files print that a card has none of it. */
const NOTHING = /^(?:|[-\u2013\u2014*]|n\/?a)$/i;
/** A spreadsheet may have made it a decimal. */
const NUMBER = /^\d{1,4}(?:\.0{1,2})?$/;

/** A whole number, null where none is printed, undefined where something else is. */
export function printedNumber(printed: string): number | null | undefined {
  if (NOTHING.test(printed)) return null;
  return NUMBER.test(printed) ? Number(printed) : undefined;
}
