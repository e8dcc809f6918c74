import type { UnitInput } from '../../../engine/attack-input.js';
import { conditionState } from '../../../engine/condition.js';
import { foldWord } from '../../../engine/fold-word.js';
import type { Place } from '../../../engine/interaction/places.js';
import { PLAIN_UNIT } from '../../../engine/notation/attack-line-defaults.js';
import type { Grant } from '../../../engine/notation/parsed-line.js';
import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import { type CardAbility, cardAbilities } from './card-abilities.js';
import { mayBeNamed } from './kind-in-words.js';

/** A keyword that a card can have in play. */
export interface HeldKeyword extends Pick<CardAbility, 'slug' | 'slot' | 'condition' | 'isNegative'> {
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
  const givers = side.filter(({ card }) => cardAbilities(card).some(({ granted }) => isToSide(granted)));
  const far = enemies.filter(({ card }) =>
    cardAbilities(card).some(({ granted }) => granted?.to === 'ENEMIES'),
  );
  return side.map(({ card, copies }) => ({
    card,
    copies,
    held: [
      ...heldFrom(card, ({ granted }) => granted === null || (granted.to === 'ALL' && fits(card, granted))),
      ...givers
        .filter((giver) => giver.card !== card || copies > 1)
        .flatMap((giver) => heldFrom(giver.card, (ability) => reaches(ability, card, giver.card === card))),
      ...far.flatMap((giver) =>
        heldFrom(giver.card, ({ granted }) => granted?.to === 'ENEMIES' && fits(card, granted)),
      ),
    ],
  }));
}

function heldFrom(by: CardRecord, isHeld: (ability: CardAbility) => boolean): readonly HeldKeyword[] {
  return cardAbilities(by)
    .filter(isHeld)
    .map(({ slug, slot, condition, isNegative }) => ({ slug, slot, condition, isNegative, by }));
}

function isToSide(granted: Grant | null): granted is Grant {
  return granted !== null && granted.to !== 'ENEMIES';
}

function reaches({ granted, piloting }: CardAbility, card: CardRecord, isCopy: boolean): boolean {
  if (!isToSide(granted) || (isCopy && granted.to === 'ALL') || !fits(card, granted)) return false;
  return !piloting || !subtypeWords(card).has(NEVER_PILOTED);
}

/** "A Droid unit can't be piloted." */
const NEVER_PILOTED = foldWord('Droid');

/** Whether the card is a unit of the kind that the text names. */
function fits(card: CardRecord, { arenas, subtypes, subject }: Grant): boolean {
  if (card.arenas.length === 0) return false;
  if (arenas.length === 0 && subtypes.length === 0) return mayBeNamed(card, subject);
  if (arenas.length > 0 && !arenas.some((arena) => card.arenas.includes(arena))) return false;
  return subtypes.length === 0 || subtypes.map(foldWord).every((word) => subtypeWords(card).has(word));
}

const words = new WeakMap<CardRecord, ReadonlySet<string>>();

function subtypeWords(card: CardRecord): ReadonlySet<string> {
  const known = words.get(card) ?? new Set(card.subtypes.flatMap((one) => one.split(/\s+/)).map(foldWord));
  words.set(card, known);
  return known;
}

/** Where a card stands in an attack, and whom it attacks if that is known. */
export interface Stand {
  readonly place: Place;
  readonly arena: CardArena;
  readonly target: CardRecord | null;
}

/** Whether a card has a keyword there: Switch has each part in its arena, and a condition has to hold. What can't be told may hold. */
export function isOn(
  { card }: CardInPlay,
  { slot, condition }: Pick<HeldKeyword, 'slot' | 'condition'>,
  stand: Stand,
): boolean {
  return isInPart(card, slot, stand.arena) && (condition === null || mayHold(condition, card, stand));
}

/** The parts of a Switch are those of the card's arenas, in order. */
export function isInPart({ arenas }: CardRecord, slot: number | null, arena: CardArena): boolean {
  return slot === null || arenas[slot - 1] === arena;
}

function mayHold(condition: string, card: CardRecord, { place, arena, target }: Stand): boolean {
  const attacked = place === 'ATTACKER' ? unitIn(arena, target?.subtypes ?? null) : null;
  const targets = attacked === null ? [null] : [0, 1].map((counters) => ({ ...attacked, counters }));
  return targets.some((one) => conditionState(condition, unitIn(arena, card.subtypes), one) !== 'FAILS');
}

const PLAIN = { ...PLAIN_UNIT, role: '', side: 'ATTACKER', abilities: [] } as const;

function unitIn(arena: CardArena, subtypes: readonly string[] | null): UnitInput {
  return { ...PLAIN, arena, subtypes };
}
