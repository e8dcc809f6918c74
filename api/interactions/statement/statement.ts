import { ROLE_OF } from '../../../engine/interaction/canonical-board.js';
import { type Place, placesOf } from '../../../engine/interaction/places.js';
import { attackMade } from '../attack-made.js';
import { type Said, say } from '../said.js';
import { modifies } from './modifies.js';
import { noEffect } from './no-effect.js';
import type { StatementGround } from './statement-ground.js';

/** A finding in one plain sentence. */
export function statementOf(ground: StatementGround): Said {
  const plain = ground.from.keyword.name;
  const a = `${plain}${whereOf(ground.effect?.from ?? null)}`;
  const b = ground.to.keyword.name;
  switch (ground.relation) {
    case 'NO_EFFECT':
      return noEffect(plain, b, ground);
    case 'MODIFIES':
      return modifies(a, b, ground);
    case 'PREVENTS':
      return say(`${a} prevents damage that ${b} makes.`, 'LESS');
    case 'OVERRIDES':
      return overridden(plain, b, ground);
    case 'TRIGGERS':
      return ground.aspect === 'ITS_ATTACK' && ground.effect === null
        ? say(`Damage of ${attackMade(ground.from)} can set off ${b} like that of any other attack.`)
        : say(`Damage from ${plain} can set off ${b}.`);
    case 'BLOCKS':
      return blocked(plain, b, ground);
    case 'REDIRECTS':
      return redirected(plain, b, ground);
    default:
      return say(`${a} and ${b} meet.`);
  }
}

/** Where it stands, unless that is where it usually does. */
function whereOf(
  placed: { readonly rules: Parameters<typeof placesOf>[0]; readonly place: Place } | null,
): string {
  if (placed === null || placesOf(placed.rules)[0] === placed.place) return '';
  return ` on the ${ROLE_OF[placed.place]}`;
}

function redirected(a: string, b: string, { to, effect }: StatementGround): Said {
  if (to.attacksAgain) return say(`${a} can take ${attackMade(to)} to another unit, like any other attack.`);
  if (to.traits?.changesDefender === true)
    return say(`When ${b} has moved the attack to another unit, ${a} can still take it away from that unit.`);
  return effect?.to.place === 'DEFENDER'
    ? say(`${a} takes the attack away from the defender, so the defender's ${b} no longer counts for it.`)
    : say(`${a} makes another unit the defender, and from then on ${b} concerns that unit.`);
}

function overridden(a: string, b: string, { from, to }: StatementGround): Said {
  if (from.traits?.preventsUnpreventable === true)
    return say(`A unit with ${a} can prevent damage to itself in spite of ${b}.`);
  return from.traits?.unpreventable === true && to.traits?.prevents != null
    ? say(`Damage from a unit with ${a} can't be prevented, so ${b} doesn't work against it.`)
    : say(`${a} goes over ${b}.`);
}

function blocked(a: string, b: string, { from, to }: StatementGround): Said {
  if (from.traits?.reachesOtherArena === true)
    return say(`An attack with ${a} crosses arenas, and ${b} works within one arena only.`);
  if (from.traits?.hides === true && to.attacksAgain)
    return say(`While ${a} keeps a unit from being attacked, ${b} can't choose that unit.`);
  if (from.traits?.hides === true && to.traits?.reachesOtherArena === true)
    return say(`While ${a} keeps a unit from being attacked, it can't be attacked with ${b} either.`);
  if (from.traits?.hides === true)
    return say(`While ${a} keeps a unit from being attacked, ${b} can't make that unit the defender.`);
  return from.traits?.keepsDefender === true
    ? say(`Against a unit with ${a}, ${b} can't change the defender.`)
    : say(`${a} makes ${b} unusable.`);
}
