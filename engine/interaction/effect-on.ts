import { compareRationals, equalRationals, type Rational, ZERO } from '../rational.js';
import { THIRD } from './canonical-board.js';
import { minus } from './difference.js';
import type { Change, Effect, Measure } from './effect.js';
import { LEVELS } from './level.js';
import type { PlacedKeyword } from './placed-keyword.js';
import { type Place, playsItsPart } from './places.js';
import type { Relation } from './relation.js';
import type { Run } from './run.js';
import { struckBy } from './struck-by.js';
import { type Traits, traitsOf } from './traits.js';

/** The same board with neither of two keywords, with one of them, and with both. */
export interface FourRuns {
  readonly none: Run;
  readonly from: Run;
  readonly to: Run;
  readonly both: Run;
}

/** The role of the unit in each place. */
export type Roles = Readonly<Record<Place, string>>;

interface Comparison {
  readonly from: PlacedKeyword;
  readonly to: PlacedKeyword;
  readonly a: Traits;
  readonly b: Traits;
  readonly runs: FourRuns;
  readonly roles: Roles;
}

/** What `from` changes in `to`, strongest first said; null when the runs show nothing. */
export function effectOn(
  from: PlacedKeyword,
  to: PlacedKeyword,
  runs: FourRuns,
  roles: Roles,
): Effect | null {
  const compared = { from, to, a: traitsOf(from.rules), b: traitsOf(to.rules), runs, roles };
  if (compared.a.level === null || compared.b.level === null) return null;
  for (const [relation, find] of RULES) {
    const change = find(compared);
    if (change !== null) return { from, to, relation, change };
  }
  return null;
}

type Find = (compared: Comparison) => Change | null;

/** In the order in which they are looked for: what is stronger first. */
const RULES: readonly (readonly [Relation, Find])[] = [
  ['OVERRIDES', overrides],
  ['OVERRIDES', restores],
  ['REDIRECTS', redirects],
  ['BLOCKS', blocks],
  ['PREVENTS', prevents],
  ['TRIGGERS', triggers],
  ['MODIFIES', modifies],
];

/** Prevention works, and no longer does once the damage can't be prevented. */
function overrides(compared: Comparison): Change | null {
  const { a, b } = compared;
  return a.unpreventable && b.prevents !== null ? stopped(happening(compared)) : null;
}

/** Damage that can't be prevented is prevented all the same, by what the unit has for it. */
function restores({ a, b, runs }: Comparison): Change | null {
  if (!a.preventsUnpreventable || !b.unpreventable) return null;
  const before = runs.to.preventionChance();
  const after = runs.both.preventionChance();
  return compareRationals(after, before) > 0 ? { measure: 'CHANCE', before, after } : null;
}

function blocks(compared: Comparison): Change | null {
  const { a, b } = compared;
  const takesAway = a.keepsDefender || a.hides || a.reachesOtherArena;
  return takesAway && (b.isUsed || b.setOffBy !== null) ? stopped(happening(compared)) : null;
}

/** With another defender the damage strikes another unit, or what the first defender has no longer counts. */
function redirects(compared: Comparison): Change | null {
  const { from, to, a, b, runs, roles } = compared;
  if (a.changesDefender && b.changesDefender) return takesOver(compared);
  const itself = from.rules.parts.changesDefender === 'TO_THIS_UNIT' && from.place === to.place;
  const isUsed = compareRationals(runs.both.chanceOf(from.rules.slug), ZERO) > 0;
  if (!a.changesDefender || itself || !isUsed) return null;
  if (to.place === 'DEFENDER') return stopped(happening(compared));
  const strikes = isSetOffByItsUnit(to) || (b.damage !== null && struckBy(to.rules) !== 'ATTACKER');
  if (!strikes || to.place !== 'ATTACKER') return null;
  const before = runs.to.countersOn(roles.DEFENDER);
  const after = runs.both.countersOn(roles.DEFENDER);
  return compareRationals(after, before) < 0 ? { measure: 'STRUCK', before, after } : null;
}

/** A unit steps in for the one that was named: what was to strike that one strikes another. */
function takesOver({ from, runs }: Comparison): Change | null {
  if (from.rules.parts.changesDefender !== 'TO_THIS_UNIT') return null;
  const before = runs.to.countersOn(THIRD);
  const after = runs.both.countersOn(THIRD);
  return compareRationals(after, before) < 0 ? { measure: 'STRUCK', before, after } : null;
}

function prevents(compared: Comparison): Change | null {
  const { from, to, a, b, roles } = compared;
  if (a.prevents === null || b.damage === null) return null;
  const struck = struckBy(to.rules);
  const beside = to.rules.parts.damageAfterDiscard === true && isBeside(from, struck);
  if (!beside && !protects(from, struck)) return null;
  const change = damageBy(compared, beside ? THIRD : roles[struck]);
  return compareRationals(change.after, change.before) < 0 ? change : null;
}

/** Whether it prevents damage to the unit in a place. */
function protects({ rules, place }: PlacedKeyword, struck: Place): boolean {
  if (rules.parts.prevents?.of !== 'FELLOW_UNIT') return place === struck;
  return place !== struck && isAttacking(place) === isAttacking(struck);
}

/** It prevents damage to others of its side, and stands where a unit is struck: another one may be struck as well. */
function isBeside({ rules, place }: PlacedKeyword, struck: Place): boolean {
  return rules.parts.prevents?.of === 'FELLOW_UNIT' && place === struck;
}

function isAttacking(place: Place): boolean {
  return place === 'ATTACKER' || place === 'FELLOW';
}

/** Damage of an instance of its own sets off what waits for damage or a discard. */
function triggers({ from, to, a, runs }: Comparison): Change | null {
  if (a.damage?.instance !== 'OWN' || !waitsFor(to, from)) return null;
  const { slug } = to.rules;
  const before = runs.to.timesOf(slug);
  const after = runs.both.timesOf(slug);
  return compareRationals(after, before) > 0 ? { measure: 'TIMES', before, after } : null;
}

/** Whether the damage that `from` makes is of the kind for which `to` waits: done by its unit, to its unit, or to a unit beside it. */
function waitsFor(to: PlacedKeyword, from: PlacedKeyword): boolean {
  const {
    rules: { parts },
    place,
  } = to;
  const struck = struckBy(from.rules);
  const { reward } = parts;
  if (reward === 'WHEN_IT_IS_DISCARDED') return struck === place;
  if (reward === 'WHEN_IT_IS_DAMAGED') return struck === place && from.place !== place;
  if (parts.avenges === true) return from.place === 'ATTACKER' && struck === 'SECOND';
  return isSetOffByItsUnit(to) && from.place === place && struck !== place;
}

/** Damage that its unit does, or a discard by it, is what it waits for. */
function isSetOffByItsUnit({ rules: { parts } }: PlacedKeyword): boolean {
  const { reward } = parts;
  return reward === 'WHEN_IT_DAMAGES' || reward === 'WHEN_IT_DISCARDS' || parts.damageAfterDiscard === true;
}

function modifies(compared: Comparison): Change | null {
  const { from, to, a, b } = compared;
  // Either attack has its own arena, and either change of defender its own time: they are never measured against each other.
  if ((a.reachesOtherArena && b.reachesOtherArena) || (a.changesDefender && b.changesDefender)) return null;
  // What a die has to show decides which dice are worth a re-roll, not whether they can be re-rolled.
  if (b.rerolls && (a.setsHitNumber || from.rules.parts.addsToAttackDice === true)) return null;
  return (
    changed(from.rules === to.rules ? null : happening(compared)) ??
    changed(sizeOf(compared)) ??
    changed(hitsOf(compared)) ??
    changed(reachOf(compared)) ??
    changed(countersFor(compared))
  );
}

function stopped(change: Change): Change | null {
  return compareRationals(change.before, ZERO) > 0 && compareRationals(change.after, ZERO) === 0
    ? change
    : null;
}

function changed(change: Change | null): Change | null {
  return change === null || equalRationals(change.before, change.after) ? null : change;
}

/** The chance that `to` happens; of what looks for a natural of the final roll, that it stands there. */
function happening({ to, a, b, runs }: Comparison): Change {
  const { slug, parts } = to.rules;
  // Its number counts for every die, whether or not any is thrown.
  if (b.setsHitNumber && !a.changesDefender) return { measure: 'CHANCE', before: ZERO, after: ZERO };
  // Whose attack is not the one to be guessed at guesses nothing.
  if (b.guesses && playsItsPart(to))
    return { measure: 'GUESS', before: runs.to.outcome.expectedHits, after: runs.both.outcome.expectedHits };
  const natural = parts.onFinalNatural?.face;
  const isInRoll = natural !== undefined && !a.unpreventable && !a.changesDefender;
  const chance = (run: Run): Rational => (isInRoll ? run.chanceOfFinal(natural) : run.chanceOf(slug));
  return { measure: 'CHANCE', before: chance(runs.to), after: chance(runs.both) };
}

/** The damage that `to` makes, or the damage that it prevents, in counters on the unit that it concerns. */
function sizeOf(compared: Comparison): Change | null {
  const { from, to, a, b } = compared;
  if (a.unpreventable && b.damage !== null && from.place === to.place) return damageBy(compared);
  if (b.damage !== null && b.prevents === null) {
    // Damage of both on one unit would be counted for the other.
    const mixed = a.damage?.instance === 'OWN' && struckBy(from.rules) === struckBy(to.rules);
    return a.prevents === null && !mixed ? damageBy(compared) : null;
  }
  return b.prevents === null || isEarlierPrevention(b, a) ? null : preventedBy(compared);
}

/** What is triggered prevents before a player may use anything: of less damage that is left for others it knows nothing. */
function isEarlierPrevention(one: Traits, other: Traits): boolean {
  return one.prevents === 'BY_DICE' && other.prevents === 'ACTIVATED';
}

function damageBy({ to, runs, roles }: Comparison, role = roles[struckBy(to.rules)]): Change {
  const on = (run: Run): Rational => run.countersOn(role);
  return {
    measure: 'DAMAGE',
    before: minus(on(runs.to), on(runs.none)),
    after: minus(on(runs.both), on(runs.from)),
  };
}

function preventedBy({ to, runs, roles }: Comparison): Change {
  const fellow = to.rules.parts.prevents?.of === 'FELLOW_UNIT';
  const role = roles[fellow ? 'DEFENDER' : to.place];
  const on = (run: Run): Rational => run.countersOn(role);
  return {
    measure: 'PREVENTED',
    before: minus(on(runs.none), on(runs.to)),
    after: minus(on(runs.from), on(runs.both)),
  };
}

/**
 * Hits, where both have to do with the dice that make them. What comes earlier in the attack changes what a later one is worth; two that
 * both say what a die must show meet on the die itself.
 */
function hitsOf({ from, to, a, b, runs }: Comparison): Change | null {
  const hits = (run: Run): Rational => run.outcome.expectedHits;
  const measure: Measure = 'HITS';
  const meetOnTheDie = from.place === 'ATTACKER' && to.place === 'DEFENDER';
  if (b.setsHitNumber && from.rules.parts.addsToAttackDice === true && meetOnTheDie)
    return { measure, before: hits(runs.to), after: hits(runs.both) };
  const isEarlier =
    !a.reachesOtherArena &&
    LEVELS.indexOf(a.level ?? 'AFTER_ATTACK') < LEVELS.indexOf(b.level ?? 'AFTER_ATTACK');
  if (!isEarlier || !b.changesAttackDice) return null;
  return {
    measure,
    before: minus(hits(runs.to), hits(runs.none)),
    after: minus(hits(runs.both), hits(runs.from)),
  };
}

/** Counters that damage of an instance of its own puts on a unit, where they decide whether something works. */
function countersFor({ from, to, a, b, runs, roles }: Comparison): Change | null {
  if (!b.countsCounters || a.damage?.instance !== 'OWN' || struckBy(from.rules) !== to.place) return null;
  const role = roles[to.place];
  return { measure: 'COUNTERS', before: runs.to.countersOn(role), after: runs.both.countersOn(role) };
}

/** Between two arenas: an attack from another one has its own power, to which others add, and damage can't be sent back there. */
function reachOf({ to, a, b, runs, roles }: Comparison): Change | null {
  const isReached = compareRationals(runs.to.chanceOf(to.rules.slug), ZERO) > 0;
  if (a.changesPower && b.reachesOtherArena && isReached)
    return { measure: 'HITS', before: runs.to.outcome.expectedHits, after: runs.both.outcome.expectedHits };
  if (!a.reachesOtherArena || to.rules.parts.prevents?.reflects !== true) return null;
  return {
    measure: 'DAMAGE',
    before: runs.to.countersOn(roles.ATTACKER),
    after: runs.both.countersOn(roles.ATTACKER),
  };
}
