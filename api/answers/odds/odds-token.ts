import type { Fact } from './unit-facts.js';

/** Amounts from `least` to `most`, of counters placed, of dice that hit, or of dice that show a natural. */
interface Amounts {
  readonly least: number;
  readonly most: number;
}

/** What is asked of an attack. */
export type AskedMeasure =
  | ({ readonly of: 'DAMAGE' | 'HITS' } & Amounts)
  /** `3 hits`: exactly so many, or at least. */
  | { readonly of: 'COUNT'; readonly thing: 'DAMAGE' | 'HITS'; readonly count: number }
  | ({ readonly of: 'NATURAL'; readonly face: number } & Amounts)
  /** Slug of the keyword. */
  | { readonly of: 'TRIGGER'; readonly keyword: string }
  | { readonly of: 'AVERAGE' };

export type Doing = 'STRIKE' | 'KILL' | 'DIE' | 'SURVIVE';
export type Side = 'ATTACKER' | 'DEFENDER';
export type Owner = 'MINE' | 'THEIRS';

/** A word, or some that belong together, by what they are in a question for chances. `at`: place of the first of them. */
export type OddsToken = { readonly at: number; readonly text: string } & (
  | { readonly kind: 'FACT'; readonly fact: Fact; readonly forward: boolean }
  | { readonly kind: 'NOUN'; readonly side: Side | null }
  /** A determiner. `count`: two alike; `second`: one beside another. */
  | {
      readonly kind: 'OPENS';
      readonly owner: Owner | null;
      readonly second: boolean;
      readonly count: number;
      readonly definite: boolean;
    }
  | { readonly kind: 'PERSON'; readonly who: 'ME' | 'THEM' | 'IT' | 'ITSELF' }
  | { readonly kind: 'DOES'; readonly doing: Doing; readonly passive: boolean; readonly leaves: boolean }
  | { readonly kind: 'HAS'; readonly instrument: boolean }
  | { readonly kind: 'BY' | 'AGAINST' | 'ON' | 'AND' | 'OR' | 'NOT' | 'BETTER' | 'BOTH' }
  | { readonly kind: 'BREAK'; readonly hard: boolean }
  | { readonly kind: 'MEASURE'; readonly measure: AskedMeasure }
  | { readonly kind: 'THING'; readonly thing: 'DAMAGE' | 'HITS' }
  | { readonly kind: 'CAUSE'; readonly keyword: string }
  /** In hundredths. */
  | { readonly kind: 'THRESHOLD'; readonly percent: number }
  /** Of a text that nothing here means anything by. */
  | { readonly kind: 'UNREAD' }
);
