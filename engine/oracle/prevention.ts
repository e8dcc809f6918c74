import type { AttackSide } from '../attack-input.js';
import {
  abilityName,
  everyUnit,
  has,
  type Instance,
  instancesOf,
  isInPlay,
  neighbours,
  shareArena,
  sideOfTarget,
  unitAt,
} from './board.js';
import { afterPlay, type Play, turnInPop } from './pop.js';
import { ATTACKER, type Damage, type Game, type Node, pay, type State, type Step, use } from './state.js';

type PopStep = Extract<Step, { do: 'prevention-pop' }>;

export const OWN_PREVENTION = ['evade', 'absorb', 'persuade', 'deflect'] as const;

/** D8: Fortitude lets the unit itself prevent what comes from Ferocity; nobody else for it. */
export function isPreventable(game: Game, damage: Damage, by: number): boolean {
  if (!has(game, damage.source, 'ferocity')) return true;
  return by === damage.target && has(game, damage.target, 'fortitude');
}

export function preventionPop(game: Game, state: State, step: PopStep): Node {
  return turnInPop(state, step, game.policy.prevention, preventions(game, state, step));
}

/** The unit in the role of defender before the others, in the order of the input. */
export function preventers(game: Game, state: State): readonly number[] {
  const others = everyUnit(game).filter((unit) => unit !== state.defender);
  return [state.defender, ...others].filter((unit) => isInPlay(state, unit));
}

function preventions(game: Game, state: State, step: PopStep): readonly Play[] {
  return preventers(game, state)
    .flatMap((unit) => instancesOf(game, unit, ...OWN_PREVENTION, 'protect'))
    .filter(({ ability }) => (ability.forceCost ?? 0) <= state.force[step.turn])
    .flatMap((instance) =>
      state.damage
        .filter((damage) => mayPrevent(game, state, instance, damage, step.turn))
        .flatMap((damage) => preventionsOf(game, state, step, instance, damage)),
    );
}

/** D5, D6 and, under Cunning, D9: the defending side has committed its prevention of the attack's damage. */
function mayPrevent(game: Game, state: State, instance: Instance, damage: Damage, side: AttackSide): boolean {
  if (sideOfTarget(game, damage.target, damage.ofAttack) !== side) return false;
  if (damage.ofAttack && side === 'DEFENDER' && has(game, ATTACKER, 'cunning')) return false;
  return (
    (instance.ability.value ?? 0) > 0 &&
    reachesTarget(game, instance, damage.target, side) &&
    isPreventable(game, damage, instance.unit) &&
    !isSpent(state, instance, damage)
  );
}

/** Protect is for another unit of its side in its arena, everything else for the unit itself. */
export function reachesTarget(
  game: Game,
  { unit, ability }: Instance,
  target: number,
  side: AttackSide,
): boolean {
  if (ability.keyword !== 'protect') return unit === target;
  return unit !== target && unitAt(game, unit).side === side && shareArena(game, unit, target);
}

function isSpent(state: State, instance: Instance, damage: Damage): boolean {
  const name = abilityName(instance);
  return instance.ability.keyword === 'deflect'
    ? state.used.includes(`${name} from ${damage.source}`)
    : damage.prevented.includes(name);
}

function preventionsOf(
  game: Game,
  state: State,
  step: PopStep,
  instance: Instance,
  damage: Damage,
): readonly Play[] {
  const next = pay(afterPlay(state, step), step.turn, instance.ability.forceCost ?? 0);
  const most = Math.min(instance.ability.value ?? 0, damage.amount);
  const play = (played: State, amount: number, target: number): Play => ({
    ability: abilityName(instance),
    state: played,
    order: [amount, instance.index, instance.unit, damage.target, state.damage.indexOf(damage), target],
    full: amount === most,
  });
  if (instance.ability.keyword === 'deflect') {
    const targets = [null, ...deflectTargets(game, state, instance.unit)];
    return targets.map((target) =>
      play(deflect(next, instance, damage, most, target), most, target === null ? -1 : target),
    );
  }
  const amounts = Array.from({ length: most }, (_, index) => index + 1);
  return amounts.map((amount) => play(prevent(next, instance, damage, amount), amount, 0));
}

/** D6: any unit in the arena of the deflecting unit, itself included. */
export function deflectTargets(game: Game, state: State, unit: number): readonly number[] {
  return [unit, ...neighbours(game, state, unit)].toSorted((a, b) => a - b);
}

export function prevent(state: State, instance: Instance, damage: Damage, amount: number): State {
  const left = {
    ...damage,
    amount: damage.amount - amount,
    prevented: [...damage.prevented, abilityName(instance)].sort(),
  };
  const all = state.damage.map((one) => (one === damage ? left : one));
  return { ...state, damage: asListed(all.filter((one) => one.amount > 0)) };
}

/** Pending damage lies there by target and source, units as listed; whichever came first makes no difference. */
function asListed(damage: readonly Damage[]): readonly Damage[] {
  return damage.toSorted(
    (a, b) =>
      a.target - b.target ||
      a.source - b.source ||
      a.amount - b.amount ||
      Number(b.ofAttack) - Number(a.ofAttack) ||
      a.prevented.length - b.prevented.length ||
      (a.prevented.join() < b.prevented.join() ? -1 : 1),
  );
}

/** What is prevented is new damage, from the deflecting unit. */
export function deflect(
  state: State,
  instance: Instance,
  damage: Damage,
  amount: number,
  target: number | null,
): State {
  const used = use(state, `${abilityName(instance)} from ${damage.source}`);
  const left = prevent(used, instance, damage, amount);
  if (target === null) return left;
  const sent: Damage = { source: instance.unit, target, amount, ofAttack: false, prevented: [] };
  return { ...left, damage: asListed([...left.damage, sent]) };
}
