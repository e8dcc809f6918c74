import { type Board, slugsOf, totalOf, unitAt, withPart } from '../board.js';
import { openPop } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import { type State, withChanges } from '../state.js';
import { inWay } from '../way.js';

/** The attacker taps and may take more power for damage to itself (Overload). */
export function attackDeclaration(board: Board, state: State): Node {
  const attacker = unitAt(board, board.attacker);
  const next: State = withChanges(state, { stage: { at: 'attack-pop', pop: openPop(board) } });
  const power = totalOf(attacker, 'powerForDamage');
  const instances = withPart(attacker, 'powerForDamage');
  const paid = instances.reduce((current, instance) => payFor(current, instance, 'ATTACKER'), next);
  const isPayable =
    paid.force.ATTACKER >= 0 && instances.every((instance) => canPay(board, next, instance, 'ATTACKER'));
  if (power === 0 || !isPayable) return step(next);
  const [rules] = instances.map((instance) => instance.rules);
  const taken: Option = {
    edge: edge(withChanges(paid, { powered: true }), slugsOf(instances)),
    keyword: rules?.slug ?? null,
    does: `take +${power} power from ${rules?.name ?? 'an ability'}`,
  };
  const none: Option = { edge: edge(next), keyword: null, does: 'attack without more power' };
  const isForced = instances.some((instance) => inWay(instance, 'FORCED'));
  return choice('ATTACKER', 'attack-declaration', isForced ? [taken] : [none, taken]);
}
