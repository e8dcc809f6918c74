import type { KeywordParts } from '../../../engine/keyword.js';
import { KEYWORDS } from '../../../engine/keyword-list.js';

/** They say how a unit attacks, or hold for all that its attack does: whoever names one may mean the whole attack. */
const OF_THE_ATTACK: readonly (keyof KeywordParts)[] = [
  'reaches',
  'unpreventable',
  'hidesDice',
  'keepsDefender',
  'hidesUntappedUnit',
];
const MAKING_ATTACKS: readonly KeywordParts['reward'][] = ['AFTER_ITS_ATTACK', 'AFTER_TOO_LITTLE_DAMAGE'];

/** `Does Armor protect against Bombard?` asks of attacks with Bombard: that neither changes the other is no answer to it. */
export function standsForItsAttack(slug: string): boolean {
  const parts = KEYWORDS.find((one) => one.slug === slug)?.parts ?? {};
  return OF_THE_ATTACK.some((part) => parts[part] !== undefined) || MAKING_ATTACKS.includes(parts.reward);
}
