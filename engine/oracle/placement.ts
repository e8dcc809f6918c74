import { countersOn, everyUnit, has, healthOf, isInPlay, neighbours, shareArena, totalOf } from './board.js';
import { ATTACKER, type Damage, done, type Game, goOn, type Node, type State, type Step } from './state.js';

/** D10, D12: all counters at once, then every discard, and what the attacker's damage felled. */
export function place(game: Game, state: State): Node {
  const counters = everyUnit(game).map(
    (unit) =>
      countersOn(state, unit) +
      state.damage
        .filter(({ target }) => target === unit)
        .reduce((sum, damage) => sum + countersFrom(game, state, damage), 0),
  );
  const placed = discardAll(game, { ...done(state), counters, damage: [] });
  const fallen = everyUnit(game).filter((unit) => isInPlay(state, unit) && !isInPlay(placed, unit));
  const felledBy = (counts: (damage: Damage) => boolean): readonly number[] =>
    fallen.filter((unit) => state.damage.some((damage) => damage.target === unit && counts(damage)));
  const felled = [...state.felled, ...felledBy(({ source }) => source === ATTACKER)];
  const areas = felledBy(({ ofAttack }) => ofAttack).filter((unit) => shareArena(game, unit, ATTACKER));
  const steps = has(game, ATTACKER, 'area-damage') ? areas.map((): Step => ({ do: 'area-damage' })) : [];
  return goOn({ ...placed, felled, todo: [...steps, ...placed.todo] });
}

/** Double Damage: only the attack's damage, only on the defender. */
function countersFrom(game: Game, state: State, damage: Damage): number {
  const doubled = damage.ofAttack && damage.target === state.defender && has(game, ATTACKER, 'double-damage');
  return doubled ? 2 * damage.amount : damage.amount;
}

/** S3: bonuses to health go with those who gave them, at once, and may take others along. */
function discardAll(game: Game, state: State): State {
  const gone = everyUnit(game).map(
    (unit) => !isInPlay(state, unit) || countersOn(state, unit) >= healthOf(game, state, unit),
  );
  const more = gone.some((isGone, unit) => isGone && isInPlay(state, unit));
  return more ? discardAll(game, { ...state, gone }) : state;
}

/** E1: for one unit that the attack felled; an instance of its own, at once. */
export function areaDamage(game: Game, state: State): Node {
  const next = done(state);
  const dice = totalOf(game, ATTACKER, 'area-damage');
  if (!isInPlay(state, ATTACKER) || dice <= 0) return goOn(next);
  const targets = [ATTACKER, ...neighbours(game, state, ATTACKER)];
  const strikes = targets.map((target) =>
    done(state, { do: 'damage', source: ATTACKER, target, amount: dice, dice: true, sourceMustLive: true }),
  );
  return { kind: 'choice', side: 'ATTACKER', groups: [[next, ...strikes]] };
}
