import type { KeywordRules } from '../keyword.js';

/** The unit that has a keyword. SECOND: another unit of the defender's side. FELLOW: another unit of the attacker's side. */
export type Place = 'ATTACKER' | 'DEFENDER' | 'SECOND' | 'FELLOW';

/** What only a unit that attacks has something of. */
const ATTACKERS_ONLY: readonly string[] = ['AFTER_ITS_ATTACK', 'AFTER_TOO_LITTLE_DAMAGE', 'GUESS_ITS_HITS'];

/**
 * Units on which a keyword can play one of its parts, the usual one first. A keyword that plays none is with the attacker: it has to be
 * somewhere.
 */
export function placesOf({ parts }: KeywordRules): readonly Place[] {
  const places: Place[] = [];
  const { onFinalNatural: final, reward, prevents } = parts;
  const attacks =
    parts.addsToAttackDice === true ||
    parts.powerWhileDamaged === true ||
    parts.reaches !== undefined ||
    parts.powerForDamage === true ||
    parts.keepsDefender === true ||
    parts.onInitialNatural !== undefined ||
    parts.rerolls === true ||
    final?.effect === 'DAMAGE' ||
    parts.dividesExcess === true ||
    parts.unpreventable === true ||
    parts.doublesCounters === true ||
    parts.hidesDice === true ||
    parts.damageAfterDiscard === true ||
    reward === 'AFTER_ITS_ATTACK' ||
    reward === 'AFTER_TOO_LITTLE_DAMAGE' ||
    reward === 'GUESS_ITS_HITS' ||
    reward === 'WHEN_IT_DAMAGES' ||
    reward === 'WHEN_IT_DISCARDS';
  if (attacks) places.push('ATTACKER');
  if (parts.strengthens === 'ITSELF_FOR_EACH_ENEMY') places.push('ATTACKER', 'DEFENDER');
  if (parts.strengthens === 'OTHER_UNITS') places.push('FELLOW', 'SECOND');
  const defends =
    parts.hitOn !== undefined ||
    parts.weakensAttackers === true ||
    parts.strikesBackAtEnd === true ||
    (final !== undefined && final.effect !== 'DAMAGE') ||
    prevents?.of === 'ITSELF' ||
    parts.preventsUnpreventable === true ||
    parts.changesDefender === 'TO_ANOTHER_UNIT' ||
    parts.rerolls === true ||
    (reward !== undefined && !ATTACKERS_ONLY.includes(reward));
  const isSecond =
    parts.changesDefender === 'TO_THIS_UNIT' ||
    prevents?.of === 'FELLOW_UNIT' ||
    parts.avenges === true ||
    parts.hidesUntappedUnit === true;
  if (isSecond) places.push('SECOND');
  if (defends) places.push('DEFENDER');
  const isStruckBack =
    parts.hitOn !== undefined ||
    prevents?.of === 'ITSELF' ||
    parts.preventsUnpreventable === true ||
    reward === 'WHEN_IT_IS_DAMAGED' ||
    reward === 'WHEN_IT_IS_DISCARDED';
  if (isStruckBack) places.push('ATTACKER');
  if (isStruckAside(parts)) places.push('SECOND');
  if (prevents?.of === 'FELLOW_UNIT') places.push('DEFENDER', 'FELLOW');
  if (parts.unpreventable === true) places.push('DEFENDER');
  return places.length === 0 ? ['ATTACKER'] : [...new Set(places)];
}

/** What matters to a unit that is struck without being the defender. */
function isStruckAside({ hitOn, prevents, strikesBackAtEnd, ...parts }: KeywordRules['parts']): boolean {
  return (
    hitOn !== undefined ||
    prevents?.of === 'ITSELF' ||
    strikesBackAtEnd === true ||
    parts.weakensAttackers === true ||
    (parts.onFinalNatural !== undefined && parts.onFinalNatural.effect !== 'DAMAGE') ||
    parts.reward === 'WHEN_IT_IS_DAMAGED' ||
    parts.reward === 'WHEN_IT_IS_DISCARDED'
  );
}
