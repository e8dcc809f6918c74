import type { UnitInput } from '../../engine/attack-input.js';
import { conditionState } from '../../engine/condition.js';
import { foldWord } from '../../engine/fold-word.js';
import type { Place } from '../../engine/interaction/places.js';
import { PLAIN_UNIT } from '../../engine/notation/attack-line-defaults.js';
import type { Grant } from '../../engine/notation/parsed-line.js';
import type { CardArena, CardRecord } from '../knowledge-base/card-record.js';
import { type CardAbility, cardAbilities } from './card-abilities.js';

/** A keyword that a card can have in play. */
export interface HeldKeyword extends Pick<CardAbility, 'slug' | 'slot' | 'condition'> {
  /** The card that has it printed: itself, or one that gives it. */
  readonly by: CardRecord;
}

/** A card of a side with all that it can have in play. */
export interface CardInPlay {
  readonly card: CardRecord;
  readonly copies: number;
  readonly held: readonly HeldKeyword[];
}

export type CardCopies = Pick<CardInPlay, 'card' | 'copies'>;

/** What is printed on each card of a side, and what the others of its side and those of the other side give to it. */
export function cardsInPlay(
  side: readonly CardCopies[],
  enemies: readonly CardCopies[],
): readonly CardInPlay[] {
  return side.map(({ card, copies }) => ({
    card,
    copies,
    held: [
      ...heldFrom(card, ({ granted }) => granted === null || (granted.to === 'ALL' && fits(card, granted))),
      ...side
        .filter((giver) => giver.card !== card || copies > 1)
        .flatMap((giver) => heldFrom(giver.card, (ability) => reaches(ability, card, giver.card === card))),
      ...enemies.flatMap((giver) =>
        heldFrom(giver.card, ({ granted }) => granted?.to === 'ENEMIES' && fits(card, granted)),
      ),
    ],
  }));
}

function heldFrom(by: CardRecord, isHeld: (ability: CardAbility) => boolean): readonly HeldKeyword[] {
  return cardAbilities(by)
    .filter(isHeld)
    .map(({ slug, slot, condition }) => ({ slug, slot, condition, by }));
}

function reaches({ granted }: CardAbility, card: CardRecord, isCopy: boolean): boolean {
  if (granted === null || granted.to === 'ENEMIES' || (isCopy && granted.to === 'ALL')) return false;
  return fits(card, granted);
}

/** Whether the card is a unit of the kind that the text names. */
function fits({ subtypes, arenas }: CardRecord, granted: Grant): boolean {
  if (arenas.length === 0) return false;
  if (granted.arenas.length > 0 && !granted.arenas.some((arena) => arenas.includes(arena))) return false;
  const own = new Set(subtypes.flatMap((subtype) => subtype.split(/\s+/)).map(foldWord));
  return granted.subtypes.every((subtype) => own.has(foldWord(subtype)));
}

/** Where a card stands in an attack, and whom it attacks if that is known. */
export interface Stand {
  readonly place: Place;
  readonly arena: CardArena;
  readonly target: CardRecord | null;
}

/** What a card has there: the part of Switch for the arena, and no keyword whose condition does not hold. What can't be told may hold. */
export function heldAt({ card, held }: CardInPlay, stand: Stand): readonly HeldKeyword[] {
  return held.filter(
    ({ slot, condition }) =>
      (slot === null || card.arenas[slot - 1] === stand.arena) &&
      (condition === null || mayHold(condition, card, stand)),
  );
}

function mayHold(condition: string, card: CardRecord, { place, arena, target }: Stand): boolean {
  const attacked = place === 'ATTACKER' ? unitIn(arena, target?.subtypes ?? null) : null;
  return conditionState(condition, unitIn(arena, card.subtypes), attacked) !== 'FAILS';
}

function unitIn(arena: CardArena, subtypes: readonly string[] | null): UnitInput {
  return { ...PLAIN_UNIT, role: '', side: 'ATTACKER', abilities: [], arena, subtypes };
}
