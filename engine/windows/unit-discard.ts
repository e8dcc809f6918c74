import { type Board, unitAt, withPart } from '../board.js';
import { hitOn, inSameArena } from '../derived.js';
import { waysToHit } from '../dice/roll.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import type { DamageInstance, Stage, StageAt } from '../stage.js';
import type { State } from '../state.js';
import { openPrevention } from './damage-prevention.js';

/** After each discard by its attack the attacker may do dice of damage to another unit in its arena (Area Damage), at once; as read the other way when the attack has ended. */
export function unitDiscard(board: Board, state: State, { ended }: StageAt<'unit-discard'>): Node {
  const attacker = unitAt(board, board.attacker);
  const survives = state.inPlay[board.attacker] === true || board.readings.has('area-damage-survivor');
  const waits = board.readings.has('area-damage-at-once') && !ended;
  if (state.aftermath === 0 || !survives || waits) {
    const next: Stage = ended ? { at: 'end' } : { at: 'attack-end', step: 0, index: 0 };
    return step({ ...state, aftermath: waits ? state.aftermath : 0, stage: next });
  }
  const dice = withPart(attacker, 'damageAfterDiscard').reduce((total, { value }) => total + value, 0);
  const after: State = { ...state, aftermath: state.aftermath - 1, aftermathDone: true };
  const targets = board.units.filter(
    (unit) => state.inPlay[unit.index] === true && inSameArena(unit, attacker),
  );
  const none: Option = { edge: edge(after), keyword: 'area-damage', does: 'do no Area Damage' };
  const options = targets.map(({ index, input }): Option => {
    const stage: Stage = {
      at: 'dice-of-damage',
      dice,
      source: board.attacker,
      target: index,
      kind: 'AREA',
      next: { at: 'unit-discard', ended },
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
    const next = afterDice(board, stage.next, damage);
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

function afterDice(board: Board, next: Stage, damage: DamageInstance): Stage {
  if (damage.amount === 0) return next;
  return next.at === 'attack-end-together'
    ? { ...next, pending: together(next.pending, damage) }
    : openPrevention(board, [damage], next);
}

/** Damage of one source is one instance. */
export function together(
  pending: readonly DamageInstance[],
  damage: DamageInstance,
): readonly DamageInstance[] {
  const others = pending.filter(({ source }) => source !== damage.source);
  const before = pending.find(({ source }) => source === damage.source)?.amount ?? 0;
  return [...others, { ...damage, amount: damage.amount + before }];
}

function armorOf(board: Board, index: number): readonly string[] {
  return withPart(unitAt(board, index), 'hitOn').map(({ rules }) => rules.slug);
}
