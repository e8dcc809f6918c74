import { has, type Instance, instancesOf, isInPlay, sideOfTarget, unitAt } from './board.js';
import { secondUnits } from './pending-damage.js';
import { compareOrder } from './pop.js';
import {
  deflect,
  deflectTargets,
  isPreventable,
  OWN_PREVENTION,
  prevent,
  preventers,
  reachesTarget,
} from './prevention.js';
import { luckyOf } from './rolling.js';
import {
  ATTACKER,
  type Commitment,
  type Damage,
  done,
  type Game,
  goOn,
  type Node,
  pay,
  type State,
  use,
} from './state.js';

/*
 * D9 leaves the order of the game open. Here: before the roll the defender commits, in one go, his activated
 * prevention (an amount for each ability on the attack's damage to the defender and to every unit that could be
 * the second one, and where a Deflect sends it) and his number of Lucky dice, and pays for all of it. The
 * attacker then plays knowing his dice and that commitment. What was committed and finds nothing is lost.
 */

interface Plan {
  readonly commitments: readonly Commitment[];
  readonly lucky: number;
}

export function commit(game: Game, state: State): Node {
  const next = done(state);
  const plans = luckyNumbers(game, state).flatMap((lucky) =>
    preventionPlans(game, state, state.force.DEFENDER - luckyCost(game, state, lucky)).map((commitments) => ({
      lucky,
      commitments,
    })),
  );
  const sorted = plans.toSorted((a, b) => compareOrder(planOrder(a), planOrder(b)));
  const states = sorted.map((plan) => committed(game, next, plan));
  return { kind: 'choice', side: 'DEFENDER', groups: [states] };
}

function luckyCost(game: Game, state: State, lucky: number): number {
  return lucky > 0 ? luckyOf(game, state, 'DEFENDER').cost : 0;
}

function luckyNumbers(game: Game, state: State): readonly number[] {
  const { most } = luckyOf(game, state, 'DEFENDER');
  if (game.policy.lucky === 'NEVER') return [0];
  if (game.policy.lucky === 'ALWAYS') return [most];
  return Array.from({ length: most + 1 }, (_, number) => number);
}

/** Fewer dice, less prevention, then what is printed first. */
function planOrder({ lucky, commitments }: Plan): readonly number[] {
  const total = commitments.reduce((sum, { amount }) => sum + amount, 0);
  const details = commitments.flatMap(({ ability, unit, target, amount, deflectTo }) => [
    ability,
    unit,
    target,
    -amount,
    deflectTo ?? -1,
  ]);
  return [lucky, total, ...details];
}

function committed(game: Game, next: State, { lucky, commitments }: Plan): State {
  const spent = commitments.reduce((sum, one) => sum + (instanceAt(game, one).ability.forceCost ?? 0), 0);
  const paid = pay(next, 'DEFENDER', spent + luckyCost(game, next, lucky));
  const marked = lucky > 0 ? use(paid, `lucky ${next.defender}`) : paid;
  return { ...marked, commitments, luckyCommitted: lucky };
}

function instanceAt(game: Game, { unit, ability: index }: Commitment): Instance {
  const ability = unitAt(game, unit).abilities[index];
  if (!ability) throw new RangeError(`No ability ${index} on unit ${unit}.`);
  return { unit, index, ability };
}

/** All ways to commit within `force`: for each ability and target nothing, or each amount. */
function preventionPlans(game: Game, state: State, force: number): readonly (readonly Commitment[])[] {
  if (game.policy.prevention === 'NEVER') return [[]];
  let plans: readonly { readonly chosen: readonly Commitment[]; readonly left: number }[] = [
    { chosen: [], left: force },
  ];
  for (const { instance, target } of openPreventions(game, state)) {
    const cost = instance.ability.forceCost ?? 0;
    const ways = waysToCommit(game, state, instance, target);
    plans = plans.flatMap((plan) => {
      const without = game.policy.prevention === 'ALWAYS' && cost <= plan.left ? [] : [plan];
      const used = ways.map((way) => ({ chosen: [...plan.chosen, way], left: plan.left - cost }));
      return [...without, ...used.filter(({ left }) => left >= 0)];
    });
  }
  return plans.map(({ chosen }) => chosen);
}

function openPreventions(
  game: Game,
  state: State,
): readonly { readonly instance: Instance; readonly target: number }[] {
  const targets = [state.defender, ...possibleSeconds(game, state)];
  return preventers(game, state)
    .flatMap((unit) => instancesOf(game, unit, ...OWN_PREVENTION, 'protect'))
    .filter(({ ability }) => (ability.value ?? 0) > 0)
    .flatMap((instance) => targets.map((target) => ({ instance, target })))
    .filter(({ instance, target }) => {
      const damage: Damage = { source: ATTACKER, target, amount: 1, ofAttack: true, prevented: [] };
      return reachesTarget(game, instance, target, 'DEFENDER') && isPreventable(game, damage, instance.unit);
    });
}

function possibleSeconds(game: Game, state: State): readonly number[] {
  if (!has(game, ATTACKER, 'overkill') || game.policy.overkill === 'DEFENDER') return [];
  const seconds = secondUnits(game, state).filter((unit) => sideOfTarget(game, unit, false) === 'DEFENDER');
  return game.policy.overkill === 'SECOND_UNIT' ? seconds.slice(0, 1) : seconds;
}

function waysToCommit(game: Game, state: State, instance: Instance, target: number): readonly Commitment[] {
  const most = instance.ability.value ?? 0;
  const plain = { unit: instance.unit, ability: instance.index, target, deflectTo: null };
  if (instance.ability.keyword === 'deflect') {
    const targets = [null, ...deflectTargets(game, state, instance.unit)];
    return targets.map((deflectTo) => ({ ...plain, amount: most, deflectTo }));
  }
  if (game.policy.prevention === 'ALWAYS') return [{ ...plain, amount: most }];
  return Array.from({ length: most }, (_, index) => ({ ...plain, amount: index + 1 }));
}

/** After Parry: the commitments, in the order in which they were open. */
export function reveal(game: Game, state: State): Node {
  let next: State = { ...done(state), commitments: [] };
  for (const commitment of state.commitments) {
    const { target, amount, deflectTo } = commitment;
    const instance = instanceAt(game, commitment);
    const damage = next.damage.find((one) => one.ofAttack && one.target === target);
    if (!damage || !isInPlay(state, instance.unit)) continue;
    const prevented = Math.min(amount, damage.amount);
    next =
      instance.ability.keyword === 'deflect'
        ? deflect(next, instance, damage, prevented, deflectTo)
        : prevent(next, instance, damage, prevented);
  }
  return goOn(next);
}
