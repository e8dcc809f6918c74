import { type Board, type Instance, totalOf, unitAt, withPart } from '../board.js';
import { remainingHealth } from '../derived.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import type { DamageInstance, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { inWay, type Way } from '../way.js';
import { firstPrevention, openPrevention, UNIT_DISCARD } from './damage-prevention.js';
import { lateDice } from './late-dice.js';
import { secondUnits } from './second-units.js';
import { timesSeen } from './seen-naturals.js';

type PendingDamage = StageAt<'pending-damage'>;

/** Hits become pending damage: Critical Hit adds to it, Overkill may move hits above the defender's remaining health to another unit. */
export function pendingDamage(board: Board, state: State, stage: PendingDamage): Node {
  const attacker = unitAt(board, board.attacker);
  const late = lateDice(board, state, stage);
  if (late !== null) return late;
  const { extra, happens } = seenNaturals(board, state, stage);
  const owing = withOwed(board, state, stage);
  const dividing = withPart(attacker, 'dividesExcess');
  const movable = board.readings.has('critical-hit-not-split') ? stage.hits + extra : stage.hits;
  const excess = excessHits(board, state, dividing, movable);
  const targets = excess > 0 ? secondUnits(board, state) : [];
  const damage = stage.hits + extra;
  const [first] = dividing;
  if (first === undefined || targets.length === 0)
    return step(withDamage(board, owing, stage, damage, 0, null), happens);
  const options = divisions(board, excess, targets).map(({ moved, target }): Option => {
    const name = unitAt(board, target).input.role;
    const { slug } = first.rules;
    const happening = moved > 0 ? [...happens, slug] : happens;
    const does =
      moved > 0 ? `move ${moved} excess ${moved === 1 ? 'hit' : 'hits'} to ${name}` : 'move no excess hits';
    const divided = withDamage(board, owing, stage, damage - moved, moved, target);
    return { edge: edge(divided, happening), keyword: slug, does };
  });
  return choice('ATTACKER', 'pending-damage', options);
}

interface SeenNaturals {
  readonly extra: number;
  readonly happens: readonly string[];
}

const NOTHING_SEEN: SeenNaturals = { extra: 0, happens: [] };

/** What naturals add to the hits (Critical Hit), and the keywords whose natural stands: a final one may also be rewarded after the attack. */
function seenNaturals(board: Board, state: State, { naturals }: PendingDamage): SeenNaturals {
  if (!(board.plays['natural DAMAGE'] || board.plays['onFinalNatural REWARD'])) return NOTHING_SEEN;
  const attacker = unitAt(board, board.attacker);
  let { extra, happens } = NOTHING_SEEN;
  for (const instance of withPart(attacker, 'natural DAMAGE')) {
    const times = timesSeen(board, state, instance, naturals);
    if (times === 0) continue;
    extra += instance.value * times;
    happens = [...happens, instance.rules.slug];
  }
  for (const instance of withPart(attacker, 'onFinalNatural REWARD'))
    if (timesSeen(board, state, instance, naturals) > 0) happens = [...happens, instance.rules.slug];
  return { extra, happens };
}

/** What a final natural makes wait for the attack's end (Riposte). */
function withOwed(board: Board, state: State, { naturals }: PendingDamage): State {
  if (!(board.plays['onFinalNatural DAMAGE_BACK'] || board.plays['onFinalNatural DICE_OF_DAMAGE_TO_ITSELF']))
    return state;
  const back = withPart(unitAt(board, state.defender), 'onFinalNatural DAMAGE_BACK');
  const own = withPart(unitAt(board, board.attacker), 'onFinalNatural DICE_OF_DAMAGE_TO_ITSELF');
  const owed = [...back, ...own].flatMap((instance) =>
    Array.from({ length: timesSeen(board, state, instance, naturals) }, () => instance.id),
  );
  return owed.length === 0 ? state : withChanges(state, { owed: [...state.owed, ...owed] });
}

function excessHits(board: Board, state: State, dividing: readonly Instance[], movable: number): number {
  if (dividing.length === 0) return 0;
  if (dividing.some((instance) => inWay(instance, 'ANY_HITS'))) return movable;
  return Math.max(0, movable - remainingHealth(board, state, state.defender));
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
  stage: PendingDamage,
  onDefender: number,
  moved: number,
  target: number | null,
): State {
  const source = board.attacker;
  const own: readonly DamageInstance[] =
    onDefender > 0
      ? [{ source, target: state.defender, amount: onDefender, kind: 'ATTACK', prevention: [] }]
      : [];
  if (target === null) return withChanges(state, { stage: firstPrevention(board, state, own, stage) });
  const less = divides(board, 'AS_ROLLED') ? totalOf(unitAt(board, target), 'weakensAttackers') : 0;
  const amount = moved - less;
  const excess: readonly DamageInstance[] =
    amount > 0 ? [{ source, target, amount, kind: 'EXCESS', prevention: [] }] : [];
  if (excess.length === 0 || !divides(board, 'AFTERWARDS'))
    return withChanges(state, { stage: firstPrevention(board, state, [...own, ...excess], stage) });
  const next = openPrevention(board, excess, UNIT_DISCARD);
  return withChanges(state, { stage: firstPrevention(board, state, own, stage, next) });
}

function divides(board: Board, way: Way): boolean {
  return withPart(unitAt(board, board.attacker), 'dividesExcess').some((instance) => inWay(instance, way));
}
