import type { CardRecord } from '../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { SUMMARY_SOURCE } from '../knowledge-base/sample-sources.js';

const UNIT: Omit<CardRecord, 'slug' | 'name'> = {
  version: null,
  side: 'NEUTRAL',
  typeLine: 'Ground/Character',
  arenas: ['GROUND', 'CHARACTER'],
  subtypes: ['Beast'],
  buildCost: 4,
  costText: '4',
  speed: 30,
  power: 4,
  health: 3,
  lines: [],
  keywords: [],
  rulings: [],
  printings: [{ set: 'INV', number: '40', rarity: 'common', promo: false }],
  source: SUMMARY_SOURCE,
};

/** Invented cards beside those of the sample: two versions of one, one that is no unit, and what else an attack must cope with. */
export function openWithUnits(
  ...added: readonly (Pick<CardRecord, 'slug' | 'name'> & Partial<CardRecord>)[]
): KnowledgeBase {
  const cards: readonly CardRecord[] = [
    ...sampleContent.cards,
    {
      ...UNIT,
      slug: 'marsh-hunter-a',
      name: 'Marsh Hunter',
      version: 'A',
      lines: ['Critical Hit 1'],
      keywords: ['critical-hit'],
    },
    { ...UNIT, slug: 'marsh-hunter-b', name: 'Marsh Hunter', version: 'B', power: 5 },
    {
      ...UNIT,
      slug: 'pack-leader',
      name: 'Pack Leader',
      lines: ['Evade X, where X is the number of your Beasts', 'Stun 1'],
    },
    {
      ...UNIT,
      slug: 'old-banner',
      name: 'Old Banner',
      typeLine: 'Equipment',
      arenas: [],
      power: null,
      health: null,
    },
    { ...UNIT, slug: '7-tek', name: '7-TEK', power: 6 },
    ...added.map((card) => ({ ...UNIT, ...card })),
  ];
  return openSample({ ...sampleContent, cards: cards.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)) });
}
