import { ROLE_OF } from '../../engine/interaction/canonical-board.js';
import type { Change, Effect } from '../../engine/interaction/effect.js';
import { type Place, placesOf } from '../../engine/interaction/places.js';
import type { Relation } from '../../engine/interaction/relation.js';
import { struckBy } from '../../engine/interaction/struck-by.js';
import { compareRationals } from '../../engine/rational.js';
import { attackMade } from './attack-made.js';
import type { KeywordFacts } from './keyword-facts.js';
import { likelier } from './likelier.js';
import type { Aspect } from './ruling-relation.js';
import { type Said, say } from './said.js';

/** What a finding rests on, for its sentence. */
export interface StatementGround {
  readonly from: KeywordFacts;
  readonly to: KeywordFacts;
  readonly relation: Relation;
  readonly aspect: Aspect;
  /** Null: no run shows it. */
  readonly effect: Effect | null;
  /** Where `from` was asked about; null: wherever it can play a part. */
  readonly place: Place | null;
}

/** Why a keyword that has to do with attack dice leaves dice of damage alone. `place`: where it was asked about; null: nowhere. */
export function ofOtherDice(from: KeywordFacts, to: KeywordFacts, place: Place | null = null): Said {
  const [a, b] = [from.keyword.name, to.keyword.name];
  const isInAttack =
    from.rules !== null && place !== 'SECOND' && placesOf(from.rules).includes(place ?? 'ATTACKER');
  const isAtWork = place === null || isInAttack;
  if (isAtWork && to.rules?.parts.powerForDamage === true && from.traits?.touchesAttackDice === true)
    return say(
      `${a} concerns attack dice only, and so those that the power from ${b} adds, but not its dice of damage.`,
      'DICE',
      'ATTACK_DICE_ONLY',
      'DICE_OF_DAMAGE',
    );
  const why = `and the dice of ${b} are dice of damage.`;
  return from.traits?.touchesAttackDice === true
    ? say(`${a} concerns attack dice only, ${why}`, 'DICE', 'ATTACK_DICE_ONLY', 'DICE_OF_DAMAGE')
    : say(`The only dice that ${a} changes are attack dice, ${why}`, 'DICE', 'DICE_OF_DAMAGE');
}

/** Both look at the initial roll, and the dice that the one then adds are no part of it. */
export function comesTooLateFor({ traits: adds }: KeywordFacts, { traits: looks }: KeywordFacts): boolean {
  return (
    adds?.looksFor === 'INITIAL_NATURAL' && adds.changesAttackDice && looks?.looksFor === 'INITIAL_NATURAL'
  );
}

/** A finding in one plain sentence. */
export function statementOf(ground: StatementGround): Said {
  const plain = ground.from.keyword.name;
  const a = `${plain}${whereOf(ground.effect?.from ?? null)}`;
  const b = ground.to.keyword.name;
  switch (ground.relation) {
    case 'NO_EFFECT':
      return untouched(plain, b, ground);
    case 'MODIFIES':
      return modified(a, b, ground);
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

function untouched(a: string, b: string, { from, to, aspect, place }: StatementGround): Said {
  if (aspect === 'UNIT_STRUCK' && place !== null && place !== 'SECOND')
    return say(`${a} has no effect against damage that ${b} moves to another unit.`);
  if (aspect === 'UNIT_STRUCK')
    return say(`${a} on the unit that takes damage from ${b} has no effect against it.`, 'UNIT_STRUCK');
  const isOfOtherDice = aspect === 'DICE_OF_DAMAGE' || to.traits?.looksFor == null;
  if (comesTooLateFor(from, to))
    return say(`${b} looks at the initial roll, to which the dice from ${a} do not belong.`, 'DICE');
  if (to.rollsDiceOfDamage && isOfOtherDice && from.traits?.touchesAttackDice === true)
    return ofOtherDice(from, to, place);
  if (from.traits?.rerolls === true && to.traits?.looksFor === 'INITIAL_NATURAL')
    return say(`${a} re-rolls dice too late for ${b}, which looks at the initial roll.`, 'DICE');
  if (to.traits?.looksFor != null && from.traits?.changesAttackDice === true)
    return say(`${a} changes no natural, so it doesn't affect whether ${b} happens.`);
  if (from.traits?.hides === true && to.damage !== null)
    return say(`${a} keeps attacks off a unit and no other damage, so ${b} still reaches it.`);
  if (from.traits?.unpreventable === true)
    return say(`${b} is no prevention, so ${a} does nothing about it.`);
  if (from.traits?.preventsUnpreventable === true)
    return say(`${a} lets a unit prevent damage to itself only, so it does nothing for ${b}.`);
  if (from.rules?.parts.doublesCounters === true && to.traits?.dividesExcess === true)
    return say(
      `${a} counts for the defender only, so it doesn't double the damage that ${b} moves to another unit.`,
    );
  if (from.traits?.damage?.instance === 'OF_THE_ATTACK' && to.traits?.dividesExcess === true)
    return say(`${a} adds damage and no hits, so it gives ${b} nothing more to divide.`, 'NOTHING_MORE');
  return say(`${a} doesn't affect ${b}.`);
}

function modified(a: string, b: string, { from, to, effect, aspect }: StatementGround): Said {
  if (from.traits?.unpreventable === true && (to.damage ?? to.traits?.damage) != null)
    return say(`Damage that ${b} makes can't be prevented when its unit has ${from.keyword.name}.`, 'HELPS');
  const change = effect?.change ?? null;
  if (aspect === 'ITS_ATTACK')
    return say(`${b} can't follow ${attackMade(from)}: the unit doesn't tap for that one.`, 'HINDERS');
  if (aspect === 'NUMBER_BY_POWER')
    return say(
      `Where the number of ${b} is the power of its unit, ${a} changes how much ${b} does.`,
      'NUMBER',
    );
  if (from.traits?.preventsUnpreventable === true && to.traits?.prevents != null)
    return say(
      `With ${from.keyword.name} a unit can use ${b} even against damage that can't be prevented.`,
      'HELPS',
    );
  if (from.traits?.unpreventable === true && to.traits?.prevents != null)
    return say(
      `Damage from a unit with ${from.keyword.name} can't be prevented, so ${b} does nothing about it.`,
      'HINDERS',
    );
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
  if (to.traits?.dividesExcess === true && isOnDefender && change !== null)
    return onDefender(from.keyword.name, b, change);
  const isNextAttack = to.attacksAgain && from.givesPower && change === null;
  if (to.traits?.reachesOtherArena === true || isNextAttack)
    return say(
      `${a} changes the power of an attack with ${b}, too.`,
      'POWER',
      from.takesPower ? 'HINDERS' : 'HELPS',
    );
  if (from.traits?.setsHitNumber === true && to.rollsDiceOfDamage && isStruck(to, effect))
    return say(
      `The dice of ${b} need ${from.rules?.parts.hitOn} or more to hit a unit with ${from.keyword.name}.`,
      'LESS',
      'DICE',
    );
  if (from.traits?.reachesOtherArena === true && change !== null)
    return say(
      `An attack with ${a} comes from another arena, and damage from ${b} can't be sent there.`,
      'HINDERS',
    );
  if (change === null) return say(`${a} changes the chance or the size of ${b}.`);
  const more = compareRationals(change.after, change.before) > 0;
  const direction = more ? 'MORE' : 'LESS';
  switch (change.measure) {
    case 'CHANCE':
      return likelier(a, b, change, { from, to, effect });
    case 'TIMES':
      return say(`${a} makes ${b} happen ${more ? 'more' : 'less'} often.`, 'CHANCE', direction);
    case 'DAMAGE':
      return say(
        `${a} changes the damage from ${b}: ${more ? 'there is more of it' : 'there is less of it'}.`,
        direction,
      );
    case 'PREVENTED':
      return say(`${a} changes how much ${b} prevents: ${more ? 'more' : 'less'} on average.`, direction);
    case 'HITS':
      return from.rules?.parts.addsToAttackDice === true
        ? say(`${a} changes the chance to hit a unit with ${b}.`)
        : say(`${a} changes the attack dice, and with them how much ${b} does.`, 'DICE');
    case 'GUESS':
      return say(`${a} changes the number of hits for which ${b} guesses.`, 'NUMBER');
    case 'FORESTALLED':
      return to.attacksAgain
        ? say(
            `Damage from ${a} can discard the unit first, and a unit that is gone makes no attack with ${b}.`,
            'HINDERS',
          )
        : say(
            `When the attack ends, ${a} comes before ${b}: an attacker that it discards takes nothing from ${b}.`,
            'HINDERS',
          );
    case 'ANOTHER_ATTACK':
      return say(`${a} counts in ${attackMade(to)} as in any other.`);
    case 'COUNTERS':
      return say(`Damage counters that ${a} puts on a unit count for its ${b}.`, 'HELPS');
    case 'STRUCK':
      return say(`${a} changes which unit ${b} happens to.`);
  }
}

/** Whether the unit with the one takes the dice of damage of the other, and is not only the one that is attacked. */
export function isStruck(to: KeywordFacts, effect: Effect | null): boolean {
  return effect === null || to.rules === null || effect.from.place === struckBy(to.rules);
}

/** What is there to be divided, before a unit aside takes any of it. */
function onDefender(a: string, b: string, { before, after }: Change): Said {
  const isMore = compareRationals(after, before) > 0;
  const [hits, much] = isMore ? ['more', 'more'] : ['fewer', 'less'];
  return say(
    `On the defender ${a} makes for ${hits} hits, so ${b} has ${much} to divide.`,
    isMore ? 'MORE' : 'LESS',
  );
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
