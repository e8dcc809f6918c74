import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { choice, edge, type Node, step } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import type { Retaliation, State } from '../state.js';
import { openPrevention } from './damage-prevention.js';
import { together } from './unit-discard.js';

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
  if (board.readings.has('attack-end-instances'))
    return step({ ...state, stage: { at: 'attack-end-together', done: 0, pending: [] } });
  const kind = orderOf(board)[stage.step];
  if (kind === undefined || state.inPlay[board.attacker] !== true) return step(afterAll(board, state));
  const all = waitingOf(board, state, kind);
  const waiting = all[stage.index];
  if (waiting === undefined)
    return step({ ...state, stage: { at: 'attack-end', step: stage.step + 1, index: 0 } });
  const next: Stage = { at: 'attack-end', step: stage.step, index: stage.index + 1 };
  const isFree = kind === 'RETALIATE' && board.readings.has('retaliate-order');
  if (isFree && all.length - stage.index > 1) return anyOrder(board, state, stage.index, next);
  return step({ ...state, stage: doing(board, waiting, next) }, [waiting.slug]);
}

function orderOf(board: Board): readonly Kind[] {
  return board.readings.has('attack-end-order') ? OTHER_ORDER : ORDER;
}

/** Area Damage comes last, as read the other way. */
function afterAll(board: Board, state: State): State {
  const more = board.readings.has('area-damage-at-once') && state.aftermath > 0;
  return { ...state, stage: more ? { at: 'unit-discard', ended: true } : { at: 'end' } };
}

/** The attacker says which Retaliate is next. */
function anyOrder(board: Board, state: State, index: number, next: Stage): Node {
  const done = state.retaliations.slice(0, index);
  const left = state.retaliations.slice(index);
  return choice(
    'ATTACKER',
    'attack-end',
    left.map((first) => {
      const retaliations = [...done, first, ...left.filter((other) => other !== first)];
      const { slug } = first;
      const stage = doing(board, waitingFor(first), next);
      const does = `take ${first.dice} dice of damage next`;
      return { edge: edge({ ...state, retaliations, stage }, [slug]), keyword: slug, does };
    }),
  );
}

/** As read the other way: all that waited is rolled first, then it is prevented, placed and discards together. */
export function attackEndTogether(board: Board, state: State, stage: StageAt<'attack-end-together'>): Node {
  const all = orderOf(board).flatMap((kind) => waitingOf(board, state, kind));
  const waiting = all[stage.done];
  if (state.inPlay[board.attacker] !== true || (waiting === undefined && stage.pending.length === 0))
    return step(afterAll(board, state));
  const next: StageAt<'attack-end-together'> = { ...stage, done: stage.done + 1 };
  if (waiting !== undefined)
    return step({ ...state, stage: gathering(board, waiting, next) }, [waiting.slug]);
  const end: Stage = { ...next, pending: [] };
  return step({ ...state, stage: openPrevention(board, stage.pending, end) });
}

function gathering(
  board: Board,
  { source, amount, inDice }: Waiting,
  next: StageAt<'attack-end-together'>,
): Stage {
  const target = board.attacker;
  if (inDice) return { at: 'dice-of-damage', dice: amount, source, target, kind: 'ABILITY', next };
  return amount === 0
    ? next
    : {
        ...next,
        pending: together(next.pending, { source, target, amount, kind: 'ABILITY', prevention: [] }),
      };
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
      return state.retaliations.map(waitingFor);
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

function waitingFor({ unit, dice, slug }: Retaliation): Waiting {
  return { slug, source: unit, amount: dice, inDice: true };
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
