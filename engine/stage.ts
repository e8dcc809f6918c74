import type { AttackSide } from './attack-input.js';

/** Whose turn it is in a play-or-pass opportunity, and how many passes in a row there were. */
export interface Pop {
  readonly turn: AttackSide;
  readonly passes: number;
}

/** Damage with one source, one target and one amount, that is about to be placed. */
export interface DamageInstance {
  readonly source: number;
  readonly target: number;
  readonly amount: number;
  /** ATTACK: from the attack dice. EXCESS: moved by Overkill. AREA: done by Area Damage. ABILITY: done by any other ability. */
  readonly kind: 'ATTACK' | 'EXCESS' | 'AREA' | 'ABILITY';
  /** Ids of prevention instances that were used on it, ascending. */
  readonly prevention: readonly number[];
}

/** Counts of the attack dice by class, in the order of the classes. */
export type DiceCounts = readonly number[];

/** What was promised before the dice could be seen (Cunning). */
export interface Commitment {
  /** Dice the defender will have re-rolled; null when he has no such ability. */
  readonly dice: number | null;
  /** As read the other way, dice the attacker will re-roll; null where he has no such ability or plays with his dice before him. */
  readonly ownDice: number | null;
  /** Prevention by instance id: how much of the damage to which unit. */
  readonly prevention: readonly CommittedPrevention[];
}

/** How much of the damage to one unit is prevented, and where Deflect sends as much; null: nowhere. */
export interface CommittedPrevention {
  readonly instance: number;
  readonly target: number;
  readonly amount: number;
  readonly to: number | null;
}

interface RerollStage {
  readonly pop: Pop;
  readonly dice: DiceCounts;
  /** Dice beside them that can't be re-rolled; null when there are none. */
  readonly fixed: DiceCounts | null;
  readonly committed: Commitment | null;
}

/** Dice that one player re-rolls one after the other: up to `left` more, `rolled` have been. */
export interface Singly {
  readonly side: AttackSide;
  /** Of the keyword that re-rolls. */
  readonly slug: string;
  readonly left: number;
  readonly rolled: DiceCounts;
}

interface PreventionStage {
  readonly pending: readonly DamageInstance[];
  /** Where the attack goes on once the damage is placed. */
  readonly next: Stage;
}

/** A step of an attack, with what only that step needs. */
export type Stage =
  | { readonly at: 'attack-declaration' }
  | { readonly at: 'attack-pop'; readonly pop: Pop }
  | { readonly at: 'commitment' }
  /** As read the other way the attacker, too, promises blind. */
  | { readonly at: 'own-commitment'; readonly committed: Commitment }
  | { readonly at: 'initial-roll'; readonly committed: Commitment | null }
  | ({ readonly at: 'reroll-pop' } & RerollStage)
  /** `dice` are those that stay, `rolling` how many are thrown again. */
  | ({ readonly at: 'rerolling'; readonly rolling: number; readonly singly: Singly | null } & RerollStage)
  /** The next of several dice is picked. */
  | ({ readonly at: 'rerolling-singly'; readonly singly: Singly } & RerollStage)
  /** A player picks the dice he promised blind to have re-rolled. */
  | ({ readonly at: 'committed-reroll'; readonly committed: Commitment } & Omit<
      RerollStage,
      'pop' | 'committed'
    >)
  | {
      readonly at: 'pending-damage';
      readonly hits: number;
      /** How many of each natural that is looked for stand: `standing` reads it. */
      readonly naturals: number;
      readonly committed: Commitment | null;
    }
  /** Prevention that a natural sets off (Parry): `done` of its instances have had their turn. */
  | ({
      readonly at: 'triggered-prevention';
      readonly done: number;
      readonly naturals: number;
      readonly leadsTo: 'ACTIVATED_PREVENTION' | 'PLACEMENT';
      readonly committed: Commitment | null;
    } & PreventionStage)
  /** `blind`: the defending side has committed itself before. */
  | ({
      readonly at: 'damage-prevention';
      readonly pop: Pop;
      readonly blind: boolean;
      /** Naturals for Parry, where it comes after; 0 otherwise. */
      readonly naturalsAfter: number;
    } & PreventionStage)
  /** `settled`: nobody takes anything back, in a way that the game does not have. */
  | ({ readonly at: 'damage-placement'; readonly settled?: true } & PreventionStage)
  /** `ended`: the attack has ended before, as far as the rest of it goes. */
  | { readonly at: 'unit-discard'; readonly ended: boolean }
  /** Dice rolled by an ability for damage to one unit. */
  | {
      readonly at: 'dice-of-damage';
      readonly dice: number;
      readonly source: number;
      readonly target: number;
      readonly kind: DamageInstance['kind'];
      /** What its unit adds to attack dice is added to them, in a way that the game does not have. */
      readonly asAttackDice?: true;
      readonly next: Stage;
    }
  /** `step` is the kind of what waits for the end, `index` which of them. */
  | { readonly at: 'attack-end'; readonly step: number; readonly index: number }
  /** All that waited for the end is put together, `done` of it so far, as read the other way. */
  | { readonly at: 'attack-end-together'; readonly done: number; readonly pending: readonly DamageInstance[] }
  | { readonly at: 'end' };

export type StageAt<At extends Stage['at']> = Stage & { readonly at: At };
