import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import type { AttackInput } from './attack-input.js';
import { attacker, crowd, defender, inputOf, unit } from './testing/plain-input.js';

const many = (count: number, line: string): readonly string[] => Array.from({ length: count }, () => line);
const list = (count: number): string => many(count, 'Pay 0 Force -> Evade 1').join(', ');

const AT_THE_LIMIT: readonly (readonly [sentence: string, input: AttackInput])[] = [
  ['20 dice', attacker({ power: 20 })],
  ["18 dice and Fury's two", attacker({ power: 18, abilities: ['Fury 2'] })],
  [
    'a roll of 20 dice',
    inputOf({ attacker: unit('attacker', 'ATTACKER', { power: 20 }), roll: many(20, '').map(() => 1) }),
  ],
  ['a value of 20', attacker({ abilities: ['Critical Hit 20'] })],
  ['a value of -20', attacker({ abilities: ['Accuracy -20'] })],
  ['8 units', inputOf({ others: crowd(6) })],
  ['12 ability lines', attacker({ abilities: many(12, 'Armor') })],
  ['40 abilities of one unit', attacker({ abilities: [list(40)] })],
  ['99 health', defender({ health: 99 })],
  ['1 health', defender({ health: 1 })],
  ['98 of 99 counters', defender({ health: 99, counters: 98 })],
  ['no power', attacker({ power: 0 })],
  ['power of 40 that is not rolled', defender({ power: 40 })],
  ['999 Force', inputOf({ force: { ATTACKER: 999, DEFENDER: 999 } })],
  ['no Force', inputOf({ force: { ATTACKER: 0, DEFENDER: 0 } })],
  ['an arena of the type line', defender({ arena: 'CHARACTER', arenas: ['SPACE', 'CHARACTER'] })],
  ['naturals from 1 to 6', inputOf({ roll: [1, 6] })],
];

const BEYOND: readonly (readonly [sentence: string, input: AttackInput, message: string])[] = [
  ['100 health', defender({ health: 100 }), 'defender: health is 100; give a whole number from 1 to 99.'],
  ['power of 41', defender({ power: 41 }), 'defender: power is 41; give a whole number from 0 to 40.'],
  [
    '100 counters',
    defender({ counters: 100 }),
    'defender: 100 damage counters; give a whole number from 0 to 99.',
  ],
  [
    'another arena than those of the type line',
    defender({ arena: 'CHARACTER', arenas: ['SPACE', 'GROUND'] }),
    'defender: it is in the CHARACTER arena, which its type line (SPACE/GROUND) does not have.',
  ],
  [
    'a unit without a name',
    inputOf({ others: [unit(' ', 'DEFENDER')] }),
    'Each other unit needs a name of its own, not " ".',
  ],
  [
    'a unit with the name of the attacker',
    inputOf({ others: [unit('attacker', 'DEFENDER')] }),
    'Each other unit needs a name of its own, not "attacker".',
  ],
  [
    '1000 Force of the defending side',
    inputOf({ force: { ATTACKER: 0, DEFENDER: 1000 } }),
    '1000 Force; give a whole number from 0 to 999.',
  ],
  ['a zero on a die', inputOf({ roll: [1, 0] }), 'The roll shows a 0; a die shows 1 to 6.'],
];

describe('an attack', () => {
  it.each(AT_THE_LIMIT)('with %s is served', (_, input) => {
    expect(attack(input)).toMatchObject({ ok: true });
  });

  it.each(BEYOND)('with %s is not', (_, input, message) => {
    expect(attack(input)).toMatchObject({ ok: false, code: 'INVALID_INPUT', message });
  });

  it('that passes a limit on a value below 0 is not served either', () => {
    expect(attack(attacker({ abilities: ['Accuracy -21'] }))).toMatchObject({
      code: 'TOO_COMPLEX',
      limit: 'values up to 20',
    });
  });
});
