import type { KeywordRules } from '../keyword.js';
import type { Place } from './places.js';

/** The place of the unit that takes the damage a keyword makes. */
export function struckBy({ parts }: KeywordRules): Place {
  if (parts.dividesExcess === true || parts.damageAfterDiscard === true) return 'SECOND';
  return parts.onFinalNatural?.effect === 'DAMAGE' || parts.doublesCounters === true
    ? 'DEFENDER'
    : 'ATTACKER';
}
