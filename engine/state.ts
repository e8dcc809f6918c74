import type { AttackSide } from './attack-input.js';
import type { Board } from './board.js';
import type { Stage } from './stage.js';

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

export function markUsed(state: State, instance: number): State {
  return state.used.includes(instance)
    ? state
    : { ...state, used: [...state.used, instance].sort((a, b) => a - b) };
}

export function pay(state: State, side: AttackSide, force: number): State {
  return force === 0 ? state : { ...state, force: { ...state.force, [side]: state.force[side] - force } };
}

/** Most steps leave most lists as they are: the key of each is made once. */
const keysOfLists = new WeakMap<object, string>();

function keyOf(value: object): string {
  const known = keysOfLists.get(value);
  if (known !== undefined) return known;
  const key = JSON.stringify(value);
  keysOfLists.set(value, key);
  return key;
}

/** Equal for states from which all that follows is the same. */
export function stateKey(state: State): string {
  const { force, powered, aftermath, aftermathDone, defender } = state;
  const numbers = `${defender} ${force.ATTACKER} ${force.DEFENDER} ${powered ? 1 : 0}${aftermathDone ? 1 : 0}${aftermath}`;
  const lists = `${keyOf(state.counters)}${keyOf(state.inPlay)}${keyOf(state.used)}${keyOf(state.reflected)}${keyOf(state.retaliations)}${keyOf(state.owed)}${keyOf(state.toAvenge)}`;
  return `${stageKey(state.stage)}|${numbers}|${lists}`;
}

function stageKey(stage: Stage): string {
  if (stage.at !== 'reroll-pop' && stage.at !== 'rerolling') return JSON.stringify(stage);
  const { pop, dice, fixed, committed } = stage;
  const rolling = stage.at === 'rerolling' ? `${stage.rolling}${JSON.stringify(stage.singly)}` : '';
  return `${stage.at}${rolling} ${pop.turn}${pop.passes} ${dice.join(' ')}${fixed === null ? '' : `+${fixed.join(' ')}`}${committed === null ? '' : keyOf(committed)}`;
}
