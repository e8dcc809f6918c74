import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

const READERS = [parseCardText, parseAbilityLines] as const;

/** Slugs, and the effect of what has one. */
function found(readAll: (typeof READERS)[number], text: string): readonly string[] {
  return readAll(text, GAME_KEYWORDS).abilities.flatMap((one) =>
    one.kind === 'BONUS' ? [] : [one.effect === null ? one.keyword : `${one.keyword}: ${one.effect}`],
  );
}

describe('the text of a cost, a list or a condition', () => {
  it.each([
    ['Upkeep: Pay 1 Force. Overkill', ['upkeep: Pay 1 Force', 'overkill']],
    ['Upkeep: Pay 1 Force; Overkill', ['upkeep: Pay 1 Force', 'overkill']],
    ['Alternative Cost: Discard a card. Stealth', ['alternative-cost: Discard a card', 'stealth']],
    ['Stack: Old Barge, New Barge. Armor', ['stack: Old Barge, New Barge', 'armor']],
    ['Upkeep: Pay 1 Force. Tap -> Stun 1', ['upkeep: Pay 1 Force', 'stun']],
    ['Upkeep: Pay 1 Force. Reserves: Draw a card', ['upkeep: Pay 1 Force', 'reserves: Draw a card']],
  ])('ends where an ability begins: %s', (text, abilities) => {
    for (const readAll of READERS) expect(found(readAll, text)).toEqual(abilities);
  });

  it.each([
    ['Upkeep: Pay 1 Force Overkill', 'Overkill'],
    ['Upkeep: Pay 1 Force and Overkill', 'Overkill'],
    ['Reduced Cost 2: if you have a Jedi, Armor', 'Armor'],
    ['Stack: Old Barge and New Barge Evade 2', 'Evade 2'],
  ])('may hold the name that it ends in, which is told: %s', (text, name) => {
    for (const readAll of READERS) {
      const { problems } = readAll(text, GAME_KEYWORDS);
      expect(problems).toMatchObject([{ text: name, message: expect.stringContaining('is part of') }]);
    }
  });

  it.each([
    'Upkeep: Discard a unit with Armor and Overkill',
    'Alternative Cost: Discard a card. Do that only once.',
    'Upkeep: Discard a card (Armor; Stealth)',
    'Stack: Old Barge, New Armor',
  ])('speaks of what it names: %s', (text) => {
    for (const readAll of READERS) {
      const { abilities, problems } = readAll(text, GAME_KEYWORDS);
      expect(problems).toEqual([]);
      expect(abilities).toMatchObject([{ effect: text.slice(text.indexOf(':') + 2) }]);
    }
  });
});

describe('a clause that gives nothing', () => {
  it.each([
    ["Units with Stealth can't attack this unit; Deflect 1", ['deflect']],
    ["This unit can't have Armor; Parry 2", ['parry']],
    ['Draw a card; this unit gets Armor and Lucky 1', ['armor', 'lucky']],
    ['When this unit attacks, draw a card; Armor', ['armor']],
  ])('ends at its semicolon: %s', (text, abilities) => {
    for (const readAll of READERS) expect(found(readAll, text)).toEqual(abilities);
  });

  it('says whom the next one is about', () => {
    for (const readAll of READERS) {
      expect(readAll('Tap -> Choose a unit; it gets Armor', GAME_KEYWORDS).abilities).toMatchObject([
        { keyword: 'armor', cost: { text: 'Tap' }, granted: { subject: 'It' } },
      ]);
    }
  });

  it('goes on behind it where it gives something', () => {
    expect(parseCardText('Each of your Jedi gets Armor; Lucky 1', GAME_KEYWORDS).abilities).toMatchObject([
      { granted: { subject: 'Each of your Jedi' } },
      { granted: { subject: 'Each of your Jedi' } },
    ]);
  });
});

describe('what is not said whole', () => {
  it.each([
    ['While in Space; Armor', 'While in Space', 'is a condition, and nothing stands behind it'],
    ['While in Space. Armor', 'While in Space', 'is a condition, and nothing stands behind it'],
    ['While attacking a Jedi', 'While attacking a Jedi', 'is a condition, and nothing stands behind it'],
    ['Gains "Pay 1 Force -> Evade 1" and Armor', 'Gains "Pay 1 Force -> Evade 1" and Armor', 'Who gains'],
    ['While attacking a Jedi, gets Armor', 'While attacking a Jedi, gets Armor', 'Who gets'],
    ['(Pay 2 Force) Evade 2', '(Pay 2 Force) Evade 2', 'nothing stands where its arrow should'],
    ['(Tap) Evade 2 and Armor', '(Tap) Evade 2 and Armor', 'nothing stands where its arrow should'],
    ['Armor + Parry 1', 'Armor + Parry 1', "after 'Armor'; found '+'"],
    ['Armor / Parry 1', 'Armor / Parry 1', "after 'Armor'; found '/'"],
    ['Armor vs Droids', 'Armor vs Droids', "after 'Armor'; found 'vs Droids'"],
  ])('is told: %s', (text, said, message) => {
    for (const readAll of READERS) {
      expect(readAll(text, GAME_KEYWORDS).problems).toMatchObject([
        { text: said, message: expect.stringContaining(message) },
      ]);
    }
  });

  it.each(['When this unit attacks draw a card', 'When a unit gets damage it may retreat'])(
    'is no sentence without a comma: %s',
    (text) => {
      for (const readAll of READERS) expect(readAll(text, GAME_KEYWORDS).problems).toEqual([]);
    },
  );
});
