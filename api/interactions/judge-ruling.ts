import { isForestalled, type PairEffects } from '../../engine/interaction/pair-effects.js';
import { placesOf } from '../../engine/interaction/places.js';
import { isBetween, isOfAttacker } from './grounds.js';
import { isMet } from './is-met.js';
import type { PairQuestion } from './pair-question.js';
import type { RulingRelation } from './ruling-relation.js';
import { isStruck } from './statement/modifies.js';
import { comesTooLateFor } from './statement/other-dice.js';

/** Whether what a ruling says applies to the keywords of a check, as they are asked about. */
export interface Judgement {
  readonly holds: boolean;
  /** Why it does not apply here. */
  readonly reason: string | null;
  readonly contradicts: string | null;
}

const NOT_MET = 'On these units it does not come to that.';

const OF_DICE_OF_DAMAGE = 'It speaks of the dice of damage only; what sets these off is another matter.';

const HOLDS: Judgement = { holds: true, reason: null, contradicts: null };

/** Power that is changed for a later attack: no run of this one shows it. A unit strengthens itself and weakens others. */
function reachesPastAttack(said: RulingRelation, { one, other, givenBoard }: PairQuestion): boolean {
  const [{ facts }, makes] = one.facts.keyword.slug === said.from ? [one, other] : [other, one];
  if (!isOfAttacker(makes)) return false;
  const isLater = facts.givesPower && facts.traits?.changesPower === false;
  if (givenBoard || !isLater || said.aspect !== 'POWER_OF_ATTACK') return false;
  return one.place === null || other.place === null || (one.place === other.place) !== facts.takesPower;
}

/** Damage of an attack that a keyword makes is done by the attacker to others. */
function isOfTheseUnits({ from, aspect }: RulingRelation, { one, other, givenBoard }: PairQuestion): boolean {
  const [makes, waits] = one.facts.keyword.slug === from ? [one, other] : [other, one];
  if (givenBoard || waits.facts.rules === null) return false;
  const isAttackers = placesOf(waits.facts.rules)[0] === 'ATTACKER';
  return (
    aspect === 'ITS_ATTACK' &&
    isOfAttacker(makes) &&
    (waits.place === null || (waits.place === 'ATTACKER') === isAttackers)
  );
}

/** What a ruling says of damage that is prevented speaks of none where the runs show that nothing of it is. */
function isPrevented({ from, to }: RulingRelation, { effects }: PairEffects): boolean {
  return effects.some(
    (effect) =>
      effect.relation === 'PREVENTS' &&
      isBetween(effect.from.rules.slug, effect.to.rules.slug, { from: to, to: from }),
  );
}

/** Whether what a ruling says applies to these two keywords as they are asked about, and whether the runs bear it out. */
export function judge(said: RulingRelation, question: PairQuestion, engine: PairEffects): Judgement {
  const shown = engine.effects.filter(
    (effect) => !isForestalled(effect) && isBetween(effect.from.rules.slug, effect.to.rules.slug, said),
  );
  if (said.aspect === 'DICE_OF_DAMAGE' && isOfOtherDice(said, question, shown)) return off(OF_DICE_OF_DAMAGE);
  const same = shown.some(({ relation }) => relation === said.relation);
  const other = shown.find(({ relation }) => relation !== 'NO_EFFECT');
  if (same) return HOLDS;
  const absent = engine.switchedOff.find(
    ({ effect }) =>
      isBetween(effect.from.rules.slug, effect.to.rules.slug, said) && effect.relation === said.relation,
  );
  if (absent !== undefined) return off(`On this board ${absent.by.rules.name} keeps it from coming to that.`);
  if (said.relation === 'NO_EFFECT')
    return isMet(said, question, engine.experiment)
      ? judgeNoEffect(said, question, other ?? null)
      : off(NOT_MET);
  if (said.aspect === 'NUMBER_BY_POWER')
    return off('It speaks of a number that is the power of a unit, and nothing here changes such a number.');
  const isPlayed = [question.one, question.other].every(({ facts }) => facts.traits !== null);
  if (isPlayed && hasNoUnit(question, engine)) return off(NOT_MET);
  if (!isPlayed || engine.experiment === null) return HOLDS;
  if (said.aspect === 'NOT_FROM_ATTACKER') return isPrevented(said, engine) ? HOLDS : off(NOT_MET);
  if (reachesPastAttack(said, question) || isOfTheseUnits(said, question)) return HOLDS;
  const isFixed = question.givenBoard || question.one.place !== null || question.other.place !== null;
  // With others there, it may be they of whom the ruling holds.
  if (isFixed && question.amongOthers) return off(null);
  if (isFixed) return off('With these two alone it does not come to that on these units.');
  if (said.relation === 'MODIFIES' && !said.named) return HOLDS;
  if (!said.named) return off('With these two alone it does not come to that.');
  const others = shown.map(({ relation }) => relation).join(', ') || 'nothing';
  // A stronger effect from the same keyword leaves room for what a ruling adds about its damage.
  if (said.relation === 'MODIFIES' && other !== undefined) return HOLDS;
  return {
    ...HOLDS,
    contradicts: `${said.ruling} says ${said.from} ${said.relation} ${said.to}; the engine shows ${others}.`,
  };
}

/** On a given board no unit can do anything with one of them. What hides may still be on the defender: that attack is not made. */
function hasNoUnit({ one, other, givenBoard }: PairQuestion, { experiment }: PairEffects): boolean {
  return givenBoard && experiment === null && ![one, other].some(({ facts }) => facts.traits?.hides === true);
}

function judgeNoEffect(
  said: RulingRelation,
  question: PairQuestion,
  effect: PairEffects['effects'][number] | null,
): Judgement {
  if (said.aspect === 'UNIT_STRUCK') {
    const use = question.one.facts.keyword.slug === said.from ? question.one : question.other;
    if (use.place !== null && use.place !== 'SECOND' && effect !== null)
      return off('It speaks of the unit that takes this damage, not of the unit that is attacked.');
  }
  if (effect === null) return HOLDS;
  if (said.aspect === 'NATURALS' && effect.change?.measure !== 'CHANCE') return HOLDS;
  if (said.aspect === 'DICE_OF_DAMAGE' && effect.change?.measure !== 'DAMAGE')
    return said.named ? HOLDS : off(OF_DICE_OF_DAMAGE);
  return {
    ...HOLDS,
    contradicts: `${said.ruling} says ${said.from} NO_EFFECT ${said.to}; the engine shows ${effect.relation} (${effect.change?.measure}).`,
  };
}

/** What the runs show is of attack dice: of those that set the other off, or are too late for it. */
function isOfOtherDice(
  { from, relation }: RulingRelation,
  { one, other }: PairQuestion,
  shown: PairEffects['effects'],
): boolean {
  const [does, meets] = one.facts.keyword.slug === from ? [one.facts, other.facts] : [other.facts, one.facts];
  const effect = shown.find((one) => one.relation === relation);
  const isElsewhere = effect !== undefined && !isStruck(meets, effect);
  return relation === 'NO_EFFECT' ? comesTooLateFor(does, meets) : isElsewhere;
}

function off(reason: string | null): Judgement {
  return { holds: false, reason, contradicts: null };
}
