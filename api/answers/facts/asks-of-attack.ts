import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import { isSaid, type KnownPair, type PairForm, turnedRound } from './pair-form.js';
import { maybe, wholeLine } from './whole-line.js';

const OPENS = '(?:does|do|can|could|will|would|may|is)';
const WORKS =
  '(?:work|works|apply|count|function|happen|trigger|be used|used|usable|possible|available|be activated|resolve|do anything)';
const ON = '(?:with|on|during|in|for|against|through|from|when i|if i|when unit|after|versus|to|vs)';
const AN_ATTACK = '(?: attack| attacks|( damage))?';

/** Does a keyword work in an attack of a special kind, such as one into another arena, or one that follows another? */
export const ASKS_OF_ATTACK: readonly PairForm[] = [
  {
    asks: wholeLine(
      `${OPENS} ${maybe('i|unit')}${maybe('get|use|have|still get')}K ${maybe(WORKS)}${ON} ${maybe('use')}L${AN_ATTACK}`,
    ),
    holds: worksInAttack,
  },
  {
    asks: wholeLine(`${OPENS} K ${maybe(WORKS)}(?:with|alongside) L${AN_ATTACK}`),
    holds: turnedRound(worksInAttack),
  },
  {
    asks: wholeLine(`${OPENS} ${maybe('i|unit')}K L${AN_ATTACK}`),
    holds: (known, parts) => worksInAttack(known, parts) ?? turnedRound(worksInAttack)(known, parts),
  },
  {
    asks: wholeLine(
      `${OPENS} K${AN_ATTACK} (?:get|use|have|trigger|cause|set off|count for|benefit from|gain|be) ${maybe('bonus from|hit by')}L(?: bonus| dice| damage)?`,
    ),
    holds: turnedRound(worksInAttack),
  },
  {
    asks: wholeLine(
      `${OPENS} ${maybe('i|unit')}(?:use|play|combine) K (?:with|and) L(?: in tandem| together)?`,
    ),
    holds: (known, parts) => worksInAttack(known, parts) ?? turnedRound(worksInAttack)(known, parts),
  },
  {
    asks: wholeLine(
      `${OPENS} K${AN_ATTACK} (?:ignore|bypass|get around|go around|go through|get past|pierce) L`,
    ),
    holds: (known) =>
      turnedRound(worksInAttack)(known, []) === true && isDefence(known.other) ? false : null,
  },
];

/** The other is a kind of attack, and nothing in it takes from the one what it does. */
function worksInAttack(known: KnownPair, parts: readonly string[]): boolean | null {
  const { one, other } = known;
  // Its damage is its price, and no damage of the attack.
  if (other.rules?.parts.powerForDamage === true && parts.includes(' damage')) return null;
  if (!isKindOfAttack(other) || one.traits === null || isKindOfAttack(one)) return null;
  if (isSaid(known, other, one, ['BLOCKS', 'OVERRIDES'])) return false;
  const isOther =
    isSaid(known, one, other, ['NO_EFFECT', 'BLOCKS', 'OVERRIDES', 'REDIRECTS']) ||
    isSaid(known, other, one, ['NO_EFFECT']);
  return isOther || reachesNotThere(known) ? null : true;
}

/** What it does to other units it does in its own arena. */
function reachesNotThere({ one, other }: KnownPair): boolean {
  return other.traits?.reachesOtherArena === true && one.traits?.setOffBy === 'DISCARD';
}

function isKindOfAttack({ traits, rules, attacksAgain }: KeywordFacts): boolean {
  return traits?.reachesOtherArena === true || rules?.parts.powerForDamage === true || attacksAgain;
}

function isDefence({ traits, rules }: KeywordFacts): boolean {
  return traits?.setsHitNumber === true || rules?.parts.weakensAttackers === true || traits?.prevents != null;
}
