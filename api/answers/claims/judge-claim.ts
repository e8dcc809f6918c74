import { placesOf } from '../../../engine/interaction/places.js';
import { addsAttackDice, type KeywordFacts, makesDamage } from '../../interactions/keyword-facts.js';
import type { Claim, Told } from './claim.js';
import { doubles, guards, isGuard, isUsedInDefence, mayHit } from './damage-meets.js';
import { changes, isKindOfAttack, isOnlyDamage, worksInAttack, worksOnDice } from './dice-meet.js';
import { isSaid, type KnownPair } from './known-pair.js';
import type { Thing } from './thing.js';
import { isHiddenFrom, isInitial, isStrengthened } from './unit-in-case.js';

/** What is known of how two keywords meet, the one that is asked about first. */
export type Meeting = (one: KeywordFacts, other: KeywordFacts) => KnownPair;

type Judge = (claim: Claim, meet: Meeting, told: Told) => boolean | null;

const JUDGES: Readonly<Record<Claim['does'], Judge>> = {
  STOPS: stops,
  WORKS: works,
  HELPS: ({ ability, on }, meet) => (ability.of && on?.of ? helps(ability.of, on.of, meet) : null),
  SETS_OFF: setsOff,
  TOGETHER: ({ ability, on }, meet) => (ability.of && on?.of ? together(meet(ability.of, on.of)) : null),
  REACHES: reaches,
  IS_USED: isUsed,
  LESSENS: lessens,
  REROLLS: ({ ability, on }, meet) => (ability.of && on?.of ? rerolls(ability.of, on.of, meet) : null),
  CHANGES: ({ ability, on }) => (ability.of && on?.of ? changes(ability.of, on.of) : null),
  KEEPS: keeps,
  DIVIDES: divides,
  DOUBLES: ({ ability, on }, meet) => (ability.of && on ? addsCounters(ability.of, on, meet) : null),
  REDONE: redone,
};

const READS_TOLD: ReadonlySet<Claim['does']> = new Set<Claim['does']>(['IS_USED', 'KEEPS', 'REDONE']);

/** Is it as claimed? Null where nothing known says so. */
export function judgeClaim(claim: Claim, meet: Meeting, told: Told): boolean | null {
  const isPlain = told.acts.length === 0 && told.shown === null && told.about === null;
  // What is told and has no part in the claim may decide otherwise.
  if (!isPlain && !claim.isOfTold && !READS_TOLD.has(claim.does)) return null;
  const holds = JUDGES[claim.does](claim, meet, told);
  return holds === null ? null : holds !== claim.denied;
}

/** Where a unit takes damage that a keyword makes. */
function struckPlace({ damage, traits }: KeywordFacts): Thing['role'] {
  if (damage !== null) return damage.struck;
  return traits?.damage?.instance === 'OF_THE_ATTACK' ? 'DEFENDER' : null;
}

/** It is not said of the damage of a keyword on a unit that does not take it, or that did it itself. */
function isTakenBy(holder: Thing | null, on: Thing, by: KeywordFacts): boolean {
  const struck = struckPlace(by);
  const isOther = holder?.role != null && struck !== null && holder.role !== struck;
  const isSameSide = holder?.owner != null && holder.owner === on.owner;
  const isOtherSide = holder?.owner != null && on.owner !== null && holder.owner !== on.owner;
  const isNone = by.damage?.toItself === true ? isOtherSide : isSameSide;
  return !isOther && !(isNone && on.kind !== 'UNIT');
}

/** Is it claimed of a unit that the damage never strikes? */
export function isMisplaced({ does, ability, on, holder }: Claim): boolean {
  const from = on?.struckBy ?? (on?.kind === 'UNIT' ? null : on?.of) ?? null;
  if (does !== 'STOPS' || on === null || from === null || ability.of === null || !isGuard(ability.of))
    return false;
  return makesDamage(from) && !isTakenBy(holder ?? ability, on, from);
}

function stops({ ability, on, holder }: Claim, meet: Meeting): boolean | null {
  const guard = ability.of;
  const from = on?.struckBy ?? (on?.kind === 'UNIT' ? null : on?.of) ?? null;
  if (guard === null || on === null || from === null || from === guard) return null;
  if (on.kind === 'DAMAGE' && isKindOfAttack(from) && isGuard(guard)) return worksInAttack(meet(guard, from));
  if (isGuard(guard) && makesDamage(from) && isTakenBy(holder ?? ability, on, from))
    return guards(meet(guard, from));
  if (guard.traits?.changesDefender === true) return from.damage !== null && isDamage(on) ? false : null;
  if (guard.traits?.hides === true)
    return isSaid(meet(guard, from), guard, from, ['NO_EFFECT']) ? false : null;
  return guard.traits?.rerolls === true && from.traits?.looksFor === 'FINAL_NATURAL' && on.kind !== 'DAMAGE'
    ? true
    : null;
}

/** Damage, or what is nothing else. */
function isDamage({ kind, of }: Thing): boolean {
  return kind === 'DAMAGE' || (kind === 'ABILITY' && of?.damage != null && of.traits?.isUsed !== undefined);
}

function works(claim: Claim, meet: Meeting, told: Told): boolean | null {
  const { ability, on, holder } = claim;
  const [acts, of] = [ability.of, on?.of ?? null];
  if (acts === null || on === null) return null;
  if (on.kind === 'NATURAL') return countsNatural(acts, on, meet, told);
  if (on.kind === 'DICE' && of === null)
    return on.ofAttack && holder !== null ? usedBy(acts, holder, meet) : null;
  if (on.kind === 'DICE' && of !== null && isGuard(acts) && !isTakenBy(holder ?? ability, on, of))
    return null;
  if (on.kind === 'DICE') return worksOnDice(meet(acts, of ?? acts));
  if (on.kind === 'ATTACK') return of === null ? null : worksInAttack(meet(acts, of));
  if (on.kind === 'UNIT')
    return isStrengthened(claim) ?? usedBy(acts, on, meet) ?? usedAgainst(acts, holder, on, meet);
  if (of === null || of === acts) return null;
  if ((on.kind === 'ABILITY' || on.kind === 'DAMAGE') && isKindOfAttack(of))
    return worksInAttack(meet(acts, of));
  if (!makesDamage(of)) return null;
  if (isGuard(acts)) return isTakenBy(holder, on, of) ? guards(meet(acts, of)) : null;
  if (isSaid(meet(of, acts), of, acts, ['TRIGGERS'])) return true;
  return on.kind === 'DAMAGE' ? (doubles(meet(acts, of)) ?? onOtherDice(acts, of)) : null;
}

/** What the attacker has is good for an attack of its unit, but for what does damage to itself. */
function helps(acts: KeywordFacts, of: KeywordFacts, meet: Meeting): boolean | null {
  const isOfAttacker = acts.rules !== null && placesOf(acts.rules)[0] === 'ATTACKER';
  return isOfAttacker && acts.damage?.toItself !== true ? worksInAttack(meet(acts, of)) : null;
}

/** Does an ability, whose damage or attack it is, bring the other about? */
function setsOff({ ability: { of: acts }, on }: Claim, meet: Meeting): boolean | null {
  const of = on?.of ?? null;
  if (acts === null || of === null || of === acts || isGuard(acts)) return null;
  const known = meet(acts, of);
  if (isKindOfAttack(of)) return worksInAttack(known);
  if (isSaid(known, of, acts, ['TRIGGERS'])) return true;
  return isOnlyDamage(of) ? worksOnDice(known) : null;
}

/** Each is used by a player, and neither takes the other away. */
function together(known: KnownPair): boolean | null {
  const { one, other } = known;
  const taken = ['BLOCKS', 'OVERRIDES', 'REDIRECTS'] as const;
  const isTaken = isSaid(known, one, other, taken) || isSaid(known, other, one, taken);
  return !isTaken && isUsedInDefence(one) && isUsedInDefence(other) ? true : null;
}

/** What concerns attack dice has nothing to do with damage of other dice. */
function onOtherDice({ traits }: KeywordFacts, { rollsDiceOfDamage, rules }: KeywordFacts): boolean | null {
  const isOfAttackDice = traits?.touchesAttackDice === true && !traits.setsHitNumber;
  return isOfAttackDice && rollsDiceOfDamage && rules?.parts.powerForDamage !== true ? false : null;
}

/** Does a natural that stands on such dice set it off? */
function countsNatural(acts: KeywordFacts, on: Thing, meet: Meeting, { about }: Told): boolean | null {
  const looked = acts.rules?.parts.onFinalNatural ?? acts.rules?.parts.onInitialNatural;
  if (looked === undefined) return null;
  if (on.of?.rollsDiceOfDamage === true && !addsAttackDice(on.of))
    return on.of.rules?.parts.powerForDamage === true ? null : false;
  if (acts.traits?.looksFor !== 'FINAL_NATURAL') return null;
  if (on.of !== null) return addsAttackDice(on.of) ? on.face === looked.face : null;
  const attack = about?.kind === 'ATTACK' ? about.of : (about?.attackedBy ?? null);
  return attack !== null && on.face === looked.face ? worksInAttack(meet(acts, attack)) : null;
}

function reaches({ on, holder }: Claim, meet: Meeting): boolean | null {
  if (on?.kind === 'UNIT')
    return on.struckBy !== null && holder?.of != null ? mayHit(meet(on.struckBy, holder.of)) : null;
  if (on?.of == null || holder?.kind !== 'UNIT') return null;
  if (holder.of !== null && isHiddenFrom(on.of, holder, meet(on.of, holder.of))) return false;
  if (holder.did?.traits?.reachesOtherArena === true) return worksInAttack(meet(on.of, holder.did));
  if (holder.of === null) return null;
  if (on.kind === 'ABILITY' && !makesDamage(on.of)) return null;
  return mayHit(meet(on.of, holder.of));
}

function isUsed({ ability, holder }: Claim, meet: Meeting, told: Told): boolean | null {
  const used = ability.of;
  const last = told.acts.at(-1);
  if (used === null) return null;
  if (holder?.of != null && isHiddenFrom(used, holder, meet(used, holder.of))) return false;
  if (told.shown !== null && last?.ability.of?.traits?.rerolls === true && isInitial(used))
    return told.shown.of === null && told.shown.face === used.rules?.parts.onInitialNatural?.face
      ? true
      : null;
  if (told.shown !== null) return countsNatural(used, told.shown, meet, told);
  const byWho = last?.who?.owner ?? null;
  const isOne = byWho === null || byWho === (holder?.owner ?? null);
  if (last?.isAfter === true && isOne && last.ability.of?.rules?.parts.changesDefender === 'TO_THIS_UNIT')
    return last.who?.kind === 'IT' || last.ability.of === used
      ? null
      : usedAfter(meet(used, last.ability.of));
  if (last?.isAfter === true) return isLater(used, last.ability.of, meet);
  const attack = told.about?.kind === 'ATTACK' ? told.about.of : null;
  if (attack !== null) return worksInAttack(meet(used, attack));
  const by = holder === null ? null : usedBy(used, holder, meet);
  if (by !== null) return by;
  if (told.about !== null) return usedAgainst(used, holder, told.about, meet);
  return last === undefined ? null : setsOff({ ...claimOn(ability), on: last.ability }, meet);
}

function claimOn(ability: Thing): Claim {
  return { does: 'SETS_OFF', ability, on: null, holder: null, denied: false, isOfTold: true };
}

/** May the defender's side use it where the attacker has the other? */
function usedAgainst(
  used: KeywordFacts,
  holder: Thing | null,
  attacker: Thing,
  meet: Meeting,
): boolean | null {
  const other = attacker.of;
  if (attacker.kind !== 'UNIT' || attacker.role !== 'ATTACKER' || other === null || other === used)
    return null;
  const isOwn = holder?.owner != null && holder.owner === attacker.owner;
  const isOfDefender = isUsedInDefence(used) || used.traits?.changesDefender === true;
  if (isOwn || !isOfDefender || holder?.role === 'ATTACKER' || other.rules === null) return null;
  if (!placesOf(other.rules).includes('ATTACKER')) return null;
  return !isSaid(meet(used, other), other, used, ['BLOCKS', 'OVERRIDES']);
}

/** May a unit use it of which it is told what befell it? */
function usedBy(used: KeywordFacts, unit: Thing, meet: Meeting): boolean | null {
  if (unit.attackedBy !== null) return worksInAttack(meet(used, unit.attackedBy));
  if (unit.struckBy !== null && unit.struckBy !== used) return usedWhenStruck(meet(used, unit.struckBy));
  if (unit.did === null || unit.did === used) return null;
  return usedAfter(meet(used, unit.did));
}

/** Damage of another ability makes no unit the attacked one. */
function usedWhenStruck(known: KnownPair): boolean | null {
  const { one, other } = known;
  const { traits, rules } = one;
  if (other.traits?.damage?.instance !== 'OWN') return null;
  if (isGuard(one)) return guards(known);
  if (isSaid(known, other, one, ['TRIGGERS'])) return true;
  const needsAttack =
    rules?.parts.strikesBackAtEnd === true || rules?.parts.onFinalNatural?.effect === 'DAMAGE_BACK';
  if (needsAttack) return false;
  return traits?.rerolls === true && other.traits?.dividesExcess === true ? false : null;
}

/** A unit that makes itself the defender is one in all that follows. */
function usedAfter(known: KnownPair): boolean | null {
  const { one, other } = known;
  const isBlocked = isSaid(known, other, one, ['BLOCKS', 'OVERRIDES']);
  if (isBlocked || one.rules === null || one.traits === null) return null;
  if (other.rules?.parts.changesDefender !== 'TO_THIS_UNIT')
    return isUsedInDefence(one) && isUsedInDefence(other) ? true : null;
  if (!placesOf(one.rules).includes('DEFENDER')) return one.traits.touchesAttackDice ? false : null;
  return isUsedInDefence(one) || isGuard(one) || one.traits.rerolls ? true : null;
}

/** What is used in a window that is over can't be used any more. */
function isLater(used: KeywordFacts, before: KeywordFacts | null, meet: Meeting): boolean | null {
  if (before === null || before === used || !isActive(used) || !isActive(before)) return null;
  const known = meet(used, before);
  const moves = isSaid(known, before, used, ['BLOCKS', 'OVERRIDES', 'REDIRECTS']);
  if (moves || known.windows === null) return null;
  const [place, placeBefore] = known.windows;
  return place === placeBefore ? null : place > placeBefore;
}

function isActive({ traits }: KeywordFacts): boolean {
  return traits !== null && (traits.isUsed || traits.dividesExcess || traits.prevents !== null);
}

function lessens({ ability, on }: Claim, meet: Meeting): boolean | null {
  const acts = ability.of;
  if (acts?.rules?.parts.weakensAttackers !== true || on === null) return null;
  if (on.kind === 'ATTACK') return on.of === null ? null : worksInAttack(meet(acts, on.of));
  if (on.of !== null)
    return on.of.rollsDiceOfDamage && !addsAttackDice(on.of) ? worksOnDice(meet(acts, on.of)) : null;
  const other = on.attackedBy;
  if (!on.ofAttack || other === null || other === acts) return null;
  return isSaid(meet(acts, other), other, acts, ['BLOCKS', 'OVERRIDES']) ? null : true;
}

function rerolls(acts: KeywordFacts, of: KeywordFacts, meet: Meeting): boolean | null {
  return acts.traits?.rerolls === true && acts !== of ? worksOnDice(meet(acts, of)) : null;
}

/** What the initial roll gave stays, whatever is re-rolled later. */
function keeps({ on }: Claim, _meet: Meeting, { acts }: Told): boolean | null {
  const rerolled = acts.some(({ ability }) => ability.of?.traits?.rerolls === true);
  return rerolled && on?.of?.traits?.looksFor === 'INITIAL_NATURAL' ? true : null;
}

/** Hits of the attack are divided, and no damage of another kind; what is no hit is left open. */
function divides({ ability: { of: acts }, on }: Claim, meet: Meeting): boolean | null {
  const of = on?.of ?? null;
  if (acts?.traits?.dividesExcess !== true || of === null || of === acts) return null;
  if (of.rollsDiceOfDamage && !addsAttackDice(of)) return false;
  const isOfAttack = of.traits?.damage?.instance === 'OF_THE_ATTACK';
  return isOfAttack && isSaid(meet(of, acts), of, acts, ['NO_EFFECT']) ? false : null;
}

/** On the defender, and on no unit that other damage strikes. */
function addsCounters(acts: KeywordFacts, on: Thing, meet: Meeting): boolean | null {
  if (acts.rules?.parts.doublesCounters !== true) return null;
  if (on.kind !== 'UNIT') return on.of === null || on.of === acts ? null : doubles(meet(acts, on.of));
  if (on.struckBy !== null) return on.role === 'DEFENDER' ? null : on.struckBy.damage === null ? null : false;
  if (on.role !== 'DEFENDER' || on.attackedBy === null || on.attackedBy === acts) return null;
  return isSaid(meet(acts, on.attackedBy), on.attackedBy, acts, ['BLOCKS', 'OVERRIDES']) ? null : true;
}

/** What was decided in a window that is over stands. */
function redone({ ability }: Claim, meet: Meeting, { acts }: Told): boolean | null {
  const last = acts.at(-1);
  if (last?.isAfter !== true || ability.of === null) return null;
  return isLater(ability.of, last.ability.of, meet) === false ? false : null;
}
