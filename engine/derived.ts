import { type Board, type BoardUnit, hasPart, totalOf, unitAt, withPart } from './board.js';
import { initialState, type State } from './state.js';

/** What follows from board and state at a moment: power, health, who can attack whom. */

/** Inspiration and Intimidation: +1 power and +1 health each. They change with every discard, at once. */
function boardBonus(board: Board, state: State, unit: BoardUnit): number {
  const moment = board.readings.has('bonus-at-once') ? initialState(board) : state;
  const beside = board.units.filter(
    (other) => other !== unit && moment.inPlay[other.index] === true && inSameArena(other, unit),
  );
  const givers = beside
    .filter(({ side }) => side === unit.side)
    .flatMap((other) => strengthening(other, 'OTHER_UNITS'));
  const given = board.readings.has('inspiration-adds') ? Math.min(1, givers.length) : givers.length;
  const enemies = beside.filter(({ side }) => side !== unit.side).length;
  return given + enemies * strengthening(unit, 'ITSELF_FOR_EACH_ENEMY').length;
}

function strengthening(unit: BoardUnit, kind: 'OTHER_UNITS' | 'ITSELF_FOR_EACH_ENEMY') {
  return withPart(unit, 'strengthens').filter(({ rules }) => rules.parts.strengthens === kind);
}

/** The build zone is no arena: a unit there is beside none. */
export function inSameArena(a: BoardUnit, b: BoardUnit): boolean {
  return a.input.arena === b.input.arena && !a.input.inBuildZone && !b.input.inBuildZone;
}

export function healthOf(board: Board, state: State, index: number): number {
  const unit = unitAt(board, index);
  return unit.input.health + unit.bonus.health + boardBonus(board, state, unit);
}

/** Health less counters, at least 0. */
export function remainingHealth(board: Board, state: State, index: number): number {
  return Math.max(0, healthOf(board, state, index) - (state.counters[index] ?? 0));
}

/** Total power; may be below 0. `printed` stands in for the printed power when the unit attacks into another arena. */
export function powerOf(board: Board, state: State, index: number, printed?: number): number {
  const unit = unitAt(board, index);
  const counters = state.counters[index] ?? 0;
  const resilience = withPart(unit, 'powerWhileDamaged').reduce(
    (total, { value }) => total + (counters >= Math.abs(value) ? value : 0),
    0,
  );
  const taken = state.powered && index === board.attacker ? totalOf(unit, 'powerForDamage') : 0;
  return (
    (printed ?? unit.input.power) + unit.bonus.power + boardBonus(board, state, unit) + resilience + taken
  );
}

/** How the attacker reaches the arena of a unit: as usual (an effect lets units in the build zone attack and be attacked), with the power that an ability states, or not at all. */
export type Reach =
  | { readonly kind: 'USUAL' }
  | { readonly kind: 'WITH'; readonly power: number }
  | { readonly kind: 'NONE' };

export function reachOf(board: Board, target: number): Reach {
  const attacker = unitAt(board, board.attacker);
  const defender = unitAt(board, target);
  const byEffect = attacker.input.inBuildZone || defender.input.inBuildZone;
  if (byEffect || attacker.input.arena === defender.input.arena) return { kind: 'USUAL' };
  const reaching = withPart(attacker, 'reaches').filter(
    ({ rules }) => rules.parts.reaches === defender.input.arena,
  );
  return reaching.length === 0
    ? { kind: 'NONE' }
    : { kind: 'WITH', power: reaching.reduce((total, { value }) => total + value, 0) };
}

export type Obstacle = 'STEALTH' | 'ARENA' | 'GONE';

/** What keeps the attacker from attacking a unit; null when nothing does. */
export function obstacleTo(board: Board, state: State, target: number): Obstacle | null {
  const unit = unitAt(board, target);
  if (state.inPlay[target] !== true) return 'GONE';
  if (reachOf(board, target).kind === 'NONE') return 'ARENA';
  const hidden =
    hasPart(unit, 'hidesUntappedUnit') && unit.input.tapped !== true && state.counters[target] === 0;
  return hidden ? 'STEALTH' : null;
}

/** Dice of any kind hit a unit from here on: 4, or 5 against Armor. */
export function hitOn(unit: BoardUnit): number {
  return Math.max(4, ...withPart(unit, 'hitOn').map(({ rules }) => rules.parts.hitOn ?? 4));
}

/** Attack dice: power at that moment, less what the defender's Shields take. */
export function attackDice(board: Board, state: State): { readonly dice: number; readonly power: number } {
  const reach = reachOf(board, state.defender);
  const power = powerOf(board, state, board.attacker, reach.kind === 'WITH' ? reach.power : undefined);
  const against = power - totalOf(unitAt(board, state.defender), 'weakensAttackers');
  return { dice: Math.max(0, against), power: against };
}
