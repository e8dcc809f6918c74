import {
  type Board,
  type BoardUnit,
  hasPart,
  type Instance,
  opponentOf,
  unitAt,
  withPart,
} from '../board.js';
import { canPay, payFor } from '../cost.js';
import { inSameArena } from '../derived.js';
import { choice, edge, type Node, type Option } from '../node.js';
import type { Commitment, CommittedPrevention } from '../stage.js';
import type { State } from '../state.js';

interface Promised {
  readonly state: State;
  readonly prevention: readonly CommittedPrevention[];
}

/**
 * Against an attacker with Cunning the prevention POP comes before the dice are seen: the defending side commits itself to what it
 * prevents, and to how many dice it will have re-rolled. The attacker then plays with his dice before him.
 */
export function commitment(board: Board, state: State): Node {
  const side = unitAt(board, state.defender).side;
  const promises = slots(board, state).reduce<readonly Promised[]>(
    (found, slot) => found.flatMap((promised) => withSlot(board, promised, slot)),
    [{ state, prevention: [] }],
  );
  const options = diceToCommit(board, state).flatMap((dice) =>
    promises.map(({ state: paid, prevention }): Option => {
      const committed: Commitment = { dice, prevention };
      const slugs = prevention.map(({ instance }) => slugOf(board, instance));
      return {
        edge: edge({ ...paid, stage: { at: 'initial-roll', committed } }, slugs),
        keyword: slugs[0] ?? null,
        does: describe(board, committed),
      };
    }),
  );
  const spent = ({ edge: { state: after } }: Option): number => state.force[side] - after.force[side];
  return choice(
    side,
    'damage-prevention',
    options.sort((a, b) => spent(a) - spent(b)),
  );
}

interface Slot {
  readonly instance: Instance;
  readonly target: number;
}

/** Every prevention that could touch the attack's damage: to the defender, and to a unit to which Overkill may move it. */
function slots(board: Board, state: State): readonly Slot[] {
  const defender = unitAt(board, state.defender);
  const divides = hasPart(unitAt(board, board.attacker), 'dividesExcess');
  const struck = board.units.filter(
    (unit) =>
      unit === defender ||
      (divides &&
        unit.index !== board.attacker &&
        unit.side === defender.side &&
        inSameArena(unit, defender)),
  );
  return board.units
    .filter((unit) => unit.side === defender.side && state.inPlay[unit.index] === true)
    .flatMap((unit) => withPart(unit, 'prevents'))
    .flatMap((instance) =>
      struck
        .filter((target) => reaches(board, instance, target))
        .map(({ index }) => ({ instance, target: index })),
    );
}

function reaches(board: Board, { unit, rules }: Instance, target: BoardUnit): boolean {
  const own = unitAt(board, unit);
  return rules.parts.prevents?.of === 'ITSELF' ? target === own : target !== own && inSameArena(own, target);
}

function withSlot(board: Board, promised: Promised, { instance, target }: Slot): readonly Promised[] {
  const { policy } = board.input;
  if (policy.prevention === 'NEVER' || !canPay(board, promised.state, instance) || instance.value <= 0)
    return [promised];
  const reflects = instance.rules.parts.prevents?.reflects === true;
  const amounts = reflects || policy.prevention === 'ALWAYS' ? [instance.value] : range(1, instance.value);
  const aims = reflects ? [null, ...board.units.map(({ index }) => index)] : [null];
  const paid = payFor(board, promised.state, instance);
  const used = amounts.flatMap((amount) =>
    aims.map((to) => ({
      state: paid,
      prevention: [...promised.prevention, { instance: instance.id, target, amount, to }],
    })),
  );
  return policy.prevention === 'ALWAYS' ? used : [promised, ...used];
}

/** Null when the defender has nothing to re-roll with. */
function diceToCommit(board: Board, state: State): readonly (number | null)[] {
  const { lucky } = board.input.policy;
  const most = withPart(unitAt(board, state.defender), 'rerolls').reduce(
    (total, { value }) => total + value,
    0,
  );
  if (most === 0) return [null];
  if (lucky === 'NEVER') return [0];
  return lucky === 'ALWAYS' ? [most] : range(0, most);
}

function slugOf(board: Board, id: number): string {
  return (
    board.units.flatMap(({ instances }) => instances).find((instance) => instance.id === id)?.rules.slug ?? ''
  );
}

function describe(board: Board, { dice, prevention }: Commitment): string {
  const parts = [
    ...prevention.map(
      ({ target, amount }) => `prevent up to ${amount} to ${unitAt(board, target).input.role}`,
    ),
    ...(dice === null ? [] : [`re-roll ${dice} of the ${opponentOf('DEFENDER').toLowerCase()}'s dice`]),
  ];
  return parts.length === 0 ? 'promise nothing' : parts.join(', ');
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
