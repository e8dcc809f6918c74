import type { Effect } from '../../engine/interaction/effect.js';
import { isForestalled } from '../../engine/interaction/pair-effects.js';
import { RELATIONS, type Relation } from '../../engine/interaction/relation.js';
import type { AskedUse, PairQuestion } from './pair-question.js';
import type { RulingRelation } from './ruling-relation.js';

/** Something found about a pair, with all that it rests on. */
export interface Ground {
  readonly from: string;
  readonly to: string;
  readonly relation: Relation;
  readonly said: readonly RulingRelation[];
  /** Null where nothing is said either: it follows from the order of windows. */
  readonly effect: Effect | null;
}

export function isBetween(
  from: string,
  to: string,
  said: { readonly from: string; readonly to: string },
): boolean {
  return from === said.from && to === said.to;
}

/** Strongest first; where one does not touch the other, nothing else is said of the same two in the same direction. */
export function grounded(
  said: readonly RulingRelation[],
  effects: readonly Effect[],
  /** What neither rulings nor the same runs say. */
  further: readonly Ground[],
): readonly Ground[] {
  const meeting = effects.filter((effect) => !isForestalled(effect));
  const keys = [...said, ...meeting.map(keyOf)];
  const distinct = keys.filter(
    (key, index) =>
      keys.findIndex((one) => isBetween(one.from, one.to, key) && one.relation === key.relation) === index,
  );
  const grounds = distinct.map(
    ({ from, to, relation }): Ground => ({
      from,
      to,
      relation,
      said: said.filter((one) => isBetween(one.from, one.to, { from, to }) && one.relation === relation),
      effect:
        meeting.find((one) => isBetween(...between(one), { from, to }) && one.relation === relation) ?? null,
    }),
  );
  const isNew = ({ from, to, effect }: Ground): boolean =>
    effect !== null || !grounds.some((ground) => isBetween(from, to, ground));
  const forestalled = effects
    .filter(isForestalled)
    .map((effect): Ground => ({ ...keyOf(effect), said: [], effect }));
  const untouched = grounds.filter(({ relation }) => relation === 'NO_EFFECT');
  return [
    ...grounds
      .filter(
        (ground) =>
          ground.relation === 'NO_EFFECT' || !untouched.some((one) => isBetween(one.from, one.to, ground)),
      )
      .filter((ground) => !isWeaker(ground, grounds)),
    ...further.filter(isNew),
    ...forestalled,
  ].toSorted((a, b) => rank(a) - rank(b));
}

/** Power that a keyword gives or takes for longer than its attack counts in the one that the other makes after it. */
export function laterPower({ one, other, givenBoard }: PairQuestion): readonly Ground[] {
  if (givenBoard) return [];
  return [[one, other] as const, [other, one] as const].flatMap(([from, to]) => {
    const { facts, place } = from;
    const isLater = facts.givesPower && facts.traits?.changesPower === false && to.facts.attacksAgain;
    if (!isOfAttacker(to)) return [];
    const isThere = place === null || to.place === null || (place === to.place) !== facts.takesPower;
    if (!isLater || !isThere) return [];
    const relation: Relation = 'MODIFIES';
    return [{ from: facts.keyword.slug, to: to.facts.keyword.slug, relation, said: [], effect: null }];
  });
}

/** Damage that is done outside attacks puts damage counters on a unit, and a keyword of that unit may count them in its next attack. */
export function laterCounters({ one, other, givenBoard }: PairQuestion): readonly Ground[] {
  if (givenBoard) return [];
  return [[one.facts, other.facts] as const, [other.facts, one.facts] as const].flatMap(([from, to]) => {
    const isOutside = from.damage !== null && from.traits === null;
    if (!isOutside || to.rules?.parts.powerWhileDamaged !== true) return [];
    const relation: Relation = 'MODIFIES';
    return [{ from: from.keyword.slug, to: to.keyword.slug, relation, said: [], effect: null }];
  });
}

/** The attack that a keyword makes is made by the unit that attacks. */
export function isOfAttacker({ place }: AskedUse): boolean {
  return place === null || place === 'ATTACKER';
}

function between({ from, to }: Effect): readonly [from: string, to: string] {
  return [from.rules.slug, to.rules.slug];
}

function keyOf({ from, to, relation }: Effect): Pick<Ground, 'from' | 'to' | 'relation'> {
  return { from: from.rules.slug, to: to.rules.slug, relation };
}

/** What a ruling says of a whole class adds nothing to something stronger between the same two. */
function isWeaker(ground: Ground, all: readonly Ground[]): boolean {
  return (
    ground.relation === 'MODIFIES' &&
    ground.effect === null &&
    !ground.said.some(({ named }) => named) &&
    all.some((one) => one !== ground && isBetween(one.from, one.to, ground))
  );
}

/**
 * The strength of the relation; of equals, what a ruling names first. That dice of damage of every kind are left alone, or that an attack of any
 * kind does damage, says less of two keywords than what they do to each other, and least is said by what may keep one from happening.
 */
function rank({ relation, said, effect }: Ground): number {
  const named = said.some((one) => one.named);
  const isOf = (aspect: RulingRelation['aspect']): boolean => said.every((one) => one.aspect === aspect);
  const isOfEvery =
    relation === 'NO_EFFECT'
      ? isOf('DICE_OF_DAMAGE')
      : relation === 'TRIGGERS' && effect === null && isOf('ITS_ATTACK');
  const general = !named && isOfEvery;
  const strength = RELATIONS.indexOf(general ? 'MODIFIES' : relation);
  const isLast = effect !== null && isForestalled(effect);
  return 4 * strength + (named ? 0 : isLast ? 3 : general ? 2 : 1);
}
