import { describe, expect, it } from 'vitest';
import { askSample, dataOf } from './ask-sample.js';

const REPORT = `__typename ... on AttackReport { notation warnings { code } summary { expectedDamageToDefender } }
  ... on Refusal { code message column suggestions { id } }`;

async function attackOf(attacker: object, defender: object, more: object = {}) {
  const input = { attacker, defender, ...more };
  const data = await dataOf(
    askSample(`query ($input: AttackInput!) { attack(input: $input) { ${REPORT} } }`, { input }),
  );
  return data['attack'];
}

async function lineOf(line: string) {
  const data = await dataOf(
    askSample(`query ($line: String!) { attackLine(line: $line) { ${REPORT} } }`, { line }),
  );
  return data['attackLine'];
}

describe('an attack of cards', () => {
  it('has what is printed on them', async () => {
    const arena = 'GROUND';
    expect(await attackOf({ card: 'Old Guard', arena }, { card: 'stone beast', arena })).toEqual(
      await lineOf('Old Guard vs Stone Beast in the Ground arena'),
    );
  });

  it('lets every other field go before what is printed', async () => {
    const card = { card: 'Old Guard', power: 2, health: 9, speed: 1, subtypes: [], abilities: ['Armor'] };
    expect(await attackOf(card, { health: 5 })).toMatchObject({
      notation: '2 power, 9 health, 1 speed, type Ground/Character, subtypes none, Armor vs 5 health',
    });
  });

  it('puts a card that is never in the standard arena into the first of its own', async () => {
    expect(await attackOf({ power: 4, health: 3, arena: 'GROUND' }, { card: 'Stone Beast' })).toMatchObject({
      notation: expect.stringContaining('7 health, 7 power, 20 speed, in Ground'),
      warnings: [{ code: 'ARENA_OF_CARD' }],
    });
  });

  it('calls another unit by its card', async () => {
    const attacker = { power: 4, health: 3, arena: 'GROUND' };
    const others = [{ card: 'Stone Beast' }];
    expect(await attackOf(attacker, { health: 5, arena: 'GROUND' }, { others })).toMatchObject({
      notation: expect.stringContaining('"Stone Beast" 7 health'),
    });
  });

  it('may be one of a card on itself', async () => {
    const card = { card: 'Old Guard' };
    expect(await attackOf(card, card, { selfAttack: true })).toMatchObject({
      notation: expect.stringMatching(/^5 power, 4 health, .* vs itself$/),
      warnings: [],
    });
  });
});

describe('an attack in one line', () => {
  it('is solved', async () => {
    expect(await lineOf('7 power vs 5 health')).toMatchObject({
      __typename: 'AttackReport',
      summary: { expectedDamageToDefender: 3.5 },
    });
  });

  it('that can not be read is refused at its column', async () => {
    expect(await lineOf('7 power vs 5 helth')).toMatchObject({ code: 'INVALID_INPUT', column: 14 });
    expect(await lineOf('7 power vs Nobody')).toMatchObject({ code: 'UNKNOWN_CARD', column: 12 });
  });
});
