import type { Thing } from './thing.js';

/**
 * What is asked of an ability. STOPS: does it keep the damage away; WORKS: does it do what it does there, or count it; HELPS: does it make that attack better; SETS_OFF: does the other bring it about; TOGETHER: may
 * both be used; REACHES: may its damage go there;
 * IS_USED: may that unit use it; LESSENS: are there fewer dice; REROLLS: does it re-roll them; CHANGES: does it change what the other looks for; KEEPS: is what it gave still there; DIVIDES: does it move such
 * hits; DOUBLES: are there more counters on that unit; REDONE: may it be decided again.
 */
export type Does =
  | 'STOPS'
  | 'WORKS'
  | 'HELPS'
  | 'SETS_OFF'
  | 'TOGETHER'
  | 'REACHES'
  | 'IS_USED'
  | 'LESSENS'
  | 'REROLLS'
  | 'CHANGES'
  | 'KEEPS'
  | 'DIVIDES'
  | 'DOUBLES'
  | 'REDONE';

export interface Claim {
  readonly does: Does;
  readonly ability: Thing;
  /** On what; the unit that has or uses it, or that it is to save. */
  readonly on: Thing | null;
  readonly holder: Thing | null;
  /** It is asked whether it is not so. */
  readonly denied: boolean;
  /** What was told says what it is about. */
  readonly isOfTold: boolean;
}

/** What a question tells before it asks. */
export interface Told {
  /** Who did what, in order. */
  readonly acts: readonly {
    readonly who: Thing | null;
    readonly ability: Thing;
    readonly isAfter: boolean;
  }[];
  /** A natural that stands, on whose dice. */
  readonly shown: Thing | null;
  /** The attack, or the unit, of which the rest is told. */
  readonly about: Thing | null;
}
