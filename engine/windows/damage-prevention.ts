import type { AttackSide } from '../attack-input.js';
import { type Board, hasPart, type Instance, unitAt, withPart } from '../board.js';
import { openPop, type Play, played, popTurn } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { inSameArena } from '../derived.js';
import { stands } from '../dice/dice-classes.js';
import { choice, edge, type Node, step } from '../node.js';
import type { Commitment, DamageInstance, Stage, StageAt } from '../stage.js';
import { markUsed, type State } from '../state.js';
import { asListed, lessened } from './pending-list.js';

/** The attack's damage goes through Parry, then through activated prevention; as read the other way round, after it. */
export function firstPrevention(
  board: Board,
  pending: readonly DamageInstance[],
  naturals: number,
  committed: Commitment | null,
): Stage {
  const next: Stage = { at: 'unit-discard', ended: false };
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

/** Parry: with its natural standing its controller prevents up to its value, never damage from another source than the attack. */
export function triggeredPrevention(
  board: Board,
  state: State,
  stage: StageAt<'triggered-prevention'>,
): Node {
  const parries = withPart(unitAt(board, state.defender), 'onFinalNatural').filter(
    ({ rules }) =>
      rules.parts.onFinalNatural?.effect === 'PREVENTION' &&
      stands(stage.naturals, rules.parts.onFinalNatural.face),
  );
  const parry = parries[stage.done];
  if (parry === undefined) return step(afterTriggered(board, state, stage));
  const done = stage.done + 1;
  const at = stage.pending.findIndex(({ kind, target }) => kind === 'ATTACK' && target === state.defender);
  const damage = stage.pending[at];
  if (damage === undefined || !isPreventable(board, damage, parry))
    return step({ ...state, stage: { ...stage, done } });
  const most = Math.min(parry.value, damage.amount);
  const options = Array.from({ length: most + 1 }, (_, amount) => ({
    edge: edge(
      { ...state, stage: { ...stage, done, pending: lessened(stage.pending, at, amount) } },
      amount > 0 ? [parry.rules.slug] : [],
    ),
    keyword: parry.rules.slug,
    does: `prevent ${amount} with ${parry.rules.name}`,
  }));
  return choice('DEFENDER', 'damage-prevention', options);
}

function afterTriggered(board: Board, state: State, stage: StageAt<'triggered-prevention'>): State {
  const { pending, next, leadsTo, committed } = stage;
  if (leadsTo === 'PLACEMENT') return { ...state, stage: { at: 'damage-placement', pending, next } };
  return committed === null
    ? { ...state, stage: openPrevention(board, pending, next) }
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
    const instance = instanceOf(board, id);
    const at = pending.findIndex((damage) => damage.target === target && damage.kind !== 'ABILITY');
    const damage = pending[at];
    const works = damage !== undefined && damage.amount > 0;
    if (instance === undefined || !works || !isPreventable(board, damage, instance)) continue;
    const prevented = Math.min(amount, damage.amount);
    pending = lessened(pending, at, prevented, id);
    if (instance.rules.parts.prevents?.reflects !== true) continue;
    reflected = withReflected(reflected, id, damage.source);
    if (to !== null) pending = asListed([...pending, reflection(board, damage, instance, to, prevented)]);
  }
  return { ...state, reflected, stage: { ...stage, pending } };
}

/** In a fixed order: when each was used makes no difference. */
function withReflected(reflected: State['reflected'], id: number, source: number): State['reflected'] {
  return [...reflected, [id, source] as const].sort(([a, from], [b, other]) => a - b || from - other);
}

/** Under the reading that counts instances, what a Deflect has done is still the same damage to it: else it could go on for ever. */
function reflection(
  board: Board,
  damage: DamageInstance,
  { id, unit }: Instance,
  target: number,
  amount: number,
): DamageInstance {
  const prevention = board.readings.has('deflect-source-is-unit')
    ? [...damage.prevention, id].sort((a, b) => a - b)
    : [];
  return { source: unit, target, amount, kind: 'ABILITY', prevention };
}

function instanceOf(board: Board, id: number): Instance | undefined {
  return board.units.flatMap(({ instances }) => instances).find((instance) => instance.id === id);
}

/** Ferocity makes damage unpreventable; a unit with Fortitude prevents damage to itself all the same. */
function isPreventable(board: Board, damage: DamageInstance, { unit }: Instance): boolean {
  if (!hasPart(unitAt(board, damage.source), 'unpreventable')) return true;
  return unit === damage.target && hasPart(unitAt(board, unit), 'preventsUnpreventable');
}

/** One turn of the damage prevention POP. */
export function damagePrevention(board: Board, state: State, stage: StageAt<'damage-prevention'>): Node {
  const policy = board.input.policy.prevention;
  return popTurn({
    window: 'damage-prevention',
    pop: stage.pop,
    turnTo: (pop) => ({ ...state, stage: { ...stage, pop } }),
    closed: () => ({ ...state, stage: closed(stage) }),
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

/** Who answers damage: the side of the unit it strikes, but the defending side for the attack on a unit by itself. */
function sideStruck(board: Board, { target, kind }: DamageInstance): AttackSide {
  const asDefender = board.input.selfAttack && target === board.attacker && kind === 'ATTACK';
  return asDefender ? 'DEFENDER' : unitAt(board, target).side;
}

/** Whether a prevention reaches damage at all: to the unit itself, or to another unit of the side that is struck, in its arena. */
export function canPrevent(board: Board, instance: Instance, damage: DamageInstance): boolean {
  const prevents = instance.rules.parts.prevents;
  if (prevents === undefined || damage.amount === 0 || !isPreventable(board, damage, instance)) return false;
  const unit = unitAt(board, instance.unit);
  const target = unitAt(board, damage.target);
  if (prevents.of === 'ITSELF') return target === unit;
  return target !== unit && unit.side === sideStruck(board, damage) && inSameArena(unit, target);
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
  if (rules.parts.prevents?.once === 'SOURCE' && !board.readings.has('deflect-source-is-unit')) {
    return state.reflected.some(([instance, source]) => instance === id && source === damage.source);
  }
  const onceAnAttack = board.readings.has('absorb-persuade-once') && rules.parts.prevents?.rewards === true;
  return damage.prevention.includes(id) || (onceAnAttack && state.used.includes(id));
}

type MakesPlay = (amount: number, pending: readonly DamageInstance[], does: string, to?: number) => Play;

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
  const reflects = rules.parts.prevents?.reflects === true;
  const all = reflects || board.input.policy.prevention === 'ALWAYS';
  const paid = payFor(state, instance, stage.pop.turn);
  const after = rules.parts.prevents?.rewards === true ? markUsed(paid, id) : paid;
  const reflected = reflects ? withReflected(state.reflected, id, damage.source) : state.reflected;
  const play: MakesPlay = (amount, pending, does, to = -1) => ({
    edge: edge({ ...after, reflected, stage: { ...stage, pop: played(stage.pop), pending } }, [rules.slug]),
    keyword: rules.slug,
    does: `prevent ${amount} ${does}`,
    instance: id,
    order: [amount, id, damage.target, at, to],
  });
  const amounts = all ? [most] : Array.from({ length: most }, (_, index) => index + 1);
  const target = unitAt(board, damage.target).input.role;
  return amounts.flatMap((amount) => {
    const pending = lessened(stage.pending, at, amount, id);
    const plain = play(amount, pending, `to ${target} with ${rules.name}`);
    return reflects
      ? [plain, ...reflections(board, state, damage, instance, amount, pending, play)]
      : [plain];
  });
}

/** Deflect may do as much as it prevented to any unit in its arena, itself included: a new instance in the same POP. */
function reflections(
  board: Board,
  state: State,
  damage: DamageInstance,
  instance: Instance,
  amount: number,
  pending: readonly DamageInstance[],
  play: MakesPlay,
): readonly Play[] {
  const unit = unitAt(board, instance.unit);
  return board.units
    .filter((target) => state.inPlay[target.index] === true && inSameArena(unit, target))
    .map((target) =>
      play(
        amount,
        asListed([...pending, reflection(board, damage, instance, target.index, amount)]),
        `with ${instance.rules.name} and do it to ${target.input.role}`,
        target.index,
      ),
    );
}
