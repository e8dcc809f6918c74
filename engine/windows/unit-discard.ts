import { type Board, unitAt, withPart } from '../board.js';
import { hitOn, inSameArena } from '../derived.js';
import { waysToHit } from '../dice/roll.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import type { State } from '../state.js';
import { openPrevention } from './damage-prevention.js';

/** After each discard by its attack the attacker may do dice of damage to another unit in its arena (Area Damage), at once. */
export function unitDiscard(board: Board, state: State): Node {
  const attacker = unitAt(board, board.attacker);
  const survives = state.inPlay[board.attacker] === true || board.readings.has('area-damage-survivor');
  if (state.aftermath === 0 || !survives) {
    return step({ ...state, aftermath: 0, stage: { at: 'attack-end', step: 0, index: 0 } });
  }
  const dice = withPart(attacker, 'damageAfterDiscard').reduce((total, { value }) => total + value, 0);
  const after: State = { ...state, aftermath: state.aftermath - 1, aftermathDone: true };
  const targets = board.units.filter(
    (unit) => unit !== attacker && state.inPlay[unit.index] === true && inSameArena(unit, attacker),
  );
  const none: Option = { edge: edge(after), keyword: 'area-damage', does: 'do no Area Damage' };
  const options = targets.map(({ index, input }): Option => {
    const stage: Stage = {
      at: 'dice-of-damage',
      dice,
      source: board.attacker,
      target: index,
      kind: 'AREA',
      next: { at: 'unit-discard' },
    };
    return {
      edge: edge({ ...after, stage }, ['area-damage']),
      keyword: 'area-damage',
      does: `do ${dice} dice of damage to ${input.role}`,
    };
  });
  return choice('ATTACKER', 'unit-discard', [none, ...options]);
}

/** Dice of damage hit on 4 or more, on 5 or more against Armor; nothing that looks at attack dice has to do with them. */
export function diceOfDamage(board: Board, state: State, stage: StageAt<'dice-of-damage'>): Node {
  const target = unitAt(board, stage.target);
  const ways = waysToHit(stage.dice, hitOn(target));
  const branches = ways.flatMap((weight, amount) => {
    if (weight === 0n) return [];
    const damage = { source: stage.source, target: stage.target, amount, kind: stage.kind, prevention: [] };
    const next: Stage = amount === 0 ? stage.next : openPrevention(board, [damage], stage.next);
    return [
      {
        weight,
        edge: edge(
          { ...state, stage: next },
          amount > 0 && stage.dice > 0 ? armorOf(board, stage.target) : [],
        ),
      },
    ];
  });
  return { kind: 'CHANCE', exponent: stage.dice, branches };
}

function armorOf(board: Board, index: number): readonly string[] {
  return withPart(unitAt(board, index), 'hitOn').map(({ rules }) => rules.slug);
}
