import { makesAttack } from '../../interactions/attack-made.js';
import { addsAttackDice, makesDamage } from '../../interactions/keyword-facts.js';
import { type Thing, thing } from './thing.js';
import { type JoinRule, shapeOf } from './typed-line.js';

const FROM = '(?:from|of|by|for|caused by|dealt by|done by|made by|coming from|due to|rolled for)';
const HAS = '(?:with|that has|who has|that have|having|has)';
const STRUCK =
  '(?:(?:that|which|who) )?(?:(?:is|was|got|gets|just|only) )*(?:hit|struck|damaged|hurt|reached|wounded)(?: only)?';
const TAKING = '(?:that takes|that took|who takes|taking|that gets|that got)';
const WITH_NO = '(?:with no|with zero)';
const ATTACKED = '(?:(?:that|which|who) )?(?:(?:is|was|got|gets) )*attacked';

/** Phrases about keywords, from the inside out: what stands behind a noun binds before what stands in front of it. */
export const NOUN_PHRASES: readonly JoinRule[] = [
  { shape: shapeOf('(?:one|some|any|part|a few) of {AUDGNTC}'), joined: same },
  {
    shape: shapeOf('(?:the|this|these|those) {AUDGNTC}'),
    joined: (one) => mergedWith(one, { definite: true }),
  },
  { shape: shapeOf('(?:a|an|any|some) {AUDGNTC}'), joined: same },
  { shape: shapeOf('(?:my|our|your) {AUDGNTC}'), joined: (one) => owned(one, 'MINE') },
  { shape: shapeOf('(?:their|opponents|enemy|opposing) {AUDGNTC}'), joined: (one) => owned(one, 'THEIRS') },
  {
    shape: shapeOf('(?:his|her|its) {AUDGNTC}'),
    joined: (one) => (one?.definite ? null : mergedWith(one, { definite: true, ofIt: true })),
  },
  { shape: shapeOf('(?:negative|positive) {A}'), joined: same },
  {
    shape: shapeOf('(?<=(?:to|on|onto|against|with|by|of|from|for|at) ){P} {UA}'),
    joined: (player, one) => (player?.owner ? owned(one, player.owner) : null),
  },
  {
    shape: shapeOf('{U} of {A}'),
    joined: (unit, ability) => (unit?.role === 'SECOND' ? struck(unit, ability) : null),
  },
  { shape: shapeOf(`{G} ${FROM} {A}`), joined: damageOf },
  { shape: shapeOf(`{D} ${FROM} {A}`), joined: diceOf },
  {
    shape: shapeOf(`{G} (?:from|of) {D}`),
    joined: (_damage, dice) =>
      dice?.of == null ? null : addsAttackDice(dice.of) ? dice : damageOf(thing('DAMAGE'), dice),
  },
  { shape: shapeOf('{G} (?:that |which )?{A} (?:makes|does|deals|causes|adds)'), joined: damageOf },
  {
    shape: shapeOf('{G} {D}'),
    joined: (damage, dice) =>
      damage?.of && dice?.of === null
        ? mergedWith(dice, { of: damage.of, owner: damage.owner, role: damage.role })
        : null,
  },
  { shape: shapeOf('{A} {D}'), joined: (ability, dice) => diceOf(dice, ability) },
  {
    shape: shapeOf('{A} {G}'),
    joined: (ability, damage) => (damage?.definite ? null : damageOf(damage, ability)),
  },
  { shape: shapeOf('{A} (?:bonus|bonuses)'), joined: same },
  { shape: shapeOf('{A} (?:split|splits|choice|division|assignment|decision|target)'), joined: same },
  { shape: shapeOf('{A} {T}'), joined: (ability, attack) => attackBy(attack, ability) },
  { shape: shapeOf(`{T} (?:by|with|from|of|using|through) {A}`), joined: attackBy },
  {
    shape: shapeOf('{T} {D}'),
    joined: (attack, dice) =>
      dice?.of ? null : mergedWith(dice, { ofAttack: true, attackedBy: attack?.of ?? null }),
  },
  { shape: shapeOf(`{U} ${HAS} (?:the )?{A}`), joined: has },
  { shape: shapeOf(`{U} ${STRUCK} (?:by|with|from|through) {AG}`), joined: struck },
  { shape: shapeOf(`{U} ${TAKING} {G}`), joined: struck },
  {
    shape: shapeOf(`{U} ${ATTACKED} (?:by|with|through|using|from) {TA}`),
    joined: (unit, by) => (by?.of ? mergedWith(unit, { attackedBy: by.of }) : null),
  },
  {
    shape: shapeOf(`{U} (?:that|which|who) {A}(?: (?:the )?{T})?`),
    joined: (unit, ability) => (ability?.isForm ? mergedWith(unit, { did: ability.of }) : null),
  },
  { shape: shapeOf('{A} {U}'), joined: withAbility },
  {
    shape: shapeOf('{G} (?:that )?{I} (?:takes|gets|took|got) from {A}'),
    joined: (damage, _unit, ability) => damageOf(damage, ability),
  },
  {
    shape: shapeOf('{U} of (?:the |an |a )?{T}'),
    joined: (unit, attack) =>
      unit?.role === 'DEFENDER' ? mergedWith(unit, { attackedBy: attack?.of ?? null }) : null,
  },
  {
    shape: shapeOf('{T} from (?:another|an other|a different|other) arena'),
    joined: (attack) => (attack?.of?.traits?.reachesOtherArena ? attack : null),
  },
  { shape: shapeOf('{U} in (?:its|the same|same|his|their) arena'), joined: same },
  { shape: shapeOf('{N} (?:on|from|of|among|in|with|for) {DT}'), joined: natural },
  {
    shape: shapeOf('{D} (?:that shows|showing|with|that is|that came up|that rolls|that rolled) {N}'),
    joined: (dice, face) => natural(face, dice),
  },
  { shape: shapeOf('{N} {D}'), joined: (face, dice) => (dice?.of ? null : natural(face, dice)) },
  { shape: shapeOf('{D} {N}'), joined: (dice, face) => (dice?.of ? natural(face, dice) : null) },
  { shape: shapeOf('{D} of {U}'), joined: (dice, unit) => (dice?.of ? null : rolledBy(dice, unit)) },
  { shape: shapeOf('{G} (?:from|of|by) {U}'), joined: doneBy },
  {
    shape: shapeOf('{T} (?:from|of|by) {U}'),
    joined: (attack, unit) => (attack?.of ? null : attackBy(attack, unit)),
  },
  { shape: shapeOf('(?:extra|additional|excess|bonus|surplus|spare|leftover|new) {ADGC}'), joined: same },
  { shape: shapeOf('(?:undamaged|single) {U}'), joined: same },
  { shape: shapeOf('untapped {U}'), joined: fresh },
  { shape: shapeOf(`${WITH_NO} {C} {U}`), joined: (_counters, unit) => same(unit) },
  { shape: shapeOf(`{U} (?:and )?(?:${WITH_NO}|without|that has no|and has no) {C}`), joined: same },
  {
    shape: shapeOf(`{U} (?:that|which|who) (?:is|are) untapped(?: and(?= ${WITH_NO}| undamaged))?`),
    joined: fresh,
  },
  { shape: shapeOf('{U} (?:(?:that|which|who) (?:is|are) )?undamaged'), joined: same },
  { shape: shapeOf('{A} (?:of|on) {U}'), joined: onUnit },
  { shape: shapeOf('{N} (?:that|which) (?:triggers|sets off) {A}'), joined: lookedFor },
  { shape: shapeOf('{UP} {DGN}'), joined: ofHolder },
];

function same(one?: Thing): Thing | null {
  return one ?? null;
}

function mergedWith(one: Thing | undefined, said: Partial<Thing>): Thing | null {
  return one === undefined ? null : { ...one, ...said };
}

function owned(one: Thing | undefined, owner: 'MINE' | 'THEIRS'): Thing | null {
  return one === undefined || one.owner !== null ? null : { ...one, owner, definite: true };
}

/** The keyword that both may name, the unit that has it. */
function ofKeyword(one: Thing | undefined, from: Thing | undefined): Thing | null {
  if (one === undefined || from?.of == null || one.of !== null) return null;
  return { ...one, of: from.of, role: from.role ?? one.role, owner: from.owner ?? one.owner };
}

function damageOf(damage?: Thing, ability?: Thing): Thing | null {
  const isOf = ability?.of != null && (makesDamage(ability.of) || makesAttack(ability.of));
  return isOf ? ofKeyword(damage, ability) : null;
}

function diceOf(dice?: Thing, ability?: Thing): Thing | null {
  const facts = ability?.of ?? null;
  if (facts === null || dice?.ofAttack === true) return null;
  return facts.rollsDiceOfDamage || addsAttackDice(facts) ? ofKeyword(dice, ability) : null;
}

/** `an Ion Cannon attack`: the keyword is how it is made; else it is what the attacker has. */
function attackBy(attack?: Thing, ability?: Thing): Thing | null {
  if (ability?.of == null || attack === undefined || attack.of !== null) return null;
  const isKind = makesAttack(ability.of) || ability.kind === 'UNIT';
  return isKind || ability.of.traits?.dividesExcess === true ? ofKeyword(attack, ability) : null;
}

function has(unit?: Thing, ability?: Thing): Thing | null {
  // `to the second unit with Overkill`: by it.
  if (unit?.role === 'SECOND' && ability?.of?.traits?.dividesExcess === true) return null;
  return unit?.of === null ? ofKeyword(unit, ability) : null;
}

function withAbility(ability?: Thing, unit?: Thing): Thing | null {
  if (unit === undefined || unit.definite || unit.of !== null) return null;
  if (ability?.isForm === true) return { ...unit, did: ability.of };
  if (unit.role === 'SECOND' && ability?.of != null && makesDamage(ability.of)) return struck(unit, ability);
  return ofKeyword(unit, ability);
}

function struck(unit?: Thing, by?: Thing): Thing | null {
  if (unit === undefined || by?.of == null || !makesDamage(by.of)) return null;
  return { ...unit, struckBy: by.of };
}

function natural(face?: Thing, dice?: Thing): Thing | null {
  if (face === undefined || face.of !== null || face.ofAttack) return null;
  const isOfAttack = dice?.of == null || dice.kind === 'ATTACK';
  return { ...face, of: isOfAttack ? null : dice.of, ofAttack: isOfAttack, role: dice?.role ?? null };
}

function rolledBy(dice?: Thing, unit?: Thing): Thing | null {
  if (dice === undefined || unit === undefined) return null;
  return { ...dice, ofAttack: true, role: unit.role, attackedBy: unit.of };
}

/** Only where the source of damage decides: what can't be prevented of any of its damage. */
function doneBy(damage?: Thing, unit?: Thing): Thing | null {
  if (damage === undefined || damage.of !== null) return null;
  return unit?.of?.traits?.unpreventable === true ? { ...damage, of: unit.of } : null;
}

function fresh(unit?: Thing): Thing | null {
  return mergedWith(unit, { fresh: true });
}

/** `Armor on my own unit`: whose it is. */
function onUnit(ability?: Thing, unit?: Thing): Thing | null {
  if (ability === undefined || unit === undefined || unit.of !== null || unit.struckBy !== null) return null;
  if (ability.isForm || ability.owner !== null || unit.owner === null || unit.role !== null) return null;
  return { ...ability, owner: unit.owner };
}

/** `the one that triggers Parry`: what is looked for stands for that which looks. */
function lookedFor(face?: Thing, ability?: Thing): Thing | null {
  const parts = ability?.of?.rules?.parts;
  const looked = parts?.onFinalNatural ?? parts?.onInitialNatural;
  return face?.face != null && looked?.face === face.face ? same(ability) : null;
}

function ofHolder(holder?: Thing, one?: Thing): Thing | null {
  if (holder === undefined || one === undefined || one.definite) return null;
  if (holder.of !== null || holder.did !== null || holder.struckBy !== null) return null;
  return { ...one, role: holder.role ?? one.role, owner: holder.owner ?? one.owner, definite: true };
}
