import { isSaid, type KnownPair, type PairForm, turnedRound } from './pair-form.js';
import { maybe, wholeLine } from './whole-line.js';

const OPENS = '(?:does|do|can|could|will|would|may)';
const HITS =
  '(?:hit|target|go to|go onto|go on|go at|reach|damage|kill|affect|be put on|be placed on|be used on|be used against|be done to|be dealt to|be moved to|be moved onto|spill onto|spill to|onto|on|to|use on|use against|used on|used against|against|do damage to|deal damage to)';
const TOGETHER =
  '(?: both| together| in tandem)?(?: (?:in|on|for|during|against|at))?(?: (?:same|one|single))?(?: (?:attack|damage|time|turn|tandem|once|at once|instance of damage))?';

/** May damage of the one go to a unit with the other; may both be used at once; does the one come into play through the other? */
export const ASKS_OF_UNIT: readonly PairForm[] = [
  {
    asks: wholeLine(
      `(?:can|could|will|would|is|are|may) (?:untapped )?K (?:units )?(?:still )?(?:be |get )?(?:hit|damaged|reached|targeted|killed|affected|hurt) (?:by|with|through|from) L(?: damage)?`,
    ),
    holds: (known, parts) => turnedRound(mayHit)(known, parts),
  },
  {
    asks: wholeLine(
      `${OPENS} ${maybe('i|unit')}${maybe('use|put|move|place')}K ${maybe('damage|hits|dice')}(${HITS}) ${maybe('untapped|undamaged|enemy|opponents|opposing')}${maybe('unit with|units with|unit that has')}L`,
    ),
    holds: mayHit,
  },
  {
    asks: wholeLine(
      `(?:can|may|could) (?:i|unit) ${maybe('use|play|activate|have')}K (?:and|plus|with) ${maybe('use')}L${TOGETHER}`,
    ),
    holds: mayBeUsedTogether,
  },
  {
    asks: wholeLine(
      `(?:can|may|could|does|will) (?:i |unit )?${maybe('use|activate')}K ${maybe('work|happen|trigger|apply')}(?:after|when|if|once|with) ${maybe('unit|i|someone|units')}L`,
    ),
    holds: comesIntoPlay,
  },
  {
    asks: wholeLine('(?:can|may|could) (?:i|unit) K L(?: damage| dice| hits)?'),
    holds: movesNoDamage,
  },
  {
    asks: wholeLine(
      `(?:does|do|can|will|would) ${maybe('i|unit')}K ${maybe('work|trigger|happen|apply|count|hit|go off|affect|occur')}${maybe('attacker|enemy|attacking unit')}(?:when|if|with|on|from|through|via) ${maybe('i|unit')}${maybe('use|damage from|hit with|damage')}L(?: damage)?`,
    ),
    holds: (known) => (isSaid(known, known.other, known.one, ['TRIGGERS']) ? true : null),
  },
  {
    asks: wholeLine(
      `(?:does|can|will) K (?:protect|save|help|cover|work for|let) (?:other|others|another|other own|own other|own)(?: units?)? (?:from|against|prevent|vs|versus)(?: damage from)? L(?: damage| units?)?`,
    ),
    holds: ({ one, other }) =>
      one.traits?.preventsUnpreventable === true && other.traits?.unpreventable === true ? false : null,
  },
];

function mayHit(known: KnownPair, [verb]: readonly string[]): boolean | null {
  const { one, other, verdict } = known;
  if (one.damage === null || one.damage.toItself || one.damage.struck === null) return null;
  // `can the Overkill target Retaliate?`: what that unit does.
  if (other.traits === null || (verb === 'target' && other.traits.isUsed)) return null;
  if (isSaid(known, other, one, ['BLOCKS', 'OVERRIDES', 'REDIRECTS'])) return false;
  const isReached = isSaid(known, other, one, ['NO_EFFECT', 'PREVENTS']);
  return isReached || verdict === 'INDEPENDENT' ? true : null;
}

/** Each is used by a player, and neither takes the other away. */
function mayBeUsedTogether(known: KnownPair): boolean | null {
  const { one, other } = known;
  const isTaken =
    isSaid(known, one, other, ['BLOCKS', 'OVERRIDES', 'REDIRECTS']) ||
    isSaid(known, other, one, ['BLOCKS', 'OVERRIDES', 'REDIRECTS']);
  return !isTaken && isDefender(one) && isDefender(other) ? true : null;
}

function isDefender({ traits, rules }: KnownPair['one']): boolean {
  return (
    traits?.prevents != null ||
    rules?.parts.strikesBackAtEnd === true ||
    rules?.parts.onFinalNatural?.effect === 'DAMAGE_BACK'
  );
}

/** What changes the defender moves attacks, and no damage of an ability. */
function movesNoDamage({ one, other }: KnownPair): boolean | null {
  return one.traits?.changesDefender === true && other.damage !== null ? false : null;
}

const POSSIBLE = /\bcan come into play\b|\bmakes \w+(?: \w+)? possible\b/;

function comesIntoPlay({ one, other, findings }: KnownPair): boolean | null {
  const opens = findings.some(
    ({ from, to, relation, statement }) =>
      from === other.keyword.slug &&
      to === one.keyword.slug &&
      relation === 'MODIFIES' &&
      POSSIBLE.test(statement),
  );
  return opens ? true : null;
}
