import { ROLE_OF } from '../../engine/interaction/canonical-board.js';
import type { Change, Effect } from '../../engine/interaction/effect.js';
import { type Place, placesOf } from '../../engine/interaction/places.js';
import type { Relation } from '../../engine/interaction/relation.js';
import { struckBy } from '../../engine/interaction/struck-by.js';
import { compareRationals } from '../../engine/rational.js';
import { attackMade } from './attack-made.js';
import type { KeywordFacts } from './keyword-facts.js';
import type { Aspect } from './ruling-relation.js';

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
export function ofOtherDice(from: KeywordFacts, to: KeywordFacts, place: Place | null = null): string {
  const [a, b] = [from.keyword.name, to.keyword.name];
  const isInAttack =
    from.rules !== null && place !== 'SECOND' && placesOf(from.rules).includes(place ?? 'ATTACKER');
  const isAtWork = place === null || isInAttack;
  if (isAtWork && to.rules?.parts.powerForDamage === true && from.traits?.touchesAttackDice === true)
    return `${a} concerns attack dice only, and so those that the power from ${b} adds, but not its dice of damage.`;
  const why = `and the dice of ${b} are dice of damage.`;
  return from.traits?.touchesAttackDice === true
    ? `${a} concerns attack dice only, ${why}`
    : `The only dice that ${a} changes are attack dice, ${why}`;
}

/** Both look at the initial roll, and the dice that the one then adds are no part of it. */
export function comesTooLateFor({ traits: adds }: KeywordFacts, { traits: looks }: KeywordFacts): boolean {
  return (
    adds?.looksFor === 'INITIAL_NATURAL' && adds.changesAttackDice && looks?.looksFor === 'INITIAL_NATURAL'
  );
}

const OF_CHANCE =
  / the chance that .* happens(?:, and the .*)?\.$| makes .* (?:possible|happen (?:more|less) often)\.$| can come into play\.$/;

/** Says a sentence of a finding whether and how often something happens, and nothing of its size? */
export function isOfChance(statement: string): boolean {
  return OF_CHANCE.test(statement);
}

/** A finding in one plain sentence. */
export function statementOf(ground: StatementGround): string {
  const plain = ground.from.keyword.name;
  const a = `${plain}${whereOf(ground.effect?.from ?? null)}`;
  const b = ground.to.keyword.name;
  switch (ground.relation) {
    case 'NO_EFFECT':
      return untouched(plain, b, ground);
    case 'MODIFIES':
      return modified(a, b, ground);
    case 'PREVENTS':
      return `${a} prevents damage that ${b} makes.`;
    case 'OVERRIDES':
      return overridden(plain, b, ground);
    case 'TRIGGERS':
      return ground.aspect === 'ITS_ATTACK' && ground.effect === null
        ? `Damage of ${attackMade(ground.from)} can set off ${b} like that of any other attack.`
        : `Damage from ${plain} can set off ${b}.`;
    case 'BLOCKS':
      return blocked(plain, b, ground);
    case 'REDIRECTS':
      return redirected(plain, b, ground);
    default:
      return `${a} and ${b} meet.`;
  }
}

/** Where it stands, unless that is where it usually does. */
function whereOf(
  placed: { readonly rules: Parameters<typeof placesOf>[0]; readonly place: Place } | null,
): string {
  if (placed === null || placesOf(placed.rules)[0] === placed.place) return '';
  return ` on the ${ROLE_OF[placed.place]}`;
}

function redirected(a: string, b: string, { to, effect }: StatementGround): string {
  if (to.attacksAgain) return `${a} can take ${attackMade(to)} to another unit, like any other attack.`;
  if (to.traits?.changesDefender === true)
    return `When ${b} has moved the attack to another unit, ${a} can still take it away from that unit.`;
  return effect?.to.place === 'DEFENDER'
    ? `${a} takes the attack away from the defender, so the defender's ${b} no longer counts for it.`
    : `${a} makes another unit the defender, and from then on ${b} concerns that unit.`;
}

function untouched(a: string, b: string, { from, to, aspect, place }: StatementGround): string {
  if (aspect === 'UNIT_STRUCK' && place !== null && place !== 'SECOND')
    return `${a} has no effect against damage that ${b} moves to another unit.`;
  if (aspect === 'UNIT_STRUCK')
    return `${a} on the unit that takes damage from ${b} has no effect against it.`;
  const isOfOtherDice = aspect === 'DICE_OF_DAMAGE' || to.traits?.looksFor == null;
  if (comesTooLateFor(from, to))
    return `${b} looks at the initial roll, to which the dice from ${a} do not belong.`;
  if (to.rollsDiceOfDamage && isOfOtherDice && from.traits?.touchesAttackDice === true)
    return ofOtherDice(from, to, place);
  if (from.traits?.rerolls === true && to.traits?.looksFor === 'INITIAL_NATURAL')
    return `${a} re-rolls dice too late for ${b}, which looks at the initial roll.`;
  if (to.traits?.looksFor != null && from.traits?.changesAttackDice === true)
    return `${a} changes no natural, so it doesn't affect whether ${b} happens.`;
  if (from.traits?.hides === true && to.damage !== null)
    return `${a} keeps attacks off a unit and no other damage, so ${b} still reaches it.`;
  if (from.traits?.unpreventable === true) return `${b} is no prevention, so ${a} does nothing about it.`;
  if (from.traits?.preventsUnpreventable === true)
    return `${a} lets a unit prevent damage to itself only, so it does nothing for ${b}.`;
  if (from.rules?.parts.doublesCounters === true && to.traits?.dividesExcess === true)
    return `${a} counts for the defender only, so it doesn't double the damage that ${b} moves to another unit.`;
  if (from.traits?.damage?.instance === 'OF_THE_ATTACK' && to.traits?.dividesExcess === true)
    return `${a} adds damage and no hits, so it gives ${b} nothing more to divide.`;
  return `${a} doesn't affect ${b}.`;
}

function modified(a: string, b: string, { from, to, effect, aspect }: StatementGround): string {
  if (from.traits?.unpreventable === true && (to.damage ?? to.traits?.damage) != null)
    return `Damage that ${b} makes can't be prevented when its unit has ${from.keyword.name}.`;
  const change = effect?.change ?? null;
  if (aspect === 'ITS_ATTACK')
    return `${b} can't follow ${attackMade(from)}: the unit doesn't tap for that one.`;
  if (aspect === 'NUMBER_BY_POWER')
    return `Where the number of ${b} is the power of its unit, ${a} changes how much ${b} does.`;
  if (from.traits?.preventsUnpreventable === true && to.traits?.prevents != null)
    return `With ${from.keyword.name} a unit can use ${b} even against damage that can't be prevented.`;
  if (from.traits?.unpreventable === true && to.traits?.prevents != null)
    return `Damage from a unit with ${from.keyword.name} can't be prevented, so ${b} does nothing about it.`;
  if (
    from.traits?.dividesExcess === true &&
    to.traits?.attacksAgain === 'SAME_UNIT' &&
    change?.measure === 'CHANCE'
  )
    return `Damage that ${a} moves to another unit counts for ${b}, too: it is damage of the same attack.`;
  const isOnDefender = effect?.from.place === 'DEFENDER' && from.traits?.changesAttackDice === true;
  if (to.traits?.dividesExcess === true && isOnDefender && change !== null)
    return onDefender(from.keyword.name, b, change);
  const isNextAttack = to.attacksAgain && from.givesPower && change === null;
  if (to.traits?.reachesOtherArena === true || isNextAttack)
    return `${a} changes the power of an attack with ${b}, too.`;
  if (from.traits?.setsHitNumber === true && to.rollsDiceOfDamage && isStruck(to, effect))
    return `The dice of ${b} need ${from.rules?.parts.hitOn} or more to hit a unit with ${from.keyword.name}.`;
  if (from.traits?.reachesOtherArena === true && change !== null)
    return `An attack with ${a} comes from another arena, and damage from ${b} can't be sent there.`;
  if (change === null) return `${a} changes the chance or the size of ${b}.`;
  const more = compareRationals(change.after, change.before) > 0;
  switch (change.measure) {
    case 'CHANCE':
      return likelier(a, b, change, { from, to, effect });
    case 'TIMES':
      return `${a} makes ${b} happen ${more ? 'more' : 'less'} often.`;
    case 'DAMAGE':
      return `${a} changes the damage from ${b}: ${more ? 'there is more of it' : 'there is less of it'}.`;
    case 'PREVENTED':
      return `${a} changes how much ${b} prevents: ${more ? 'more' : 'less'} on average.`;
    case 'HITS':
      return from.rules?.parts.addsToAttackDice === true
        ? `${a} changes the chance to hit a unit with ${b}.`
        : `${a} changes the attack dice, and with them how much ${b} does.`;
    case 'GUESS':
      return `${a} changes the number of hits for which ${b} guesses.`;
    case 'FORESTALLED':
      return to.attacksAgain
        ? `Damage from ${a} can discard the unit first, and a unit that is gone makes no attack with ${b}.`
        : `When the attack ends, ${a} comes before ${b}: an attacker that it discards takes nothing from ${b}.`;
    case 'ANOTHER_ATTACK':
      return `${a} counts in ${attackMade(to)} as in any other.`;
    case 'COUNTERS':
      return `Damage counters that ${a} puts on a unit count for its ${b}.`;
    case 'STRUCK':
      return `${a} changes which unit ${b} happens to.`;
  }
}

/** Whether the unit with the one takes the dice of damage of the other, and is not only the one that is attacked. */
export function isStruck(to: KeywordFacts, effect: Effect | null): boolean {
  return effect === null || to.rules === null || effect.from.place === struckBy(to.rules);
}

/** What is there to be divided, before a unit aside takes any of it. */
function onDefender(a: string, b: string, { before, after }: Change): string {
  const [hits, much] = compareRationals(after, before) > 0 ? ['more', 'more'] : ['fewer', 'less'];
  return `On the defender ${a} makes for ${hits} hits, so ${b} has ${much} to divide.`;
}

function likelier(
  a: string,
  b: string,
  { before, after }: Change,
  { from, to, effect }: Pick<StatementGround, 'from' | 'to' | 'effect'>,
): string {
  if (before.numerator === 0n) {
    if (from.traits?.changesDefender !== true) return `${a} makes ${b} possible.`;
    return becomesDefender(effect)
      ? `${a} makes the unit with ${b} the defender, so ${b} can come into play.`
      : `${a} makes another unit than the one with ${b} the defender, so ${b} can come into play for it.`;
  }
  if (from.traits?.hidesDice === true && to.traits?.rerolls === true)
    return `Against ${a}, the number of dice for ${b} has to be fixed before they are seen.`;
  if (from.traits?.hidesDice === true) return `Against ${a}, ${b} has to be used before the dice are seen.`;
  if (to.traits?.rerolls === true && from.traits?.changesAttackDice === true)
    return `${a} changes the attack dice, and with them how much ${b} does.`;
  const more = compareRationals(after, before) > 0;
  // Which unit becomes the defender decides: it may be so, it need not.
  const [raises, lowers] =
    from.traits?.changesDefender === true ? ['can raise', 'can lower'] : ['raises', 'lowers'];
  if (from.traits?.rerolls === true) return byRerolls(from.keyword.name, b, more, effect);
  return `${a} ${more ? raises : lowers} the chance that ${b} happens.`;
}

/** Either side may have it, and each re-rolls for its own good: what the one raises the other can lower. */
function byRerolls(a: string, b: string, more: boolean, effect: Effect | null): string {
  const isAttackers = effect === null || effect.from.place === 'ATTACKER';
  const [mine, others] = isAttackers ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const [does, opposite] = more ? ['raises', 'lower'] : ['lowers', 'raise'];
  return `The ${mine}'s ${a} ${does} the chance that ${b} happens, and the ${others}'s can ${opposite} it.`;
}

/** Whether a change of defender makes the unit with the other keyword the defender: it is aside before. */
function becomesDefender(effect: Effect | null): boolean {
  return effect === null || effect.to.place !== 'DEFENDER';
}

function overridden(a: string, b: string, { from, to }: StatementGround): string {
  if (from.traits?.preventsUnpreventable === true)
    return `A unit with ${a} can prevent damage to itself in spite of ${b}.`;
  return from.traits?.unpreventable === true && to.traits?.prevents != null
    ? `Damage from a unit with ${a} can't be prevented, so ${b} doesn't work against it.`
    : `${a} goes over ${b}.`;
}

function blocked(a: string, b: string, { from, to }: StatementGround): string {
  if (from.traits?.reachesOtherArena === true)
    return `An attack with ${a} crosses arenas, and ${b} works within one arena only.`;
  if (from.traits?.hides === true && to.attacksAgain)
    return `While ${a} keeps a unit from being attacked, ${b} can't choose that unit.`;
  if (from.traits?.hides === true && to.traits?.reachesOtherArena === true)
    return `While ${a} keeps a unit from being attacked, it can't be attacked with ${b} either.`;
  if (from.traits?.hides === true)
    return `While ${a} keeps a unit from being attacked, ${b} can't make that unit the defender.`;
  return from.traits?.keepsDefender === true
    ? `Against a unit with ${a}, ${b} can't change the defender.`
    : `${a} makes ${b} unusable.`;
}
