import { countersOn, has, healthOf, neighbours, totalOf, unitAt } from './board.js';
import { isPreventable } from './prevention.js';
import { isHit } from './rolling.js';
import { ATTACKER, type Damage, done, type Game, goOn, type Node, type State, type Step } from './state.js';

/** R7: the dice are final. They are put away, and with them what was used up so far: none of it can come again. */
export function countHits(game: Game, state: State): Node {
  const critical = state.dice.includes(6) ? totalOf(game, ATTACKER, 'critical-hit') : 0;
  const hits = state.dice.filter((natural) => isHit(game, state, natural)).length;
  const next = {
    ...done(state, { do: 'overkill', hits, critical }),
    dice: [],
    used: [],
    naturalOne: state.dice.includes(1),
    naturalTwo: state.dice.includes(2),
  };
  return { kind: 'hits', hits, state: next };
}

type OverkillStep = Extract<Step, { do: 'overkill' }>;

/** D1, D2: any number of the hits above remaining health may go to one other unit there, of either side. */
export function overkill(game: Game, state: State, { hits, critical }: OverkillStep): Node {
  const remaining = Math.max(0, healthOf(game, state, state.defender) - countersOn(state, state.defender));
  const excess = has(game, ATTACKER, 'overkill') ? Math.max(0, hits - remaining) : 0;
  const split = (moved: number, second: number): State => ({
    ...done(state),
    damage: [attackDamage(state.defender, hits - moved + critical), attackDamage(second, moved)].filter(
      ({ amount }) => amount > 0,
    ),
  });
  const allStays = split(0, state.defender);
  const { policy, seconds } = { policy: game.policy.overkill, seconds: secondUnits(game, state) };
  if (excess === 0 || policy === 'DEFENDER') return goOn(allStays);
  if (policy === 'SECOND_UNIT') {
    const [second] = seconds.filter((unit) => unitAt(game, unit).side === 'DEFENDER');
    return goOn(second === undefined ? allStays : split(excess, second));
  }
  const mostFirst = Array.from({ length: excess }, (_, index) => excess - index);
  const moves = mostFirst.flatMap((moved) => seconds.map((second) => split(moved, second)));
  return { kind: 'choice', side: 'ATTACKER', groups: [[...moves, allStays]] };
}

/** Units that excess hits can go to, in the order of the input. */
export function secondUnits(game: Game, state: State): readonly number[] {
  return neighbours(game, state, state.defender);
}

function attackDamage(target: number, amount: number): Damage {
  return { source: ATTACKER, target, amount, ofAttack: true, prevented: [] };
}

/** D7: before activated prevention, on the defender's part of the attack's damage only; no policy touches it. */
export function parry(game: Game, state: State): Node {
  const next = { ...done(state), naturalOne: false };
  const parried = state.damage.find(({ target }) => target === state.defender);
  const most = state.naturalOne ? totalOf(game, state.defender, 'parry') : 0;
  if (!parried || most <= 0 || !isPreventable(game, parried, state.defender)) return goOn(next);
  const lessFirst = Array.from({ length: Math.min(most, parried.amount) + 1 }, (_, amount) => amount);
  const options = lessFirst.map((prevented) => ({
    ...next,
    damage: state.damage
      .map((one) => (one === parried ? { ...one, amount: one.amount - prevented } : one))
      .filter(({ amount }) => amount > 0),
  }));
  return { kind: 'choice', side: 'DEFENDER', groups: [options] };
}
