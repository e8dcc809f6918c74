import type { Place } from '../../../engine/interaction/places.js';
import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import { type CardInPlay, type HeldKeyword, isInPart } from './card-in-play.js';
import { type Meeting, meeting, meetingsInText, strikesOther, turned } from './meeting.js';
import { type Placed, partsAt } from './parts-in-place.js';

/** The first is on the side of the unit that attacks or is attacked, the second on the other one. */
const AS_ENEMIES: readonly (readonly [Place, Place])[] = [
  ['ATTACKER', 'DEFENDER'],
  ['DEFENDER', 'ATTACKER'],
  ['ATTACKER', 'SECOND'],
  ['SECOND', 'ATTACKER'],
  ['FELLOW', 'DEFENDER'],
  ['DEFENDER', 'FELLOW'],
];

/** Of two cards of opposite sides: in an arena that both can be in, or in an attack that reaches another one. */
export function meetingsOfEnemies(
  unit: CardInPlay,
  enemy: CardInPlay,
  isOutside: (slug: string) => boolean,
): readonly Meeting[] {
  const inAttack = AS_ENEMIES.flatMap(([here, there]) => enemiesAt([unit, here], [enemy, there]));
  const crossed = unit.card.arenas
    .filter((arena) => enemy.card.arenas.includes(arena))
    .flatMap((arena) =>
      heldIn(unit, arena).flatMap((one) => heldIn(enemy, arena).map((other) => [one, other] as const)),
    );
  return [...inAttack, ...meetingsInText(crossed, (one, other) => strikesOther(one, other, isOutside))];
}

/** Outside of an attack no condition is known to fail: what counts is the part of a Switch. */
function heldIn(unit: CardInPlay, arena: CardArena): readonly HeldKeyword[] {
  return unit.held.filter(({ slot }) => isInPart(unit.card, slot, arena));
}

type UnitAt = readonly [unit: CardInPlay, place: Place];

function enemiesAt([unit, here]: UnitAt, [enemy, there]: UnitAt): readonly Meeting[] {
  const met = unit.card.arenas
    .filter((arena) => enemy.card.arenas.includes(arena))
    .flatMap((arena) => {
      const mine = partsAt(unit, here, arena, targetOf(enemy, there));
      const theirs = partsAt(enemy, there, arena, targetOf(unit, here));
      const [still, theirsStill] = [
        partsAt(unit, here, arena, enemy.card),
        partsAt(enemy, there, arena, unit.card),
      ];
      return across(mine, theirs, null).filter(
        ({ slugs: [one, other] }) =>
          !(endsWith(other, theirs) && !has(still, one)) &&
          !(endsWith(one, mine) && !has(theirsStill, other)),
      );
    });
  const away = here === 'ATTACKER' ? reaching([unit, here], [enemy, there]) : [];
  const back = there === 'ATTACKER' ? reaching([enemy, there], [unit, here]).map(turned) : [];
  return [...met, ...away, ...back];
}

/** With the unit as the new defender what its attacker has only against others ends. */
function endsWith(slug: string, parts: readonly Placed[]): boolean {
  return parts.some((one) => one.slug === slug && one.part.rules.parts.changesDefender === 'TO_THIS_UNIT');
}

function has(parts: readonly Placed[], slug: string): boolean {
  return parts.some((one) => one.slug === slug);
}

/** An attack from another arena, by a keyword that reaches there. */
function reaching([attacker, here]: UnitAt, [struck, there]: UnitAt): readonly Meeting[] {
  const target = targetOf(struck, there);
  return attacker.card.arenas.flatMap((from) => {
    const parts = partsAt(attacker, here, from, target);
    return parts.flatMap((by) => {
      const to = by.part.rules.parts.reaches;
      if (to === undefined || to === from || !struck.card.arenas.includes(to)) return [];
      return across(parts, partsAt(struck, there, to), by);
    });
  });
}

/** `reach`: what brings the attack there; without it none that reaches elsewhere has anything to do. */
function across(
  ones: readonly Placed[],
  others: readonly Placed[],
  reach: Placed | null,
): readonly Meeting[] {
  const acts = ({ slug, place, part }: Placed): boolean =>
    part.places.includes(place) && (part.rules.parts.reaches === undefined || slug === reach?.slug);
  const all = [...ones, ...others];
  const met = others.filter(acts);
  return ones
    .filter(acts)
    .flatMap((one) =>
      met.filter(({ slug }) => slug !== one.slug).map((other) => meeting([one, other], all, reach)),
    );
}

/** Only who is attacked is known as a target. */
function targetOf({ card }: CardInPlay, place: Place): CardRecord | null {
  return place === 'DEFENDER' ? card : null;
}
