import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../../api/knowledge-base/sample-content.js';
import type { CardFacts } from '../reading/card-facts.js';
import { cardRecords } from './card-records.js';

const beast: CardFacts = {
  name: 'Stone Beast',
  version: 'A',
  side: 'yuuzhan-vong',
  type_line: 'Ground/Character',
  subtypes: ['Beast'],
  cost: 8,
  speed: 20,
  power: 7,
  health: 7,
  lines: ['Overkill and Stun 2', 'Pay 2 Force -> Evade 2', 'It likes stones', 'Stun 1'],
  printings: [{ set: 'INV', number: '13', rarity: 'rare' }],
};
const build = (...cards: readonly CardFacts[]) => cardRecords({ text: '', cards }, sampleContent.keywords);

describe('the facts of a card', () => {
  it('become a record with its arenas in order and the keywords of its lines', () => {
    expect(build(beast)).toMatchObject([
      {
        slug: 'stone-beast-a',
        side: 'YUUZHAN_VONG',
        arenas: ['GROUND', 'CHARACTER'],
        keywords: ['overkill', 'stun', 'evade'],
        buildCost: 8,
        printings: [{ set: 'INV', promo: false }],
      },
    ]);
  });

  it('of a card that is no unit leave arenas and numbers open', () => {
    const { speed: _speed, power: _power, health: _health, ...rest } = beast;
    expect(build({ ...rest, type_line: 'Equipment', cost: 'X' })).toMatchObject([
      { arenas: [], power: null, health: null, buildCost: null, costText: 'X' },
    ]);
  });

  it('stop the ingest when a card is there twice, or a line looks like a keyword and is none', () => {
    expect(() => build(beast, { ...beast })).toThrow('Stone Beast (A) is there twice');
    expect(() => build({ ...beast, lines: ['Evada 2'] })).toThrow('Stone Beast (A)');
  });
});
