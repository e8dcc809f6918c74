import type { CardRecord } from './card-record.js';
import { SUMMARY_SOURCE } from './sample-sources.js';

/** Two invented units for tests. */
export const sampleCards: readonly CardRecord[] = [
  {
    slug: 'old-guard-a',
    name: 'Old Guard',
    version: 'A',
    side: 'LIGHT',
    typeLine: 'Ground/Character',
    arenas: ['GROUND', 'CHARACTER'],
    subtypes: ['Jedi', 'Guard'],
    buildCost: 6,
    costText: '6',
    speed: 40,
    power: 5,
    health: 4,
    lines: ['Switch: Overkill/Stun 2', 'Pay 2 Force -> Evade 2'],
    keywords: ['overkill', 'stun', 'evade'],
    rulings: [],
    printings: [{ set: 'INV', number: '12', rarity: 'common', promo: false }],
    source: SUMMARY_SOURCE,
  },
  {
    slug: 'stone-beast',
    name: 'Stone Beast',
    version: null,
    side: 'NEUTRAL',
    typeLine: 'Ground',
    arenas: ['GROUND'],
    subtypes: ['Beast'],
    buildCost: 8,
    costText: '8',
    speed: 20,
    power: 7,
    health: 7,
    lines: ['Retaliate 2'],
    keywords: ['retaliate'],
    rulings: [],
    printings: [{ set: 'INV', number: '13', rarity: 'rare', promo: false }],
    source: SUMMARY_SOURCE,
  },
];
