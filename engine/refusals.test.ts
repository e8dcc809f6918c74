import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import type { AttackInput } from './attack-input.js';
import type { RefusalCode } from './report.js';
import { attacker, crowd, defender, inputOf, unit } from './testing/plain-input.js';
import { solveLine } from './testing/solve-line.js';

const LINES: readonly (readonly [sentence: string, line: string, code: RefusalCode, says: RegExp])[] = [
  ['a hidden unit with Stealth', '2 power vs 9 health, Stealth', 'ILLEGAL_ATTACK', /has Stealth/],
  ['another arena', '2 power, in Space vs 9 health, in Ground', 'ILLEGAL_ATTACK', /another arena/],
  ['an unknown ability', '2 power, Critcal Hit 2 vs 9 health', 'INVALID_ABILITY', /Critcal Hit/],
  [
    'a value in words that no number is given for',
    '2 power, "Evade X, where X is the number of your Jedi" vs 9 health',
    'INVALID_ABILITY',
    /write the value/,
  ],
  [
    'a Switch without a type line',
    '2 power, Switch: Overkill/Stun 2 vs 9 health',
    'INVALID_ABILITY',
    /type line/,
  ],
  ['a roll of the wrong length', '2 power vs 9 health; roll 1 2 3', 'INVALID_INPUT', /3 dice/],
  ['a seven on a die', '1 power vs 9 health; roll 7', 'INVALID_INPUT', /1 to 6/],
  ['no health', '1 power vs 0 health', 'INVALID_INPUT', /1 to 99/],
  ['as many counters as health', '1 power vs 3/3 health', 'INVALID_INPUT', /discarded/],
  [
    'an arena that the type line does not have',
    '1 power, type Space vs 9 health',
    'INVALID_INPUT',
    /type line/,
  ],
  ['more Force than 999', '1 power vs 9 health; force 1000/0', 'INVALID_INPUT', /0 to 999/],
  [
    'two units of one name',
    '1 power vs 9 health + "a" 1 health + "a" 1 health',
    'INVALID_INPUT',
    /name of its own/,
  ],
  [
    'the name of the defender',
    '1 power vs 9 health + "defender" 1 health',
    'INVALID_INPUT',
    /name of its own/,
  ],
];

const LIMITS: readonly (readonly [sentence: string, input: AttackInput, limit: RegExp])[] = [
  ['21 dice', attacker({ power: 21 }), /^20 attack dice/],
  ["20 dice and Fury's", attacker({ power: 20, abilities: ['Fury 1'] }), /^20 attack dice/],
  ['a roll of 21 dice', inputOf({ roll: Array.from({ length: 21 }, () => 1) }), /^20 attack dice/],
  ['values above 20', attacker({ abilities: ['Critical Hit 21'] }), /^values up to 20/],
  ['9 units', inputOf({ others: crowd(7) }), /^8 units/],
  [
    '41 abilities in one line',
    attacker({ abilities: ['Pay 0 Force -> Evade 1, '.repeat(41).slice(0, -2)] }),
    /^40 abilities/,
  ],
  [
    '13 ability lines',
    attacker({ abilities: Array.from({ length: 13 }, () => 'Armor') }),
    /^12 ability lines/,
  ],
  [
    'more courses than are looked at',
    inputOf({
      attacker: unit('attacker', 'ATTACKER', { power: 6, abilities: ['Area Damage 6', 'Overkill'] }),
      defender: unit('defender', 'DEFENDER', {
        abilities: Array.from({ length: 12 }, () => 'Pay 0 Force -> Deflect 3'),
      }),
      others: crowd(6).map((one) => ({
        ...one,
        abilities: Array.from({ length: 12 }, () => 'Pay 0 Force -> Deflect 3'),
      })),
    }),
    /^120000 courses/,
  ],
  [
    'more promises than are looked at under Cunning',
    inputOf({
      attacker: unit('attacker', 'ATTACKER', { power: 2, abilities: ['Cunning'] }),
      defender: unit('defender', 'DEFENDER', {
        abilities: Array.from({ length: 12 }, () => 'Pay 0 Force -> Evade 20'),
      }),
    }),
    /^120000 courses/,
  ],
];

describe('what is not served', () => {
  it.each(LINES)('%s', (_, line, code, says) => {
    const answer = solveLine(line);
    expect(answer).toMatchObject({ ok: false, code, message: expect.stringMatching(says), limit: null });
  });

  it.each(LIMITS)('%s: the limit is named', (_, input, limit) => {
    expect(attack(input)).toMatchObject({
      ok: false,
      code: 'TOO_COMPLEX',
      limit: expect.stringMatching(limit),
    });
  });

  it('an attack that the rules forbid names the rule', () => {
    expect(solveLine('2 power vs 9 health, Stealth')).toMatchObject({
      rule: expect.stringContaining('Stealth'),
    });
  });

  it('a misspelt ability comes with what may have been meant', () => {
    expect(solveLine('2 power, Critcal Hit 2 vs 9 health')).toMatchObject({ suggestions: ['Critical Hit'] });
  });

  it('a unit that bonuses keep in play is served', () => {
    expect(solveLine('1 power vs 3/3 health + "captain" 9 health, Inspiration').ok).toBe(true);
  });

  it('sides and roles that contradict the attack', () => {
    expect(attack(attacker({ side: 'DEFENDER' }))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(attack(defender({ side: 'ATTACKER' }))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});
