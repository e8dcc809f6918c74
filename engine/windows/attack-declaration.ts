import { type Board, totalOf, unitAt, withPart } from '../board.js';
import { openPop } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { choice, edge, type Node, step } from '../node.js';
import type { State } from '../state.js';

/** The attacker taps and may take more power for damage to itself (Overload). */
export function attackDeclaration(board: Board, state: State): Node {
  const attacker = unitAt(board, board.attacker);
  const next: State = { ...state, stage: { at: 'attack-pop', pop: openPop(board) } };
  const power = totalOf(attacker, 'powerForDamage');
  const instances = withPart(attacker, 'powerForDamage');
  const paid = instances.reduce((current, instance) => payFor(current, instance, 'ATTACKER'), next);
  const isPayable =
    paid.force.ATTACKER >= 0 && instances.every((instance) => canPay(board, next, instance, 'ATTACKER'));
  if (power === 0 || !isPayable) return step(next);
  return choice('ATTACKER', 'attack-declaration', [
    { edge: edge(next), keyword: null, does: 'attack without more power' },
    {
      edge: edge({ ...paid, powered: true }, ['overload']),
      keyword: 'overload',
      does: `take +${power} power from Overload`,
    },
  ]);
}
