import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import { isSaid, type KnownPair, type PairForm } from './pair-form.js';
import { maybe, wholeLine } from './whole-line.js';

const OPENS = '(?:does|do|can|could|will|would|may|is)';
const DAMAGE = '(?: damage| dice)?';
const WORKS =
  '(?:help|helps|work|works|protect|protects|count|apply|do anything|do something|matter|do any good|guard|defend)';

/** Does the one keep damage of the other from its unit, or a natural that it looks for from the roll? */
export const ASKS_OF_GUARD: readonly PairForm[] = [
  {
    asks: wholeLine(`${OPENS} (?:attacker|attacking unit) ${maybe('use|still')}K L${DAMAGE}`),
    holds: (known) => (known.other.damage?.struck === 'ATTACKER' ? guards(known) : null),
  },
  {
    asks: wholeLine(
      `${OPENS} K (?:protect|help|save|work for|guard) (?:attacker|attacking unit) (?:from|against|versus) L${DAMAGE}`,
    ),
    holds: (known) => (known.other.damage?.struck === 'ATTACKER' ? guards(known) : null),
  },
  {
    asks: wholeLine(`${OPENS} K ${maybe(WORKS)}(?:against|versus|on) L${DAMAGE}`),
    holds: (known) => (known.other.damage !== null && isGuard(known.one) ? guards(known) : null),
  },
  {
    asks: wholeLine(
      `${OPENS} ${maybe('i|unit')}${maybe('use')}K (?:to )?(?:negate|negates|stop|avoid|prevent|remove|cancel|get around|dodge) L${DAMAGE}`,
    ),
    holds: ({ one, other }) =>
      one.traits?.rerolls === true && other.traits?.looksFor === 'FINAL_NATURAL' ? true : null,
  },
  {
    asks: wholeLine(`${OPENS} K (?:double|doubles|count for|apply to|work on|affect) L${DAMAGE}`),
    holds: doubles,
  },
];

function isGuard({ traits, rules }: KeywordFacts): boolean {
  return traits?.setsHitNumber === true || traits?.prevents != null || rules?.parts.weakensAttackers === true;
}

/** Damage of the other on the unit that has the one. */
function guards(known: KnownPair): boolean | null {
  const { one, other } = known;
  if (isSaid(known, one, other, ['PREVENTS'])) return true;
  if (isSaid(known, other, one, ['BLOCKS', 'OVERRIDES'])) return false;
  const isOfAttack = one.rules?.parts.weakensAttackers === true || one.traits?.prevents === 'BY_DICE';
  if (isOfAttack && other.rollsDiceOfDamage && other.rules?.parts.powerForDamage !== true) return false;
  if (one.traits?.setsHitNumber === true) return other.rollsDiceOfDamage;
  return isSaid(known, one, other, ['NO_EFFECT']) ? false : null;
}

/** More counters for damage of the attack, and for no other. */
function doubles({ one, other }: KnownPair): boolean | null {
  if (one.rules?.parts.doublesCounters !== true) return null;
  if (other.damage !== null) return false;
  return other.traits?.damage?.instance === 'OF_THE_ATTACK' ? true : null;
}
