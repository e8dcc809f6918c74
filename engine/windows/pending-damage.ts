import { type Board, hasPart, unitAt, withPart } from '../board.js';
import { inSameArena, remainingHealth } from '../derived.js';
import { stands } from '../dice/dice-classes.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import type { DamageInstance, StageAt } from '../stage.js';
import type { State } from '../state.js';
import { firstPrevention } from './damage-prevention.js';

type PendingDamage = StageAt<'pending-damage'>;

/** Hits become pending damage: Critical Hit adds to it, Overkill may move hits above the defender's remaining health to another unit. */
export function pendingDamage(board: Board, state: State, stage: PendingDamage): Node {
  const attacker = unitAt(board, board.attacker);
  const critical = withPart(attacker, 'onFinalNatural').filter(
    ({ rules }) =>
      rules.parts.onFinalNatural?.effect === 'DAMAGE' &&
      stands(stage.naturals, rules.parts.onFinalNatural.face),
  );
  const extra = critical.reduce((total, { value }) => total + value, 0);
  const owing = withOwed(board, state, stage);
  const happens = critical.map(({ rules }) => rules.slug);
  const excess = excessHits(board, state, stage.hits, extra);
  const targets = excess > 0 ? secondUnits(board, state) : [];
  const divide = (moved: number, target: number | null): State =>
    withDamage(board, owing, stage, stage.hits + extra - moved, moved, target);
  if (targets.length === 0) return step(divide(0, null), happens);
  const options = divisions(board, excess, targets).map(({ moved, target }): Option => {
    const name = unitAt(board, target).input.role;
    const happening = moved > 0 ? [...happens, 'overkill'] : happens;
    const does =
      moved > 0 ? `move ${moved} excess ${moved === 1 ? 'hit' : 'hits'} to ${name}` : 'move no excess hits';
    return { edge: edge(divide(moved, target), happening), keyword: 'overkill', does };
  });
  return choice('ATTACKER', 'pending-damage', options);
}

/** What a final natural makes wait for the attack's end (Riposte). */
function withOwed(board: Board, state: State, { naturals }: PendingDamage): State {
  const owed = withPart(unitAt(board, state.defender), 'onFinalNatural')
    .filter(
      ({ rules }) =>
        rules.parts.onFinalNatural?.effect === 'DAMAGE_BACK' &&
        stands(naturals, rules.parts.onFinalNatural.face),
    )
    .map(({ id }) => id);
  return owed.length === 0 ? state : { ...state, owed: [...state.owed, ...owed] };
}

function excessHits(board: Board, state: State, hits: number, extra: number): number {
  if (!hasPart(unitAt(board, board.attacker), 'dividesExcess')) return 0;
  const movable = board.readings.has('critical-hit-not-split') ? hits + extra : hits;
  return Math.max(0, movable - remainingHealth(board, state, state.defender));
}

/** All other units in the defender's arena, the attacker itself included, as listed. */
export function secondUnits(board: Board, state: State): readonly number[] {
  const defender = unitAt(board, state.defender);
  return board.units
    .filter((unit) => unit !== defender && state.inPlay[unit.index] === true && inSameArena(unit, defender))
    .map(({ index }) => index);
}

interface Division {
  readonly moved: number;
  readonly target: number;
}

/** Ties: as many as possible to the second unit, units as listed. */
function divisions(board: Board, excess: number, targets: readonly number[]): readonly Division[] {
  const [first = -1] = targets;
  switch (board.input.policy.overkill) {
    case 'DEFENDER':
      return [{ moved: 0, target: first }];
    case 'SECOND_UNIT': {
      const second = targets.find((index) => unitAt(board, index).side === 'DEFENDER');
      return [{ moved: second === undefined ? 0 : excess, target: second ?? first }];
    }
    case 'OPTIMAL': {
      const amounts = Array.from({ length: excess }, (_, index) => excess - index);
      return [
        ...amounts.flatMap((moved) => targets.map((target) => ({ moved, target }))),
        { moved: 0, target: first },
      ];
    }
  }
}

function withDamage(
  board: Board,
  state: State,
  { naturals, committed }: PendingDamage,
  onDefender: number,
  moved: number,
  target: number | null,
): State {
  const source = board.attacker;
  const pending: DamageInstance[] = [];
  if (onDefender > 0)
    pending.push({ source, target: state.defender, amount: onDefender, kind: 'ATTACK', prevention: [] });
  if (moved > 0 && target !== null)
    pending.push({ source, target, amount: moved, kind: 'EXCESS', prevention: [] });
  return { ...state, stage: firstPrevention(board, pending, naturals, committed) };
}
