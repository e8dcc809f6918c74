/**
 * Another way to play a part, which no keyword of the game has: each is what one rule of the game keeps out. A rule that is switched off
 * gives its keyword such a way (`keywords-without.ts`), and the windows play it like any other.
 */
export type Way =
  /** Gained after the attack dice were rolled it works all the same. */
  | 'GAINED_LATE'
  /** Each natural that it looks for counts, not one only. */
  | 'EACH_NATURAL'
  /** It looks at what the die counts as, not at the natural. */
  | 'BY_RESULT'
  /** It looks at dice of damage as at attack dice. */
  | 'ALL_DICE'
  /** What it adds to dice, or takes from them, changes their naturals. */
  | 'CHANGES_NATURALS'
  /** A number needed to hit: for dice of damage only, or for attack dice only. */
  | 'NOT_FOR_ATTACK_DICE'
  | 'NOT_FOR_DICE_OF_DAMAGE'
  /** A reach into another arena: into every one, in place of the unit's own attack, with its printed power, or whatever changes its power. */
  | 'INTO_ANY_ARENA'
  | 'AT_HOME_TOO'
  | 'WITH_PRINTED_POWER'
  | 'WITH_BARE_POWER'
  /** A hidden unit: tapped and damaged as well, from all damage, or never the one that changes the defender. */
  | 'ALWAYS_HIDDEN'
  | 'HIDDEN_FROM_ALL_DAMAGE'
  | 'INTERCEPTS_NOT'
  /** More power for damage: it has to be taken, or costs nothing. */
  | 'FORCED'
  | 'WITHOUT_DAMAGE'
  /** A change of the defender: one only, after which answers are forgotten, or a new attack begins, or conditions stay as they were; to a unit
   *  that can't be attacked, in another arena; as a prevention, not from an own unit, or whatever keeps the defender. */
  | 'ONE_CHANGE_AN_ATTACK'
  | 'ANSWERS_FORGOTTEN'
  | 'NEW_ATTACK'
  | 'CONDITIONS_KEPT'
  | 'TO_ANY_UNIT'
  | 'IN_ANY_ARENA'
  | 'AS_PREVENTION'
  | 'NOT_FROM_OWN_UNITS'
  | 'DESPITE_ALL'
  /** Damage that a unit does, by an answer or by deflecting: not at itself. */
  | 'NOT_AT_ITSELF'
  /** An answer at the attack's end: only for a cost, of the last defender only, by printed power, in attack dice, into other arenas, while its
   *  unit is in play. */
  | 'NOT_WITHOUT_COST'
  | 'LAST_DEFENDER_ONLY'
  | 'BY_PRINTED_POWER'
  | 'WITH_ATTACK_DICE'
  | 'ACROSS_ARENAS'
  | 'WHILE_IN_PLAY'
  /** Used once more in the attack. */
  | 'TWICE'
  /** Re-rolls: not of dice against the unit, not of its own, not once the other player had some. */
  | 'NOT_WHEN_ATTACKED'
  | 'NOT_WHEN_ATTACKING'
  | 'ONE_PLAYER'
  /** As much as its value, or not at all. */
  | 'ALL_OR_NOTHING'
  /** As much as one likes. */
  | 'AS_LITTLE_AS_LIKED'
  /** Divided hits: any of them, as if rolled against the other unit, placed later, or moved once prevention is over. */
  | 'ANY_HITS'
  | 'AS_ROLLED'
  | 'AFTERWARDS'
  | 'CHANGED_AFTERWARDS'
  /** Prevention: of what can't be prevented too, of damage that its own unit does, of unpreventable damage to others. */
  | 'OF_ALL_DAMAGE'
  | 'OF_ITS_OWN_DAMAGE'
  | 'FOR_OTHERS_TOO'
  /** Unpreventable: attack damage only, for every unit. */
  | 'ATTACK_DAMAGE_ONLY'
  | 'FOR_EVERY_UNIT'
  /** Deflected damage: must be done, can't be deflected, is the same damage as before, goes back to its source only, is placed
   *  after the other damage. */
  | 'REFLECTION_FORCED'
  | 'REFLECTED_ONCE'
  | 'SAME_DAMAGE'
  | 'BACK_ONLY'
  | 'REFLECTED_LATER'
  /** Hidden dice: promises count only where there is damage to prevent. */
  | 'PREVENTION_IF_DAMAGED'
  /** What a discard, a counter or a guess brings: for the unit itself too, without any counter, for damage deflected to others, knowing the dice. */
  | 'FOR_ITSELF_TOO'
  | 'WITHOUT_COUNTERS'
  | 'BY_DEFLECTED_DAMAGE'
  | 'SEEING_THE_DICE'
  /** A unit that stands in the build zone does not have it. */
  | 'NOT_IN_BUILD_ZONE'
  /** Parts divided by slashes: those of every arena. */
  | 'EVERY_SLOT';

/** Of an instance of a keyword, or anything else that has its rules. */
export function inWay(
  { rules }: { readonly rules: { readonly parts: { readonly ways?: readonly Way[] } } },
  way: Way,
): boolean {
  return rules.parts.ways?.includes(way) === true;
}
