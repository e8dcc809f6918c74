import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import type { Claim } from './claim.js';
import { isKindOfAttack } from './dice-meet.js';
import { isSaid, type KnownPair } from './known-pair.js';
import type { Thing } from './thing.js';

/** May no attack be made against it, or moved to it, while it is neither tapped nor damaged? */
export function isHiddenFrom(attacks: KeywordFacts, { of, fresh }: Thing, known: KnownPair): boolean {
  const isAttack = isKindOfAttack(attacks) || attacks.traits?.changesDefender === true;
  const isHidden = fresh && of?.traits?.hides === true && isAttack;
  return isHidden && isSaid(known, of, attacks, ['BLOCKS', 'OVERRIDES']);
}

/** What makes all other units of its player stronger does so whatever else these have. */
export function isStrengthened({ ability, on, holder }: Claim): boolean | null {
  if (ability.of?.rules?.parts.strengthens !== 'OTHER_UNITS' || on?.of == null || on.of === ability.of)
    return null;
  const whose = (holder ?? ability).owner;
  return on.owner === 'THEIRS' || whose === 'THEIRS' ? null : true;
}

export function isInitial({ traits }: KeywordFacts): boolean {
  return traits?.looksFor === 'INITIAL_NATURAL';
}
