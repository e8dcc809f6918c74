import { type Board, hasPart, type Instance, slugsOf, unitAt, withPart } from '../board.js';
import { healthOf, inSameArena, remainingHealth } from '../derived.js';
import { choice, edge, type Node, step } from '../node.js';
import type { DamageInstance, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { inWay } from '../way.js';
import { waitsForEnd } from './attack-end.js';
import { secondUnits } from './second-units.js';
import { afterDiscards, OVER } from './unit-discard.js';

type PlacementStage = StageAt<'damage-placement'>;

/** All pending damage is placed at once, then units with counters at or above their health are discarded. */
export function damagePlacement(board: Board, state: State, stage: PlacementStage): Node {
  const others = movedLate(board, state, stage);
  if (others.length === 0) return placing(board, state, stage);
  const leave: PlacementStage = { ...stage, settled: true };
  return choice('ATTACKER', 'damage-placement', [
    { edge: edge(withChanges(state, { stage: leave })), keyword: null, does: 'leave the damage' },
    ...others.map((moved) => ({
      edge: edge(withChanges(state, { stage: moved })),
      keyword: null,
      does: 'move excess hits now',
    })),
  ]);
}

/** The stage with excess hits on another unit at the last moment, in a way to divide them that the game does not have. */
function movedLate(board: Board, state: State, stage: PlacementStage): readonly PlacementStage[] {
  const dividing = withPart(unitAt(board, board.attacker), 'dividesExcess');
  if (stage.settled === true || !dividing.some((instance) => inWay(instance, 'CHANGED_AFTERWARDS')))
    return [];
  const own = stage.pending.find(({ kind }) => kind === 'ATTACK');
  const excess = (own?.amount ?? 0) - remainingHealth(board, state, state.defender);
  if (own === undefined || excess <= 0) return [];
  const kept = stage.pending.map((damage) =>
    damage === own ? { ...own, amount: own.amount - excess } : damage,
  );
  return secondUnits(board, state).map((target) => ({
    ...stage,
    settled: true,
    pending: [...kept, { ...own, target, kind: 'EXCESS', amount: excess }],
  }));
}

function placing(board: Board, state: State, stage: PlacementStage): Node {
  const some = stage.pending.every(hasAmount) ? stage.pending : stage.pending.filter(hasAmount);
  const placed = board.plays.doublesCounters ? some.map((damage) => doubled(board, state, damage)) : some;
  const counters = [...state.counters];
  for (const { target, amount } of placed) counters[target] = (counters[target] ?? 0) + amount;
  const retaliations = surged(board, state, placed);
  const next = isSettled(board, state, stage) ? OVER : stage.next;
  const after = goingOn(
    discarded(board, withChanges(state, { counters, retaliations, stage: next }), placed),
  );
  if (!(board.plays.reward || board.plays.doublesCounters)) return step(after);
  return step(after, [
    ...happenings(board, state, placed),
    ...discardHappenings(board, state, after, placed),
    ...tooLittle(board, state, stage),
  ]);
}

function hasAmount({ amount }: DamageInstance): boolean {
  return amount > 0;
}

/** Nothing follows from discards, and nothing waits for the end: the attack is over once the damage is placed. */
function isSettled(board: Board, state: State, { next }: PlacementStage): boolean {
  return (
    next.at === 'unit-discard' &&
    !(board.plays.avenges || board.plays.damageAfterDiscard) &&
    state.aftermath === 0 &&
    (next.ended || !waitsForEnd(state))
  );
}

/** The window for discards is passed over where nothing follows from one. */
function goingOn(state: State): State {
  const { stage, aftermath } = state;
  return stage.at === 'unit-discard' && aftermath === 0 ? afterDiscards(state, stage.ended) : state;
}

/** As read the other way the power that Surge gives a damaged unit counts for its Retaliate that is based on power. */
function surged(board: Board, state: State, placed: readonly DamageInstance[]): State['retaliations'] {
  if (!board.readings.has('rewards-after-attack') || !state.retaliations.some(({ byPower }) => byPower))
    return state.retaliations;
  const gained = (unit: number): number =>
    placed
      .filter(({ target, source }) => target === unit && source !== unit)
      .flatMap(() => rewarding(board, unit, 'WHEN_IT_IS_DAMAGED'))
      .reduce((total, { value }) => total + Math.max(0, value), 0);
  return state.retaliations.map((one) => (one.byPower ? { ...one, dice: one.dice + gained(one.unit) } : one));
}

/** Double Damage: one extra counter on the defender for each damage that was not prevented. */
function doubled(board: Board, state: State, damage: DamageInstance): DamageInstance {
  return doubles(board, state, damage).length > 0 ? { ...damage, amount: 2 * damage.amount } : damage;
}

function doubles(board: Board, state: State, { kind, source, target }: DamageInstance): readonly Instance[] {
  return kind === 'ATTACK' && target === state.defender
    ? withPart(unitAt(board, source), 'doublesCounters')
    : [];
}

/** What a placed counter sets off and what reaches past the attack: Stun, Surge. */
function happenings(board: Board, state: State, placed: readonly DamageInstance[]): readonly string[] {
  return placed.flatMap((damage) => {
    const { source, target } = damage;
    const other = source !== target;
    return [
      ...slugsOf(doubles(board, state, damage)),
      ...(other ? byDamage(board, source, 'WHEN_IT_DAMAGES', damage) : []),
      ...(other ? byDamage(board, target, 'WHEN_IT_IS_DAMAGED', damage) : []),
    ];
  });
}

function byDamage(board: Board, unit: number, when: string, { kind }: DamageInstance): readonly string[] {
  const isOfAttack = kind === 'ATTACK' || kind === 'EXCESS';
  return rewarding(board, unit, when)
    .filter((instance) => isOfAttack || !inWay(instance, 'ATTACK_DAMAGE_ONLY'))
    .map(({ rules }) => rules.slug);
}

/** Tenacity counts what the attack itself did, after prevention; Double Damage adds counters, not damage. */
function tooLittle(board: Board, state: State, { pending, next }: PlacementStage): readonly string[] {
  if (next.at !== 'unit-discard' || next.ended || state.aftermathDone) return [];
  const done = pending
    .filter(({ kind, source }) => source === board.attacker && (kind === 'ATTACK' || kind === 'EXCESS'))
    .reduce((total, { amount }) => total + amount, 0);
  return rewarding(board, board.attacker, 'AFTER_TOO_LITTLE_DAMAGE')
    .filter(({ value }) => done < value)
    .map(({ rules }) => rules.slug);
}

function rewards(board: Board, unit: number, when: string): readonly string[] {
  return rewarding(board, unit, when).map(({ rules }) => rules.slug);
}

function rewarding(board: Board, unit: number, when: string): readonly Instance[] {
  return withPart(unitAt(board, unit), 'reward').filter(({ rules }) => rules.parts.reward === when);
}

/** Discards until nothing more is to be discarded: a unit that leaves takes its bonuses with it. */
function discarded(board: Board, state: State, placed: readonly DamageInstance[]): State {
  let current = state;
  for (;;) {
    const leaving = leavingIn(board, current);
    if (leaving.length === 0) return current;
    const before = current;
    current = withChanges(current, {
      inPlay: current.inPlay.map((here, index) => here && !leaving.includes(index)),
    });
    for (const index of leaving) current = withConsequences(board, before, current, index, placed);
    if (!board.plays.strengthens) return current;
  }
}

function leavingIn(board: Board, state: State): readonly number[] {
  const leaving: number[] = [];
  for (const { index } of board.units) {
    if (state.inPlay[index] !== true) continue;
    if ((state.counters[index] ?? 0) >= healthOf(board, state, index)) leaving.push(index);
  }
  return leaving;
}

/** Area Damage and Avenge look at what discarded the unit. */
function withConsequences(
  board: Board,
  before: State,
  state: State,
  index: number,
  placed: readonly DamageInstance[],
): State {
  if (!(board.plays.avenges || board.plays.damageAfterDiscard)) return state;
  const onIt = placed.filter(({ target, source }) => target === index && source === board.attacker);
  const byAttack = onIt.some(({ kind }) => kind === 'ATTACK' || kind === 'EXCESS');
  const byArea = onIt.some(({ kind }) => kind === 'AREA') && board.readings.has('area-damage-no-chain');
  const counted = board.readings.has('avenge-any-damage') ? byAttack : onIt.length > 0;
  const toAvenge = state.toAvenge.map((count, avenger) =>
    counted && avenges(board, before, avenger, index) ? count + 1 : count,
  );
  const sets = (byAttack || byArea) && index !== board.attacker && setsOffAreaDamage(board, state, index);
  return withChanges(state, { toAvenge, ...(sets ? { aftermath: state.aftermath + 1 } : {}) });
}

function avenges(board: Board, before: State, avenger: number, discarded: number): boolean {
  const unit = unitAt(board, avenger);
  const gone = unitAt(board, discarded);
  return (
    before.inPlay[avenger] === true &&
    unit.side === gone.side &&
    withPart(unit, 'avenges').some(
      (instance) =>
        (avenger !== discarded || inWay(instance, 'FOR_ITSELF_TOO')) &&
        (inSameArena(unit, gone) || inWay(instance, 'IN_ANY_ARENA')),
    )
  );
}

function setsOffAreaDamage(board: Board, state: State, discarded: number): boolean {
  const attacker = unitAt(board, board.attacker);
  if (!hasPart(attacker, 'damageAfterDiscard') || !inSameArena(attacker, unitAt(board, discarded)))
    return false;
  return !(board.readings.has('area-damage-each-discard') && (state.aftermathDone || state.aftermath > 0));
}

/** What a discard earns or costs after the attack: Bounty, Consume, Last Stand. */
function discardHappenings(
  board: Board,
  before: State,
  after: State,
  placed: readonly DamageInstance[],
): readonly string[] {
  return board.units
    .filter(({ index }) => before.inPlay[index] === true && after.inPlay[index] !== true)
    .flatMap(({ index }) => [
      ...rewards(board, index, 'WHEN_IT_IS_DISCARDED'),
      ...placed
        .filter(({ target }) => target === index)
        .flatMap(({ source }) => rewarding(board, source, 'WHEN_IT_DISCARDS'))
        .filter((instance) => instance.unit !== index || inWay(instance, 'FOR_ITSELF_TOO'))
        .filter((instance) => after.inPlay[instance.unit] === true || !inWay(instance, 'WHILE_IN_PLAY'))
        .map(({ rules }) => rules.slug),
    ]);
}
