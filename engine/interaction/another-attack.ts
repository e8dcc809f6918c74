import { compareRationals, equalRationals, type Rational } from '../rational.js';
import type { Change, Effect } from './effect.js';
import type { Roles } from './effect-on.js';
import type { PlacedKeyword } from './placed-keyword.js';
import { playsItsPart } from './places.js';
import type { Run } from './run.js';
import { type Traits, traitsOf } from './traits.js';

/**
 * What `from` does to the attack that `to` lets its unit make on any unit. That is an attack like any other: what changes the attack of the
 * runs, to which `to` itself adds nothing, changes that one likewise. An attack on the same unit only follows from how the first one went,
 * and that is what is compared there.
 */
export function effectOnAnotherAttack(
  from: PlacedKeyword,
  to: PlacedKeyword,
  { none, from: first }: { readonly none: Run; readonly from: Run },
  roles: Roles,
): Effect | null {
  const a = traitsOf(from.rules);
  if (a.level === null || from.rules === to.rules) return null;
  if (traitsOf(to.rules).attacksAgain !== 'ANY_UNIT' || !playsItsPart(to)) return null;
  const change = changeIn(a, none, first, roles);
  if (change === null) return null;
  return { from, to, relation: a.changesDefender ? 'REDIRECTS' : 'MODIFIES', change };
}

function changeIn(a: Traits, none: Run, first: Run, roles: Roles): Change | null {
  const on = (run: Run): Rational => run.countersOn(roles.DEFENDER);
  if (a.changesDefender) {
    const struck = { measure: 'STRUCK', before: on(none), after: on(first) } as const;
    return compareRationals(struck.after, struck.before) < 0 ? struck : null;
  }
  const ofTheAttack = a.damage?.instance === 'OF_THE_ATTACK' || a.dividesExcess;
  if (!a.changesAttackDice && !ofTheAttack) return null;
  const measure = 'ANOTHER_ATTACK';
  const hits = { measure, before: none.outcome.expectedHits, after: first.outcome.expectedHits } as const;
  if (!equalRationals(hits.before, hits.after)) return hits;
  return equalRationals(on(none), on(first)) ? null : { measure, before: on(none), after: on(first) };
}
