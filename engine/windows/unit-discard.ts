import { type Board, slugsOf, totalOf, unitAt, withPart } from '../board.js';
import { inSameArena } from '../derived.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { waitsForEnd } from './attack-end.js';

export const OVER: Stage = { at: 'end' };

/** After each discard by its attack the attacker may do dice of damage to another unit in its arena (Area Damage), at once; as read the other way when the attack has ended. */
export function unitDiscard(board: Board, state: State, { ended }: StageAt<'unit-discard'>): Node {
  const attacker = unitAt(board, board.attacker);
  const survives = state.inPlay[board.attacker] === true || board.readings.has('area-damage-survivor');
  const waits = board.readings.has('area-damage-at-once') && !ended;
  if (state.aftermath === 0 || !survives || waits) {
    const aftermath = waits ? state.aftermath : 0;
    return step(afterDiscards(withChanges(state, { aftermath }), ended));
  }
  const instances = withPart(attacker, 'damageAfterDiscard');
  const dice = totalOf(attacker, 'damageAfterDiscard');
  const [rules] = instances.map((instance) => instance.rules);
  const keyword = rules?.slug ?? null;
  const after: State = withChanges(state, { aftermath: state.aftermath - 1, aftermathDone: true });
  const targets = board.units.filter(
    (unit) => state.inPlay[unit.index] === true && inSameArena(unit, attacker),
  );
  const none: Option = { edge: edge(after), keyword, does: `do no ${rules?.name ?? 'damage'}` };
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
      edge: edge(withChanges(after, { stage }), slugsOf(instances)),
      keyword,
      does: `do ${dice} dice of damage to ${input.role}`,
    };
  });
  return choice('ATTACKER', 'unit-discard', [none, ...options]);
}

/** The attack's end, when the discards are done; where nothing waits for that it is over. */
export function afterDiscards(state: State, ended: boolean): State {
  const isOver = ended || (state.aftermath === 0 && !waitsForEnd(state));
  return withChanges(state, { stage: isOver ? OVER : { at: 'attack-end', step: 0, index: 0 } });
}
