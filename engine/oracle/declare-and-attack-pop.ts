import {
  abilityName,
  canBeAttacked,
  costOf,
  everyUnit,
  has,
  type Instance,
  instancesOf,
  neighbours,
  powerOf,
  shareArena,
  totalOf,
  unitAt,
} from './board.js';
import { afterPlay, type Play, turnInPop } from './pop.js';
import { ATTACKER, done, type Game, goOn, type Node, pay, type State, type Step, use } from './state.js';

/** Overload is the only choice at the declaration that this attack can feel. */
export function declare(game: Game, state: State): Node {
  const next = done(state);
  const cost = costOf(game, ATTACKER, 'overload');
  if (!has(game, ATTACKER, 'overload') || cost > state.force.ATTACKER) return goOn(next);
  const overloaded = { ...pay(next, 'ATTACKER', cost), overloaded: true };
  return { kind: 'choice', side: 'ATTACKER', groups: [[next, overloaded]] };
}

type PopStep = Extract<Step, { do: 'attack-pop' }>;

/** The attacking side has nothing to play here: Intercept, Redirect and Retaliate are the defending side's. */
export function attackPop(game: Game, state: State, step: PopStep): Node {
  const plays = step.turn === 'DEFENDER' ? defendersPlays(game, state, step) : [];
  return turnInPop(state, step, game.policy.attackPop, plays);
}

function defendersPlays(game: Game, state: State, step: PopStep): readonly Play[] {
  const others = everyUnit(game).filter((unit) => unit !== state.defender && unit !== ATTACKER);
  return [state.defender, ...others]
    .flatMap((unit) => instancesOf(game, unit, 'intercept', 'redirect', 'retaliate'))
    .filter((instance) => !state.used.includes(abilityName(instance)))
    .filter(({ ability }) => (ability.forceCost ?? 0) <= state.force.DEFENDER)
    .flatMap((instance) => playsOf(game, state, step, instance));
}

function playsOf(game: Game, state: State, step: PopStep, instance: Instance): readonly Play[] {
  const cost = instance.ability.forceCost ?? 0;
  const paid = use(pay(afterPlay(state, step), 'DEFENDER', cost), abilityName(instance));
  const play = (next: State, full: boolean, target = 0): Play => ({
    ability: abilityName(instance),
    state: next,
    order: [instance.index, instance.unit, target],
    full,
  });
  const isDefender = instance.unit === state.defender;
  switch (instance.ability.keyword) {
    case 'retaliate': {
      if (!isDefender || !shareArena(game, instance.unit, ATTACKER)) return [];
      const dice = instance.ability.byPower
        ? Math.max(0, powerOf(game, state, instance.unit))
        : (instance.ability.value ?? 0);
      const retaliations = [...state.retaliations, { unit: instance.unit, dice }];
      return [play({ ...paid, retaliations }, dice > 0)];
    }
    case 'intercept': {
      if (isDefender || !isOfDefendersSideAndArena(game, state, instance.unit)) return [];
      const works = canBecomeDefender(game, state, instance.unit);
      return [play(works ? { ...paid, defender: instance.unit } : paid, works)];
    }
    default: {
      if (!isDefender) return [];
      const targets = redirectTargets(game, state);
      return targets.map((target) => play({ ...paid, defender: target }, true, target));
    }
  }
}

function isOfDefendersSideAndArena(game: Game, state: State, unit: number): boolean {
  return (
    unit !== ATTACKER &&
    unitAt(game, unit).side === 'DEFENDER' &&
    neighbours(game, state, state.defender).includes(unit)
  );
}

/** C3, S2: against Precision nothing does; a hidden unit pays and stays where it is. */
function canBecomeDefender(game: Game, state: State, unit: number): boolean {
  const fixed = has(game, ATTACKER, 'precision') || has(game, ATTACKER, 'elude');
  return !fixed && canBeAttacked(game, state, unit);
}

function redirectTargets(game: Game, state: State): readonly number[] {
  return everyUnit(game).filter(
    (unit) => isOfDefendersSideAndArena(game, state, unit) && canBecomeDefender(game, state, unit),
  );
}

/** R1: at least 0; Shields count only here. */
export function attackDice(game: Game, state: State, reach: string): number {
  const [attacker, defender] = [unitAt(game, ATTACKER), unitAt(game, state.defender)];
  const differ = attacker.arena !== defender.arena && !attacker.inBuildZone && !defender.inBuildZone;
  const base = differ && has(game, ATTACKER, reach) ? totalOf(game, ATTACKER, reach) : undefined;
  return Math.max(0, powerOf(game, state, ATTACKER, base) - totalOf(game, state.defender, 'shields'));
}
