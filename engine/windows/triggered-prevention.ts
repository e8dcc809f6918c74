import { type Board, instanceWith, unitAt, withPart } from '../board.js';
import { choice, edge, type Node, step } from '../node.js';
import type { Commitment, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { inWay } from '../way.js';
import { beforePlacement, openPrevention } from './damage-prevention.js';
import { preventingByNatural } from './natural-prevention.js';
import { asListed, lessened } from './pending-list.js';
import { isPreventable } from './preventable.js';
import { reflection, withReflected } from './reflection.js';
import { timesSeen } from './seen-naturals.js';
import { withoutCounters } from './though-prevented.js';

/** Parry: with its natural standing its controller prevents up to its value, never damage from another source than the attack. */
export function triggeredPrevention(
  board: Board,
  state: State,
  stage: StageAt<'triggered-prevention'>,
): Node {
  const parries = preventingByNatural(board, state).filter(
    (instance) => timesSeen(board, state, instance, stage.naturals) > 0,
  );
  const parry = parries[stage.done];
  if (parry === undefined) return step(afterTriggered(board, state, stage), promised(board, stage));
  const done = stage.done + 1;
  const at = stage.pending.findIndex(({ kind, target }) => kind === 'ATTACK' && target === state.defender);
  const damage = stage.pending[at];
  if (damage === undefined || !isPreventable(board, damage, parry))
    return step(withChanges(state, { stage: { ...stage, done } }));
  const most = Math.min(parry.value * timesSeen(board, state, parry, stage.naturals), damage.amount);
  const isLast = done === parries.length && stage.committed === null;
  const afterPreventing = (amount: number): State => {
    const after = { ...stage, done, pending: lessened(stage.pending, at, amount) };
    return isLast ? afterTriggered(board, state, after) : withChanges(state, { stage: after });
  };
  const options = Array.from({ length: most + 1 }, (_, amount) => ({
    edge: edge(
      afterPreventing(amount),
      amount > 0 ? [parry.rules.slug, ...withoutCounters(board, damage)] : [],
    ),
    keyword: parry.rules.slug,
    does: `prevent ${amount} with ${parry.rules.name}`,
  }));
  return choice('DEFENDER', 'damage-prevention', options);
}

/** Promises that count only where there is damage, in a way that the game does not have. */
function promised(board: Board, { committed, pending }: StageAt<'triggered-prevention'>): readonly string[] {
  const hiding = withPart(unitAt(board, board.attacker), 'hidesDice');
  if (committed === null || !hiding.some((one) => inWay(one, 'PREVENTION_IF_DAMAGED'))) return [];
  return committed.prevention
    .filter(({ target }) => pending.some((damage) => damage.target === target))
    .flatMap(({ instance }) => instanceWith(board, instance)?.rules.slug ?? []);
}

function afterTriggered(board: Board, state: State, stage: StageAt<'triggered-prevention'>): State {
  const { pending, next, leadsTo, committed } = stage;
  if (leadsTo === 'PLACEMENT')
    return withChanges(state, { stage: { at: 'damage-placement', pending, next } });
  return committed === null
    ? withChanges(state, { stage: beforePlacement(board, pending, next) })
    : asCommitted(board, state, openPrevention(board, pending, next, true), committed);
}

/** What was promised blind is prevented now, as far as there is damage, and what is deflected joins the pending damage. */
function asCommitted(
  board: Board,
  state: State,
  stage: StageAt<'damage-prevention'>,
  { prevention }: Commitment,
): State {
  let { pending } = stage;
  let { reflected } = state;
  for (const { instance: id, target, amount, to } of prevention) {
    const instance = instanceWith(board, id);
    const at = pending.findIndex((damage) => damage.target === target && damage.kind !== 'ABILITY');
    const damage = pending[at];
    const works = damage !== undefined && damage.amount > 0;
    if (instance === undefined || !works || !isPreventable(board, damage, instance)) continue;
    const prevented = Math.min(amount, damage.amount);
    if (prevented < amount && inWay(instance, 'ALL_OR_NOTHING')) continue;
    pending = lessened(pending, at, prevented, id);
    if (instance.rules.parts.prevents?.reflects !== true) continue;
    reflected = withReflected(reflected, id, damage.source);
    if (to !== null) pending = asListed([...pending, reflection(board, damage, instance, to, prevented)]);
  }
  return withChanges(state, { reflected, stage: { ...stage, pending } });
}
