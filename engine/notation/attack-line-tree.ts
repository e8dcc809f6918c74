import type { Arena, AttackSide, Objective, OverkillPolicy, Policy } from '../attack-input.js';

/** What the grammar of the attack line makes of a line; `at` is an offset from 0. */
export interface AttackLineTree {
  readonly attacker: UnitNode;
  readonly defender: UnitNode;
  readonly others: readonly OtherNode[];
  readonly options: readonly Option[];
}

export interface UnitNode {
  readonly at: number;
  /** The defender is the attacker. */
  readonly itself: boolean;
  readonly facts: readonly Fact[];
}

export interface OtherNode extends UnitNode {
  /** Null: it has no name of its own. */
  readonly role: string | null;
}

export type Fact = { readonly at: number } & (
  | { readonly kind: 'power' | 'speed' | 'counters'; readonly value: number }
  | { readonly kind: 'health'; readonly value: { readonly health: number; readonly counters: number } }
  | { readonly kind: 'arena'; readonly value: Arena }
  | { readonly kind: 'arenas'; readonly value: readonly Arena[] }
  | { readonly kind: 'subtypes'; readonly value: readonly string[] }
  | { readonly kind: 'tapped' | 'inBuildZone'; readonly value: boolean }
  | { readonly kind: 'side'; readonly value: AttackSide }
  /** `quoted`: it is what stands between the marks, and nothing else is seen in it. */
  | { readonly kind: 'ability'; readonly value: string; readonly quoted?: true }
);

export type Option = { readonly at: number } & (
  | { readonly kind: 'force'; readonly value: { readonly attacker: number; readonly defender: number } }
  | { readonly kind: 'darkSide'; readonly value: AttackSide }
  | { readonly kind: 'objective'; readonly value: Objective }
  | { readonly kind: 'lucky' | 'prevention' | 'attackPop'; readonly value: Policy }
  | { readonly kind: 'overkill'; readonly value: OverkillPolicy }
  | { readonly kind: 'roll'; readonly value: readonly number[] }
  | { readonly kind: 'selfAttack'; readonly value: boolean }
);
