import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { type Node, step } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import type { State } from '../state.js';
import { openPrevention } from './damage-prevention.js';

/** Damage that waited for the attack's end. */
interface Waiting {
  readonly slug: string;
  readonly source: number;
  readonly amount: number;
  readonly inDice: boolean;
}

type Kind = 'RETALIATE' | 'BACKFIRE' | 'RIPOSTE' | 'AVENGE' | 'OVERLOAD';

const ORDER: readonly Kind[] = ['RETALIATE', 'BACKFIRE', 'RIPOSTE', 'AVENGE', 'OVERLOAD'];
const OTHER_ORDER: readonly Kind[] = ['BACKFIRE', 'RIPOSTE', 'RETALIATE', 'AVENGE', 'OVERLOAD'];

/**
 * What waited for the end happens to the attacker, each an instance of its own with prevention, placement and discard. An attacker that is
 * gone takes nothing.
 */
export function attackEnd(board: Board, state: State, stage: StageAt<'attack-end'>): Node {
  const order = board.readings.has('attack-end-order') ? OTHER_ORDER : ORDER;
  const kind = order[stage.step];
  if (kind === undefined || state.inPlay[board.attacker] !== true)
    return step({ ...state, stage: { at: 'end' } });
  const waiting = waitingOf(board, state, kind)[stage.index];
  if (waiting === undefined)
    return step({ ...state, stage: { at: 'attack-end', step: stage.step + 1, index: 0 } });
  const next: Stage = { at: 'attack-end', step: stage.step, index: stage.index + 1 };
  return step({ ...state, stage: doing(board, waiting, next) }, [waiting.slug]);
}

function doing(board: Board, { source, amount, inDice }: Waiting, next: Stage): Stage {
  if (amount === 0) return next;
  const target = board.attacker;
  return inDice
    ? { at: 'dice-of-damage', dice: amount, source, target, kind: 'ABILITY', next }
    : openPrevention(board, [{ source, target, amount, kind: 'ABILITY', prevention: [] }], next);
}

function waitingOf(board: Board, state: State, kind: Kind): readonly Waiting[] {
  switch (kind) {
    case 'RETALIATE':
      return state.retaliations.map(({ unit, dice, slug }) => ({
        slug,
        source: unit,
        amount: dice,
        inDice: true,
      }));
    case 'BACKFIRE':
      return owed(board, state, board.attacker, 'onInitialNatural').map((instance) =>
        waiting(instance, true),
      );
    case 'RIPOSTE':
      return board.units.flatMap(({ index }) =>
        owed(board, state, index, 'onFinalNatural')
          .filter(() => state.inPlay[index] === true || !board.readings.has('riposte-survives'))
          .map((instance) => waiting(instance, false)),
      );
    case 'AVENGE':
      return board.units.flatMap(({ index }) => avenging(board, state, index));
    case 'OVERLOAD':
      return state.powered
        ? withPart(unitAt(board, board.attacker), 'powerForDamage').map((instance) => waiting(instance, true))
        : [];
  }
}

function owed(
  board: Board,
  state: State,
  unit: number,
  part: 'onInitialNatural' | 'onFinalNatural',
): readonly Instance[] {
  return withPart(unitAt(board, unit), part).filter(({ id }) => state.owed.includes(id));
}

function waiting({ rules, unit, value }: Instance, inDice: boolean): Waiting {
  return { slug: rules.slug, source: unit, amount: Math.max(0, value), inDice };
}

/** X dice for each discard, if the avenger is still in play. */
function avenging(board: Board, state: State, index: number): readonly Waiting[] {
  if (state.inPlay[index] !== true && !board.readings.has('avenge-survivor')) return [];
  const discards = state.toAvenge[index] ?? 0;
  return Array.from({ length: discards }).flatMap(() =>
    withPart(unitAt(board, index), 'avenges').map((instance) => waiting(instance, true)),
  );
}
