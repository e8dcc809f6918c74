import type { Arena, AttackSide } from '../attack-input.js';
import type { OracleAbility, OracleUnit } from './oracle-attack.js';
import { ATTACKER, type Game, type State } from './state.js';

export function unitAt(game: Game, unit: number): OracleUnit {
  const found = game.units[unit];
  if (!found) throw new RangeError(`No unit ${unit}.`);
  return found;
}

export interface Instance {
  readonly unit: number;
  readonly index: number;
  readonly ability: OracleAbility;
}

/** In the build zone no ability of an attack works (S5). A unit that is gone keeps what its damage has. */
export function instancesOf(game: Game, unit: number, ...keywords: readonly string[]): readonly Instance[] {
  const { abilities, inBuildZone } = unitAt(game, unit);
  if (inBuildZone) return [];
  return abilities
    .map((ability, index) => ({ unit, index, ability }))
    .filter(({ ability }) => keywords.includes(ability.keyword));
}

/** Isolated keywords: on or off. */
export function has(game: Game, unit: number, keyword: string): boolean {
  return instancesOf(game, unit, keyword).length > 0;
}

/** Cumulative keywords: the sum of all instances. */
export function totalOf(game: Game, unit: number, keyword: string): number {
  return instancesOf(game, unit, keyword).reduce((sum, { ability }) => sum + (ability.value ?? 0), 0);
}

export function costOf(game: Game, unit: number, keyword: string): number {
  return instancesOf(game, unit, keyword).reduce((sum, { ability }) => sum + (ability.forceCost ?? 0), 0);
}

export function everyUnit(game: Game): readonly number[] {
  return game.units.map((_, unit) => unit);
}

export function isInPlay(state: State, unit: number): boolean {
  return state.gone[unit] === false;
}

export function countersOn(state: State, unit: number): number {
  return state.counters[unit] ?? 0;
}

/** Whether both are in one arena; a unit in the build zone is in none. */
export function shareArena(game: Game, one: number, other: number): boolean {
  const [a, b] = [unitAt(game, one), unitAt(game, other)];
  return a.arena === b.arena && !a.inBuildZone && !b.inBuildZone;
}

/** Other units in play in the arena of this one. */
export function neighbours(game: Game, state: State, unit: number): readonly number[] {
  return everyUnit(game).filter(
    (other) => other !== unit && isInPlay(state, other) && shareArena(game, unit, other),
  );
}

/** S3: Inspiration of friends and Intimidation by enemies, on power and on health alike. */
function bonus(game: Game, state: State, unit: number): number {
  const { side } = unitAt(game, unit);
  const around = neighbours(game, state, unit);
  const friends = around.filter((other) => unitAt(game, other).side === side);
  const inspired = friends.filter((other) => has(game, other, 'inspiration')).length;
  return inspired + (has(game, unit, 'intimidation') ? around.length - friends.length : 0);
}

export function healthOf(game: Game, state: State, unit: number): number {
  return unitAt(game, unit).health + bonus(game, state, unit);
}

/** R2: the values are summed first; a negative sum -X lowers power once X counters are there. */
function resilience(game: Game, state: State, unit: number): number {
  const sum = totalOf(game, unit, 'resilience');
  return countersOn(state, unit) >= Math.abs(sum) ? sum : 0;
}

/**
 * Total power, with `base` in place of what is printed. Stun is not in it: damage is placed after the last
 * moment of an attack at which power counts (the roll, and the activation of Retaliate).
 */
export function powerOf(game: Game, state: State, unit: number, base = unitAt(game, unit).power): number {
  const overload = unit === ATTACKER && state.overloaded ? totalOf(game, unit, 'overload') : 0;
  return base + resilience(game, state, unit) + bonus(game, state, unit) + overload;
}

export const REACHES: Readonly<Record<Arena, string>> = {
  SPACE: 'ion-cannon',
  GROUND: 'bombard',
  CHARACTER: 'barrage',
};

/** S1, S2. A unit in the build zone attacks or is attacked because an effect says so: no arena is asked for. */
export function canBeAttacked(game: Game, state: State, target: number): boolean {
  const [attacker, defender] = [unitAt(game, ATTACKER), unitAt(game, target)];
  const hidden = has(game, target, 'stealth') && defender.tapped !== true && countersOn(state, target) === 0;
  const reached =
    attacker.arena === defender.arena ||
    attacker.inBuildZone ||
    defender.inBuildZone ||
    has(game, ATTACKER, REACHES[defender.arena]);
  return reached && !hidden;
}

/** R3, E2: 5 against Armor. */
export function neededToHit(game: Game, target: number): number {
  return has(game, target, 'armor') ? 5 : 4;
}

/** Whose unit the target is. Attacking itself, the unit is the defending side's in the attack only. */
export function sideOfTarget(game: Game, target: number, ofAttack: boolean): AttackSide {
  return game.selfAttack && target === ATTACKER && ofAttack ? 'DEFENDER' : unitAt(game, target).side;
}

export function abilityName(instance: { readonly unit: number; readonly index: number }): string {
  return `${instance.unit}.${instance.index}`;
}
