import { type Board, type BoardUnit, totalOf, unitAt, withPart } from './board.js';
import { initialState, type State } from './state.js';
import { inWay } from './way.js';

/** What follows from board and state at a moment: power, health, who can attack whom. */

/** Inspiration and Intimidation: +1 power and +1 health each. They change with every discard, at once. */
function boardBonus(board: Board, state: State, unit: BoardUnit): number {
  if (!board.plays.strengthens) return 0;
  const moment = board.readings.has('bonus-at-once') ? initialState(board) : state;
  const beside = board.units.filter(
    (other) => other !== unit && moment.inPlay[other.index] === true && inSameArena(other, unit),
  );
  const givers = beside
    .filter(({ side }) => side === unit.side)
    .flatMap((other) => strengthening(other, 'OTHER_UNITS'));
  const own = strengthening(unit, 'OTHER_UNITS').filter((instance) => inWay(instance, 'FOR_ITSELF_TOO'));
  const all = givers.length + own.length;
  const given = board.readings.has('inspiration-adds') ? Math.min(1, all) : all;
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
  /** `bare`: nothing changes that power. */
  | { readonly kind: 'WITH'; readonly power: number; readonly bare: boolean }
  | { readonly kind: 'NONE' };

export function reachOf(board: Board, target: number): Reach {
  const attacker = unitAt(board, board.attacker);
  const defender = unitAt(board, target);
  const byEffect = attacker.input.inBuildZone || defender.input.inBuildZone;
  const arena = defender.input.arena;
  const isHome = attacker.input.arena === arena;
  const reaching = withPart(attacker, 'reaches').filter((instance) =>
    isHome
      ? inWay(instance, 'AT_HOME_TOO')
      : instance.rules.parts.reaches === arena || inWay(instance, 'INTO_ANY_ARENA'),
  );
  if (byEffect || (isHome && reaching.length === 0)) return { kind: 'USUAL' };
  if (reaching.length === 0) return { kind: 'NONE' };
  if (reaching.some((instance) => inWay(instance, 'WITH_PRINTED_POWER'))) return { kind: 'USUAL' };
  const power = reaching.reduce((total, { value }) => total + value, 0);
  return { kind: 'WITH', power, bare: reaching.some((instance) => inWay(instance, 'WITH_BARE_POWER')) };
}

export type Obstacle = 'STEALTH' | 'ARENA' | 'GONE';

/** What keeps the attacker from attacking a unit; null when nothing does. */
export function obstacleTo(board: Board, state: State, target: number): Obstacle | null {
  const unit = unitAt(board, target);
  if (state.inPlay[target] !== true) return 'GONE';
  if (reachOf(board, target).kind === 'NONE') return 'ARENA';
  const isUntouched = unit.input.tapped !== true && state.counters[target] === 0;
  const hidden = withPart(unit, 'hidesUntappedUnit').some(
    (instance) => isUntouched || inWay(instance, 'ALWAYS_HIDDEN'),
  );
  return hidden ? 'STEALTH' : null;
}

/** Attack dice and dice of damage hit a unit from here on: 4, or 5 against Armor. */
export function hitOn(unit: BoardUnit, dice: 'ATTACK' | 'DAMAGE'): number {
  const spared = dice === 'ATTACK' ? 'NOT_FOR_ATTACK_DICE' : 'NOT_FOR_DICE_OF_DAMAGE';
  const armors = withPart(unit, 'hitOn').filter((instance) => !inWay(instance, spared));
  return Math.max(4, ...armors.map(({ rules }) => rules.parts.hitOn ?? 4));
}

/** Attack dice: power at that moment, less what the defender's Shields take. */
export function attackDice(board: Board, state: State): { readonly dice: number; readonly power: number } {
  const reach = reachOf(board, state.defender);
  const power =
    reach.kind === 'WITH' && reach.bare
      ? reach.power
      : powerOf(board, state, board.attacker, reach.kind === 'WITH' ? reach.power : undefined);
  const against = power - totalOf(unitAt(board, state.defender), 'weakensAttackers');
  return { dice: Math.max(0, against), power: against };
}
