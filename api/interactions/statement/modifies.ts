import type { Change, Effect } from '../../../engine/interaction/effect.js';
import { struckBy } from '../../../engine/interaction/struck-by.js';
import { compareRationals } from '../../../engine/rational.js';
import { attackMade } from '../attack-made.js';
import type { KeywordFacts } from '../keyword-facts.js';
import { type Said, say } from '../said.js';
import { changed, countersCount } from './changed.js';
import type { StatementGround } from './statement-ground.js';

/** How the one changes the other, told by what the two do; null where they do nothing of the kind. `a` names the one with its place. */
type Way = (a: string, b: string, ground: StatementGround) => Said | null;

/** The first that holds is told; what a run has measured, only where none does. */
const WAYS: readonly Way[] = [
  makesUnpreventable,
  byItsAttack,
  fromNoAttacker,
  inSpiteOfUnpreventable,
  ofDividedDamage,
  ofPower,
  ofCounters,
  toHit,
  acrossArenas,
];

export function modifies(a: string, b: string, ground: StatementGround): Said {
  for (const way of WAYS) {
    const said = way(a, b, ground);
    if (said !== null) return said;
  }
  const change = ground.effect?.change ?? null;
  return change === null
    ? say(`${a} changes the chance or the size of ${b}.`)
    : changed(a, b, change, ground);
}

function makesUnpreventable(_a: string, b: string, { from, to }: StatementGround): Said | null {
  return from.traits?.unpreventable === true && (to.damage ?? to.traits?.damage) != null
    ? say(`Damage that ${b} makes can't be prevented when its unit has ${from.keyword.name}.`, 'HELPS')
    : null;
}

function byItsAttack(a: string, b: string, { from, aspect }: StatementGround): Said | null {
  if (aspect === 'ITS_ATTACK')
    return say(`${b} can't follow ${attackMade(from)}: the unit doesn't tap for that one.`, 'HINDERS');
  return aspect === 'NUMBER_BY_POWER'
    ? say(`Where the number of ${b} is the power of its unit, ${a} changes how much ${b} does.`, 'NUMBER')
    : null;
}

function fromNoAttacker(_a: string, b: string, { from, aspect }: StatementGround): Said | null {
  return aspect === 'NOT_FROM_ATTACKER'
    ? say(
        `Damage from ${from.keyword.name} comes from no attacking unit, so no unit loses power for what ${b} prevents of it.`,
        'HINDERS',
      )
    : null;
}

function inSpiteOfUnpreventable(_a: string, b: string, { from, to }: StatementGround): Said | null {
  if (to.traits?.prevents == null) return null;
  const { name } = from.keyword;
  if (from.traits?.preventsUnpreventable === true)
    return say(`With ${name} a unit can use ${b} even against damage that can't be prevented.`, 'HELPS');
  return from.traits?.unpreventable === true
    ? say(`Damage from a unit with ${name} can't be prevented, so ${b} does nothing about it.`, 'HINDERS')
    : null;
}

function ofDividedDamage(a: string, b: string, { from, to, effect }: StatementGround): Said | null {
  const change = effect?.change ?? null;
  if (
    from.traits?.dividesExcess === true &&
    to.traits?.attacksAgain === 'SAME_UNIT' &&
    change?.measure === 'CHANCE'
  )
    return say(
      `Damage that ${a} moves to another unit counts for ${b}, too: it is damage of the same attack.`,
      'HELPS',
    );
  const isOnDefender = effect?.from.place === 'DEFENDER' && from.traits?.changesAttackDice === true;
  return to.traits?.dividesExcess === true && isOnDefender && change !== null
    ? onDefender(from.keyword.name, b, change)
    : null;
}

/** What there is to be divided, before a unit aside takes any of it. */
function onDefender(a: string, b: string, { before, after }: Change): Said {
  const isMore = compareRationals(after, before) > 0;
  const [hits, much] = isMore ? ['more', 'more'] : ['fewer', 'less'];
  return say(
    `On the defender ${a} makes for ${hits} hits, so ${b} has ${much} to divide.`,
    isMore ? 'MORE' : 'LESS',
  );
}

function ofPower(a: string, b: string, { from, to, effect }: StatementGround): Said | null {
  const isNextAttack = to.attacksAgain && from.givesPower && (effect?.change ?? null) === null;
  return to.traits?.reachesOtherArena === true || isNextAttack
    ? say(
        `${a} changes the power of an attack with ${b}, too.`,
        'POWER',
        from.takesPower ? 'HINDERS' : 'HELPS',
      )
    : null;
}

function ofCounters(a: string, b: string, { from, to, effect }: StatementGround): Said | null {
  const isOutside = effect === null && from.damage !== null && from.traits === null;
  return isOutside && to.rules?.parts.powerWhileDamaged === true ? countersCount(a, b) : null;
}

function toHit(_a: string, b: string, { from, to, effect }: StatementGround): Said | null {
  return from.traits?.setsHitNumber === true && to.rollsDiceOfDamage && isStruck(to, effect)
    ? say(
        `The dice of ${b} need ${from.rules?.parts.hitOn} or more to hit a unit with ${from.keyword.name}.`,
        'LESS',
        'DICE',
      )
    : null;
}

/** Whether the unit with the one takes the dice of damage of the other, and is not only the one that is attacked. */
export function isStruck(to: KeywordFacts, effect: Effect | null): boolean {
  return effect === null || to.rules === null || effect.from.place === struckBy(to.rules);
}

function acrossArenas(a: string, b: string, { from, effect }: StatementGround): Said | null {
  return from.traits?.reachesOtherArena === true && (effect?.change ?? null) !== null
    ? say(
        `An attack with ${a} comes from another arena, and damage from ${b} can't be sent there.`,
        'HINDERS',
      )
    : null;
}
