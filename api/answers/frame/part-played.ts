import type { KeywordParts } from '../../../engine/keyword.js';
import type { Known } from '../facts/fact-form.js';
import type { Role } from './frame.js';

/** Parts that a unit plays by attacking, and in no other place. */
const OF_ATTACKER: readonly (keyof KeywordParts)[] = [
  'addsToAttackDice',
  'reaches',
  'powerForDamage',
  'keepsDefender',
  'onInitialNatural',
  'dividesExcess',
  'doublesCounters',
  'hidesDice',
  'damageAfterDiscard',
];

/** The places in which its unit has something of it, where these are known and there are others; null where they are not. */
export function rolesOf({ rules, traits }: Known): ReadonlySet<Role> | null {
  if (rules === null || traits === null) return null;
  const { parts } = rules;
  const final = parts.onFinalNatural?.effect;
  if (OF_ATTACKER.some((part) => parts[part] !== undefined) || final === 'DAMAGE')
    return new Set<Role>(['ATTACKER', 'BOTH']);
  const looksBack = final === 'DAMAGE_BACK' || final === 'PREVENTION';
  if (looksBack || parts.strikesBackAtEnd === true || parts.weakensAttackers === true)
    return new Set<Role>(['DEFENDER', 'BOTH']);
  if (parts.changesDefender === 'TO_ANOTHER_UNIT') return new Set<Role>(['DEFENDER']);
  if (parts.changesDefender === 'TO_THIS_UNIT') return new Set<Role>(['BESIDE']);
  if (parts.rerolls === true) return new Set<Role>(['ATTACKER', 'DEFENDER', 'BOTH']);
  return null;
}

/** Whom what it gives or prevents is for. Null: it does neither. */
export function helpsWhom({
  rules,
}: Known): { readonly whom: 'HOLDER' | 'OTHER'; readonly saves: boolean } | null {
  const parts = rules?.parts;
  if (parts === undefined) return null;
  if (parts.strengthens !== undefined)
    return { whom: parts.strengthens === 'OTHER_UNITS' ? 'OTHER' : 'HOLDER', saves: false };
  if (parts.powerWhileDamaged === true || parts.addsToAttackDice === true || parts.powerForDamage === true)
    return { whom: 'HOLDER', saves: false };
  if (parts.prevents !== undefined)
    return { whom: parts.prevents.of === 'ITSELF' ? 'HOLDER' : 'OTHER', saves: true };
  const isOwn =
    parts.onFinalNatural?.effect === 'PREVENTION' ||
    parts.preventsUnpreventable === true ||
    parts.hitOn !== undefined ||
    parts.weakensAttackers === true;
  return isOwn ? { whom: 'HOLDER', saves: true } : null;
}
