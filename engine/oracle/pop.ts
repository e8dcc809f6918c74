import type { AttackSide, Policy } from '../attack-input.js';
import { done, type Node, otherSide, type State } from './state.js';

type PopStep = {
  readonly do: 'attack-pop' | 'reroll-pop' | 'prevention-pop';
  readonly turn: AttackSide;
  readonly passes: number;
};

export interface Play {
  /** Plays of one ability share this; a fixed policy takes abilities one after the other. */
  readonly ability: string;
  readonly state: State;
  /** Compared number by number: what to play when all else is equal, least first. */
  readonly order: readonly number[];
  /** As much as the ability can do now, so that the policy ALWAYS may play it. */
  readonly full: boolean;
}

/** P1: the other player is next; nobody has passed since. */
export function afterPlay(state: State, step: PopStep): State {
  return done(state, { ...step, turn: otherSide(step.turn), passes: 0 });
}

function afterPass(state: State, step: PopStep): State {
  if (step.passes === 1) return done(state);
  return done(state, { ...step, turn: otherSide(step.turn), passes: 1 });
}

export function compareOrder(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

/** One turn in a POP. `plays` in the order in which the policy ALWAYS tries them. */
export function turnInPop(state: State, step: PopStep, policy: Policy, plays: readonly Play[]): Node {
  const pass = afterPass(state, step);
  if (policy === 'NEVER') return { kind: 'choice', side: step.turn, groups: [[pass]] };
  if (policy === 'ALWAYS') return { kind: 'choice', side: step.turn, groups: [...byAbility(plays), [pass]] };
  const sorted = plays.toSorted((a, b) => compareOrder(a.order, b.order));
  return { kind: 'choice', side: step.turn, groups: [[pass, ...sorted.map((play) => play.state)]] };
}

function byAbility(plays: readonly Play[]): readonly (readonly State[])[] {
  const full = plays.filter((play) => play.full);
  const abilities = [...new Set(full.map((play) => play.ability))];
  return abilities.map((ability) =>
    full
      .filter((play) => play.ability === ability)
      .toSorted((a, b) => compareOrder(a.order, b.order))
      .map((play) => play.state),
  );
}
