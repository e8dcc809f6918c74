import type { Place } from '../../../engine/interaction/places.js';
import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import { type CardInPlay, type HeldKeyword, isOn } from './card-in-play.js';
import { type KeywordPart, keywordPart } from './keyword-parts.js';

export interface PlacedSlug {
  readonly slug: string;
  readonly place: Place;
  /** Its number is below 0. */
  readonly isNegative: boolean;
}

/** A keyword of a unit that stands somewhere. */
export interface Placed extends PlacedSlug {
  /** The card that has it printed. */
  readonly by: CardRecord;
  readonly part: KeywordPart;
}

interface HeldPart extends HeldKeyword {
  readonly part: KeywordPart;
}

const known = new WeakMap<CardInPlay, readonly HeldPart[]>();

/** What of a card plays a part in an attack. */
function partsOf(unit: CardInPlay): readonly HeldPart[] {
  const parts =
    known.get(unit) ??
    unit.held.flatMap((held) => {
      const part = keywordPart(held.slug);
      return part === null ? [] : [{ ...held, part }];
    });
  known.set(unit, parts);
  return parts;
}

/** What a unit has where it stands, against whom it attacks if that is known. */
export function partsAt(
  unit: CardInPlay,
  place: Place,
  arena: CardArena,
  target: CardRecord | null = null,
): readonly Placed[] {
  return placedOf(unit, { place, arena, target }, () => true);
}

/** Of that, what has something to do there. */
export function actingAt(unit: CardInPlay, place: Place, arena: CardArena): readonly Placed[] {
  return placedOf(unit, { place, arena, target: null }, ({ part }) => part.places.includes(place));
}

/** Of that, what is printed on the card itself. */
export function printedAt(unit: CardInPlay, place: Place, arena: CardArena): readonly Placed[] {
  return placedOf(unit, { place, arena, target: null }, ({ by }) => by === unit.card);
}

function placedOf(
  unit: CardInPlay,
  stand: Parameters<typeof isOn>[2],
  isMeant: (held: HeldPart) => boolean,
): readonly Placed[] {
  return partsOf(unit)
    .filter((held) => isMeant(held) && isOn(unit, held, stand))
    .map(({ slug, isNegative, by, part }) => ({ slug, isNegative, by, place: stand.place, part }));
}
