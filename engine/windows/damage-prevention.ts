import type { AttackSide } from '../attack-input.js';
import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { openPop, type Play, played, popTurn } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { edge, type Node } from '../node.js';
import type { DamageInstance, Stage, StageAt } from '../stage.js';
import { markUsed, type State, withChanges } from '../state.js';
import { inWay } from '../way.js';
import { preventingByNatural } from './natural-prevention.js';
import { asListed, lessened } from './pending-list.js';
import { canPrevent, sideStruck } from './preventable.js';
import { aimsOf, isFixedAmount, reflection, withReflected } from './reflection.js';
import { byDeflection, withoutCounters } from './though-prevented.js';

export const UNIT_DISCARD: Stage = { at: 'unit-discard', ended: false };

/** The attack's damage goes through Parry, then through activated prevention; as read the other way round, after it. Where no natural prevents anything, naturals make no difference any more. */
export function firstPrevention(
  board: Board,
  state: State,
  pending: readonly DamageInstance[],
  { naturals, committed }: Pick<StageAt<'pending-damage'>, 'naturals' | 'committed'>,
  next: Stage = UNIT_DISCARD,
): Stage {
  if (committed === null && preventingByNatural(board, state).length === 0)
    return beforePlacement(board, pending, next);
  return board.readings.has('parry-first')
    ? { ...openPrevention(board, pending, next, committed !== null), naturalsAfter: naturals }
    : {
        at: 'triggered-prevention',
        done: 0,
        naturals,
        leadsTo: 'ACTIVATED_PREVENTION',
        committed,
        pending,
        next,
      };
}

/** What comes before some pending damage is placed: its prevention POP, where a unit can prevent anything at all. */
export function beforePlacement(board: Board, pending: readonly DamageInstance[], next: Stage): Stage {
  return board.plays.prevents
    ? openPrevention(board, pending, next)
    : { at: 'damage-placement', pending, next };
}

/** Activated prevention of some pending damage, from the first turn of its POP. */
export function openPrevention(
  board: Board,
  pending: readonly DamageInstance[],
  next: Stage,
  blind = false,
): StageAt<'damage-prevention'> {
  return {
    at: 'damage-prevention',
    pop: openPop(board),
    pending,
    blind,
    naturalsAfter: 0,
    next,
  };
}

/** One turn of the damage prevention POP. */
export function damagePrevention(board: Board, state: State, stage: StageAt<'damage-prevention'>): Node {
  const policy = board.input.policy.prevention;
  return popTurn({
    window: 'damage-prevention',
    pop: stage.pop,
    turnTo: (pop) => withChanges(state, { stage: { ...stage, pop } }),
    closed: () => withChanges(state, { stage: closed(stage) }),
    playsOf: (side) => (policy === 'NEVER' ? [] : playsOf(board, state, stage, side)),
    always: policy === 'ALWAYS',
  });
}

function closed({ pending, next, naturalsAfter }: StageAt<'damage-prevention'>): Stage {
  return naturalsAfter === 0
    ? { at: 'damage-placement', pending, next }
    : {
        at: 'triggered-prevention',
        done: 0,
        naturals: naturalsAfter,
        leadsTo: 'PLACEMENT',
        committed: null,
        pending,
        next,
      };
}

function playsOf(
  board: Board,
  state: State,
  stage: StageAt<'damage-prevention'>,
  side: AttackSide,
): readonly Play[] {
  const defenderFirst = [
    state.defender,
    ...board.units.map(({ index }) => index).filter((index) => index !== state.defender),
  ];
  return defenderFirst
    .map((index) => unitAt(board, index))
    .filter((unit) => state.inPlay[unit.index] === true)
    .flatMap((unit) => withPart(unit, 'prevents'))
    .filter((instance) => canPay(board, state, instance, side))
    .flatMap((instance) =>
      stage.pending.flatMap((damage, at) =>
        sideStruck(board, damage) === side && isOpenTo(board, state, stage, damage, instance)
          ? playsOn(board, state, stage, damage, at, instance)
          : [],
      ),
    );
}

function isOpenTo(
  board: Board,
  state: State,
  stage: StageAt<'damage-prevention'>,
  damage: DamageInstance,
  instance: Instance,
): boolean {
  const isCommitted = stage.blind && damage.kind !== 'ABILITY' && sideStruck(board, damage) === 'DEFENDER';
  return !isCommitted && canPrevent(board, instance, damage) && !isSpent(board, state, damage, instance);
}

/** Once for each instance of damage; Deflect once for each source. */
function isSpent(board: Board, state: State, damage: DamageInstance, { id, rules }: Instance): boolean {
  if (rules.parts.prevents?.once === 'NOT_AT_ALL') return false;
  if (rules.parts.prevents?.once === 'SOURCE' && !board.readings.has('deflect-source-is-unit')) {
    const isUsed = state.reflected.some(([instance, source]) => instance === id && source === damage.source);
    return isUsed || damage.prevention.includes(id);
  }
  const onceAnAttack = board.readings.has('absorb-persuade-once') && rules.parts.prevents?.rewards === true;
  return damage.prevention.includes(id) || (onceAnAttack && state.used.includes(id));
}

type Changed = Pick<StageAt<'damage-prevention'>, 'pending' | 'next'>;

type MakesPlay = (amount: number, changed: Changed, does: string, to?: number) => Play;

function playsOn(
  board: Board,
  state: State,
  stage: StageAt<'damage-prevention'>,
  damage: DamageInstance,
  at: number,
  instance: Instance,
): readonly Play[] {
  const { id, rules, value } = instance;
  const most = Math.min(value, damage.amount);
  if (most <= 0) return [];
  if (most < value && inWay(instance, 'ALL_OR_NOTHING')) return [];
  const reflects = rules.parts.prevents?.reflects === true;
  const all = isFixedAmount(instance) || board.input.policy.prevention === 'ALWAYS';
  const paid = payFor(state, instance, stage.pop.turn);
  const after = rules.parts.prevents?.rewards === true ? markUsed(paid, id) : paid;
  const reflected = reflects ? withReflected(state.reflected, id, damage.source) : state.reflected;
  const play: MakesPlay = (amount, changed, does, to = -1) => ({
    edge: edge(withChanges(after, { reflected, stage: { ...stage, pop: played(stage.pop), ...changed } }), [
      rules.slug,
      ...withoutCounters(board, damage),
      ...(to === -1 ? [] : byDeflection(board, damage)),
    ]),
    keyword: rules.slug,
    does: `prevent ${amount} ${does}`,
    instance: id,
    order: [amount, id, damage.target, at, to],
  });
  const amounts = all ? [most] : Array.from({ length: most }, (_, index) => index + 1);
  const target = unitAt(board, damage.target).input.role;
  return amounts.flatMap((amount) => {
    const pending = lessened(stage.pending, at, amount, id);
    const changed = { pending, next: stage.next };
    const plain = play(amount, changed, `to ${target} with ${rules.name}`);
    if (!reflects) return [plain];
    const on = reflections(board, state, damage, instance, amount, changed, play);
    return inWay(instance, 'REFLECTION_FORCED') && on.length > 0 ? on : [plain, ...on];
  });
}

/** Deflect may do as much as it prevented to any unit in its arena, itself included: a new instance in the same POP. */
function reflections(
  board: Board,
  state: State,
  damage: DamageInstance,
  instance: Instance,
  amount: number,
  { pending, next }: Changed,
  play: MakesPlay,
): readonly Play[] {
  const withNew = (target: number): Changed => {
    const done = reflection(board, damage, instance, target, amount);
    return inWay(instance, 'REFLECTED_LATER')
      ? { pending, next: openPrevention(board, [done], next) }
      : { pending: asListed([...pending, done]), next };
  };
  const targets = aimsOf(board, state, instance, damage.source);
  return targets.flatMap((target) => {
    if (target === null) return [];
    const does = `with ${instance.rules.name} and do it to ${unitAt(board, target).input.role}`;
    return [play(amount, withNew(target), does, target)];
  });
}
