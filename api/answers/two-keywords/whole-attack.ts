import { traitsOf } from '../../../engine/interaction/traits.js';
import type { KeywordParts } from '../../../engine/keyword.js';
import { rulesOf } from '../../interactions/rules-of.js';

/** They say how a unit attacks, or hold for all that its attack does: whoever names one may mean the whole attack. */
const OF_THE_ATTACK: readonly (keyof KeywordParts)[] = [
  'reaches',
  'unpreventable',
  'hidesDice',
  'keepsDefender',
  'hidesUntappedUnit',
];

/** `Does Armor protect against Bombard?` asks of attacks with Bombard: that neither changes the other is no answer to it. */
export function standsForItsAttack(slug: string): boolean {
  const rules = rulesOf(slug);
  if (rules === undefined) return false;
  return (
    OF_THE_ATTACK.some((part) => rules.parts[part] !== undefined) || traitsOf(rules).attacksAgain !== null
  );
}
