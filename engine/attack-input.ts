/** One attack as plain values: who attacks whom, with what, under which policies. `attack.ts` takes it, the notation prints and parses it. */

/** A player's part in the attack; not the Dark or Light Side of the game. */
export type AttackSide = 'ATTACKER' | 'DEFENDER';

export type Arena = 'SPACE' | 'GROUND' | 'CHARACTER';

/** DISCARD: discards first, then counters up to health. DAMAGE: counters first. */
export type Objective = 'DISCARD' | 'DAMAGE';

/** ALWAYS: at the first chance, in printed order, as much as does anything, if it can be paid. */
export type Policy = 'OPTIMAL' | 'ALWAYS' | 'NEVER';

/** SECOND_UNIT: all excess hits to the first listed unit of the defender's side. DEFENDER: none. */
export type OverkillPolicy = 'OPTIMAL' | 'SECOND_UNIT' | 'DEFENDER';

export interface PolicyInput {
  readonly lucky: Policy;
  readonly prevention: Policy;
  readonly overkill: OverkillPolicy;
  readonly attackPop: Policy;
}

export interface UnitInput {
  /** `attacker`, `defender`, or a name of its own. */
  readonly role: string;
  readonly side: AttackSide;
  /** Attack dice before bonuses, 0 to 40. */
  readonly power: number;
  /** 1 to 99. */
  readonly health: number;
  /** Damage counters already on it. */
  readonly counters: number;
  readonly speed: number | null;
  readonly arena: Arena;
  /** Type line in order, for Switch; null when it is not known. */
  readonly arenas: readonly Arena[] | null;
  /** Null: not known. */
  readonly tapped: boolean | null;
  readonly inBuildZone: boolean;
  /** Words of the subtype line; null when it is not known. */
  readonly subtypes: readonly string[] | null;
  /** Printed ability lines, at most 12. */
  readonly abilities: readonly string[];
}

export interface AttackInput {
  readonly attacker: UnitInput;
  readonly defender: UnitInput;
  /** At most 6, each with a role of its own. */
  readonly others: readonly UnitInput[];
  /** Force each side can spend, 0 to 999. */
  readonly force: Readonly<Record<AttackSide, number>>;
  /** Who acts first in every POP. */
  readonly darkSide: AttackSide;
  readonly objective: Objective;
  readonly policy: PolicyInput;
  /** One natural a die, before Fury's dice; null when it is not known. */
  readonly roll: readonly number[] | null;
  /** The attacker attacks itself; `defender` repeats it. */
  readonly selfAttack: boolean;
}
