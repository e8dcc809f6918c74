/** A place of a unit in an attack, by the keyword that it has. BOTH: it attacks itself. BESIDE: it is neither attacker nor defender. */
export type Role = 'ATTACKER' | 'DEFENDER' | 'BESIDE' | 'BOTH';

/** What a question tells or supposes. */
export type Given =
  | { readonly kind: 'ROLE'; readonly role: Role }
  /** The unit that has the keyword was discarded. */
  | { readonly kind: 'GONE' }
  /** A natural was rolled; FIRST_ONLY: and re-rolled, LATER: by a re-roll. */
  | { readonly kind: 'FACE'; readonly face: number; readonly when: 'STANDS' | 'FIRST_ONLY' | 'LATER' }
  | { readonly kind: 'PREVENTED'; readonly whole: boolean }
  /** The unit came by the keyword before or after a moment. */
  | { readonly kind: 'GAINED'; readonly late: boolean; readonly window: string }
  | { readonly kind: 'MOMENT'; readonly after: boolean; readonly window: string }
  | { readonly kind: 'ARENA'; readonly same: boolean }
  /** A unit that was damaged was discarded, or survived. */
  | { readonly kind: 'DISCARD'; readonly any: boolean }
  | { readonly kind: 'ROLLER'; readonly who: 'ME' | 'OPPONENT' }
  /** Its own dice show a natural. */
  | { readonly kind: 'OWN_DICE'; readonly face: number };

export type Whom = 'HOLDER' | 'UNIT' | 'ATTACKER' | 'DEFENDER' | 'BESIDE' | 'OTHER' | 'SECOND' | 'ENEMY';
export type Player = 'ME' | 'OPPONENT' | 'ATTACKING_PLAYER' | 'DEFENDING_PLAYER';

/** What is asked of the keyword. */
export type Act =
  /** Does it come into play? `by`: of what that speaks: a player or unit that uses it, the keyword, or `it`, which was told. */
  | { readonly kind: 'WORK'; readonly by: 'USER' | 'KEYWORD' | 'IT'; readonly again: boolean }
  | { readonly kind: 'LOST' }
  | { readonly kind: 'MUST' }
  | { readonly kind: 'HURT'; readonly whom: Whom }
  | { readonly kind: 'HELP'; readonly whom: Whom; readonly saves: boolean }
  | { readonly kind: 'PAID'; readonly by: Player }
  /** Is it the dice of before, or of after, re-rolls that it looks at? */
  | { readonly kind: 'LOOKS'; readonly before: boolean }
  /** Can a re-roll take it away, or bring it about? */
  | { readonly kind: 'REROLLED' }
  | { readonly kind: 'ATTACKED'; readonly whom: Whom }
  | { readonly kind: 'KIND'; readonly kinds: string }
  /** May it be used once more there? */
  | { readonly kind: 'AGAIN'; readonly within: 'ATTACK' | 'TURN'; readonly same: boolean };

/** A question about one keyword, all of its words read. */
export interface Frame {
  readonly act: Act;
  readonly given: readonly Given[];
}
