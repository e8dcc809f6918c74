import type { KeywordParameter, KnownKeyword } from './known-keyword.js';

function named(parameter: KeywordParameter, ...names: readonly string[]): readonly KnownKeyword[] {
  return names.map((name) => ({
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    formerNames: name === 'Precision' ? ['Elude'] : [],
    parameter,
  }));
}

/** Keywords of every kind, for tests. */
export const sampleKnownKeywords: readonly KnownKeyword[] = [
  ...named('NONE', 'Armor', 'Double Strike', 'Intercept', 'Overkill', 'Precision', 'Stealth'),
  ...named(
    'NUMBER',
    'Area Damage',
    'Bombard',
    'Critical Hit',
    'Damage Control',
    'Deflect',
    'Evade',
    'Focus',
    'Fury',
  ),
  ...named('NUMBER', 'Lucky', 'Parry', 'Protect', 'Retaliate', 'Stun'),
  ...named('SIGNED_NUMBER', 'Accuracy', 'Resilience'),
  ...named('EFFECT', 'Deploy', 'Foresight', 'INSERT', 'Pilot', 'Reserves', 'Switch'),
  ...named('COST', 'Alternative Cost', 'Upkeep'),
  ...named('LIST', 'Stack'),
  ...named('CONDITION', 'Reduced Cost'),
];
