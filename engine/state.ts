import type { AttackSide } from './attack-input.js';
import type { Board } from './board.js';
import type { DamageInstance, Pop, Stage, StageAt } from './stage.js';

/** Where an attack stands: all that can differ from one course of it to another, and decides what may follow. */
export interface State {
  readonly stage: Stage;
  /** On each unit, those it had before included. */
  readonly counters: readonly number[];
  readonly inPlay: readonly boolean[];
  readonly force: Readonly<Record<AttackSide, number>>;
  /** Index of the unit that is the defender. */
  readonly defender: number;
  /** Ids of instances that are used up for this attack, ascending. */
  readonly used: readonly number[];
  /** Deflect works once an attack for each source: which instance was used against damage of which unit. */
  readonly reflected: readonly (readonly [instance: number, source: number])[];
  /** Did the attacker take the power of Overload and the like? */
  readonly powered: boolean;
  /** Activated, in the order of activation; resolved when the attack ends. */
  readonly retaliations: readonly Retaliation[];
  /** Ids of instances that do damage when the attack ends because of a natural. */
  readonly owed: readonly number[];
  /** For each unit with Avenge: discards to avenge. */
  readonly toAvenge: readonly number[];
  /** Discards after which Area Damage is still to be done. */
  readonly aftermath: number;
  /** Area Damage has been set off in this attack. */
  readonly aftermathDone: boolean;
}

export interface Retaliation {
  readonly unit: number;
  readonly dice: number;
  /** The number of dice is the unit's power. */
  readonly byPower: boolean;
  readonly slug: string;
}

/** Everything as the input has it, before the attack is declared. */
export function initialState(board: Board): State {
  return {
    stage: { at: 'attack-declaration' },
    counters: board.units.map(({ input }) => input.counters),
    inPlay: board.units.map(() => true),
    force: board.input.force,
    defender: board.defender,
    used: [],
    reflected: [],
    powered: false,
    retaliations: [],
    owed: [],
    toAvenge: board.units.map(() => 0),
    aftermath: 0,
    aftermathDone: false,
  };
}

/** The state with some changes. Written out: a spread of as many properties takes twenty times as long, and a search is made of these. */
export function withChanges(state: State, changes: Partial<State>): State {
  return {
    stage: changes.stage ?? state.stage,
    counters: changes.counters ?? state.counters,
    inPlay: changes.inPlay ?? state.inPlay,
    force: changes.force ?? state.force,
    defender: changes.defender ?? state.defender,
    used: changes.used ?? state.used,
    reflected: changes.reflected ?? state.reflected,
    powered: changes.powered ?? state.powered,
    retaliations: changes.retaliations ?? state.retaliations,
    owed: changes.owed ?? state.owed,
    toAvenge: changes.toAvenge ?? state.toAvenge,
    aftermath: changes.aftermath ?? state.aftermath,
    aftermathDone: changes.aftermathDone ?? state.aftermathDone,
  };
}

export function markUsed(state: State, instance: number): State {
  return state.used.includes(instance) ? state : withUse(state, instance);
}

/** One use more, also of what was used before. */
export function withUse(state: State, instance: number): State {
  return withChanges(state, { used: [...state.used, instance].sort((a, b) => a - b) });
}

export function pay(state: State, side: AttackSide, force: number): State {
  return force === 0
    ? state
    : withChanges(state, { force: { ...state.force, [side]: state.force[side] - force } });
}

/** Makes keys, equal for states from which all that follows is the same. One maker for one search: it numbers what it has seen. */
export function stateKeys(): (state: State) => string {
  const rests = new Map<string, number>();
  let before: State | null = null;
  let rest = 0;
  return (state) => {
    if (before === null || !differInStageOnly(state, before)) {
      const key = restKey(state);
      rest = rests.get(key) ?? rests.size;
      rests.set(key, rest);
    }
    before = state;
    return `${rest} ${stageKey(state.stage)}`;
  };
}

/** True of most states and those looked at before them: steps leave lists as they are. */
export function differInStageOnly(a: State, b: State): boolean {
  return (
    a.counters === b.counters &&
    a.inPlay === b.inPlay &&
    a.force === b.force &&
    a.defender === b.defender &&
    a.used === b.used &&
    a.reflected === b.reflected &&
    a.powered === b.powered &&
    a.retaliations === b.retaliations &&
    a.owed === b.owed &&
    a.toAvenge === b.toAvenge &&
    a.aftermath === b.aftermath &&
    a.aftermathDone === b.aftermathDone
  );
}

function restKey(state: State): string {
  const { force, powered, aftermath, aftermathDone, defender } = state;
  const numbers = `${defender} ${force.ATTACKER} ${force.DEFENDER} ${powered ? 1 : 0}${aftermathDone ? 1 : 0}${aftermath}`;
  const retaliations = state.retaliations.length === 0 ? '' : JSON.stringify(state.retaliations);
  return `${numbers};${state.counters.join()};${state.inPlay.join()};${state.used.join()};${state.reflected.join()};${state.owed.join()};${state.toAvenge.join()};${retaliations}`;
}

const keysOfValues = new WeakMap<object, string>();

/** Of a value that many states share: made once. */
function keyOf(value: object): string {
  const known = keysOfValues.get(value);
  if (known !== undefined) return known;
  const key = JSON.stringify(value);
  keysOfValues.set(value, key);
  return key;
}

/** The stages of which there are many in one attack have short keys of their own. */
function stageKey(stage: Stage): string {
  switch (stage.at) {
    case 'reroll-pop':
      return `${stage.at} ${rerollKey(stage)}`;
    case 'rerolling':
      return `${stage.at} ${stage.rolling} ${JSON.stringify(stage.singly)} ${rerollKey(stage)}`;
    case 'pending-damage':
      return `hits ${stage.hits} ${stage.naturals}${orNothing(stage.committed)}`;
    case 'triggered-prevention':
      return `triggered ${stage.done} ${stage.naturals}${stage.leadsTo}${orNothing(stage.committed)}${pendingKey(stage)}`;
    case 'damage-prevention':
      return `prevention ${popKey(stage.pop)}${stage.blind ? 1 : 0}${stage.naturalsAfter}${pendingKey(stage)}`;
    case 'damage-placement':
      return `placement${stage.settled === true ? '!' : ''}${pendingKey(stage)}`;
    default:
      return JSON.stringify(stage);
  }
}

function rerollKey({ pop, dice, fixed, committed }: StageAt<'reroll-pop' | 'rerolling'>): string {
  return `${popKey(pop)} ${dice.join(' ')}${fixed === null ? '' : `+${fixed.join(' ')}`}${orNothing(committed)}`;
}

function popKey({ turn, passes }: Pop): string {
  return `${turn}${passes}`;
}

function orNothing(value: object | null): string {
  return value === null ? '' : keyOf(value);
}

function pendingKey({
  pending,
  next,
}: {
  readonly pending: readonly DamageInstance[];
  readonly next: Stage;
}): string {
  let key = next.at === 'unit-discard' ? `${next.ended}` : keyOf(next);
  for (const { source, target, amount, kind, prevention } of pending)
    key += ` ${source}>${target}:${amount}${kind}${prevention.join()}`;
  return key;
}
