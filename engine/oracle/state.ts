import type { AttackSide, Objective, PolicyInput } from '../attack-input.js';
import type { OracleUnit } from './oracle-attack.js';

/** What never changes. Unit 0 attacks; in an attack on itself it is the defender too and stands here once. */
export interface Game {
  readonly units: readonly OracleUnit[];
  readonly darkSide: AttackSide;
  readonly objective: Objective;
  readonly policy: PolicyInput;
  readonly roll: readonly number[] | null;
  readonly selfAttack: boolean;
}

export const ATTACKER = 0;

/** One source, one target, one amount. */
export interface Damage {
  readonly source: number;
  readonly target: number;
  readonly amount: number;
  /** Damage of the attack itself; not of its deflections, not dice of damage. */
  readonly ofAttack: boolean;
  /** Preventions already used on it, as `unit.ability`. */
  readonly prevented: readonly string[];
}

/** Under Cunning: prevention fixed before the roll. */
export interface Commitment {
  readonly unit: number;
  readonly ability: number;
  readonly target: number;
  readonly amount: number;
  /** For Deflect: who gets it, or nobody. */
  readonly deflectTo: number | null;
}

export type Step =
  | { readonly do: 'declare' }
  | { readonly do: 'attack-pop'; readonly turn: AttackSide; readonly passes: number }
  | { readonly do: 'commit' }
  | { readonly do: 'initial-roll' }
  | { readonly do: 'look-at-initial-roll' }
  | { readonly do: 'roll'; readonly dice: number }
  | { readonly do: 'reroll-pop'; readonly turn: AttackSide; readonly passes: number }
  | { readonly do: 'lucky-unseen' }
  | { readonly do: 'lucky-revealed' }
  | { readonly do: 'count-hits' }
  | { readonly do: 'overkill'; readonly hits: number; readonly critical: number }
  | { readonly do: 'parry' }
  | { readonly do: 'reveal' }
  | { readonly do: 'prevention-pop'; readonly turn: AttackSide; readonly passes: number }
  | { readonly do: 'place' }
  | { readonly do: 'area-damage' }
  | { readonly do: 'attack-end' }
  | { readonly do: 'avenge' }
  | {
      readonly do: 'damage';
      readonly source: number;
      readonly target: number;
      readonly amount: number;
      /** The amount is a number of dice. */
      readonly dice: boolean;
      readonly sourceMustLive: boolean;
    };

/** Everything the rest of the attack depends on; equal states have equal futures. */
export interface State {
  readonly counters: readonly number[];
  readonly gone: readonly boolean[];
  readonly defender: number;
  readonly force: Readonly<Record<AttackSide, number>>;
  readonly overloaded: boolean;
  /** What is used up for this attack: `unit.ability`, `lucky unit`, `unit.ability from unit`. Sorted. */
  readonly used: readonly string[];
  /** In the order of activation. */
  readonly retaliations: readonly { readonly unit: number; readonly dice: number }[];
  readonly backfire: boolean;
  /** Ascending. */
  readonly dice: readonly number[];
  readonly naturalOne: boolean;
  readonly naturalTwo: boolean;
  readonly damage: readonly Damage[];
  /** Units that damage of the attacker discarded, for Avenge. */
  readonly felled: readonly number[];
  readonly commitments: readonly Commitment[];
  readonly luckyCommitted: number;
  /** What comes next, first of all the first. */
  readonly todo: readonly Step[];
}

/**
 * A choice lists groups: the first group with a possible option counts, and in it the best option,
 * the earlier one when equal. A fixed policy is several groups, a free choice is one.
 */
export type Node =
  | { readonly kind: 'end' }
  | { readonly kind: 'impossible' }
  /** The dice are final and show `hits`; noted for the report. */
  | { readonly kind: 'hits'; readonly hits: number; readonly state: State }
  | {
      readonly kind: 'chance';
      readonly branches: readonly { readonly ways: bigint; readonly state: State }[];
    }
  | { readonly kind: 'choice'; readonly side: AttackSide; readonly groups: readonly (readonly State[])[] };

export function goOn(state: State): Node {
  return { kind: 'chance', branches: [{ ways: 1n, state }] };
}

export function otherSide(side: AttackSide): AttackSide {
  return side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER';
}

/** The state with its first step done and `steps` put in its place. */
export function done(state: State, ...steps: readonly Step[]): State {
  return { ...state, todo: [...steps, ...state.todo.slice(1)] };
}

export function doFirst(state: State, ...steps: readonly Step[]): State {
  return { ...state, todo: [...steps, ...state.todo] };
}

export function use(state: State, what: string): State {
  return { ...state, used: [...state.used, what].sort() };
}

export function pay(state: State, side: AttackSide, cost: number): State {
  return { ...state, force: { ...state.force, [side]: state.force[side] - cost } };
}
