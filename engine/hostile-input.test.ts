import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import type { AttackInput } from './attack-input.js';
import { attacker, crowd, defender, inputOf, unit } from './testing/plain-input.js';

const NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 1e308, 2 ** 53, -0.1];
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eArmor',
  '👾'.repeat(500),
  'Pay '.repeat(500),
  '->'.repeat(1000),
  '('.repeat(2000),
  'Switch: '.repeat(250),
  'Evade 1, '.repeat(222),
  'Each of your other '.repeat(100),
  '"'.repeat(2000),
  'A'.repeat(2000),
  'Lucky 20 '.repeat(222),
  `Evade ${'9'.repeat(1990)}`,
  '{{7*7}}',
  'constructor',
  '__proto__',
  'Armor\nArmor\r\nArmor',
];

/** Milliseconds; ten times what any input may take, for machines that do something else meanwhile. The benchmarks hold the bound itself. */
const PATIENCE = 20_000;

function isAnswered(input: AttackInput): void {
  const start = performance.now();
  const answer = attack(input, { assumptions: true });
  expect(performance.now() - start).toBeLessThan(PATIENCE);
  if (!answer.ok) expect(answer.message.length).toBeLessThan(1_000);
}

describe('hostile input is answered, in time', () => {
  it.each(NUMBERS)('the number %s, wherever a number stands', (number) => {
    const inputs = [
      ...(['power', 'health', 'counters'] as const).flatMap((field) => [
        attacker({ [field]: number }),
        defender({ [field]: number }),
      ]),
      inputOf({ force: { ATTACKER: number, DEFENDER: 0 } }),
      inputOf({ force: { ATTACKER: 0, DEFENDER: number } }),
      inputOf({ roll: [number, 1] }),
    ];
    for (const input of inputs) {
      isAnswered(input);
      const isPower = input.attacker.power === number || input.defender.power === number;
      if (!Object.is(number, -0) || !isPower) expect(attack(input)).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it.each(ODD_TEXTS.map((text) => [text.slice(0, 20), text] as const))(
    'a line that begins with %j',
    (_, text) => {
      isAnswered(attacker({ abilities: Array.from({ length: 12 }, () => text) }));
    },
  );

  it.each(ODD_TEXTS.map((text) => [text.slice(0, 20), text] as const))(
    'a unit whose name begins with %j',
    (_, text) => {
      isAnswered(inputOf({ others: [unit(text, 'DEFENDER', { abilities: ['Intercept'] })] }));
    },
  );

  it('12 lines of 2,000 characters on each of 8 units', () => {
    const abilities = Array.from({ length: 12 }, () => 'Pay 0 Force -> Evade 1, '.repeat(83).slice(0, -2));
    isAnswered(
      inputOf({
        attacker: unit('attacker', 'ATTACKER', { power: 20, abilities }),
        defender: unit('defender', 'DEFENDER', { abilities }),
        others: crowd(6).map((one) => ({ ...one, abilities })),
      }),
    );
  });

  it.each([
    [
      'Lucky 20 on both sides and all looked-for naturals',
      ['Lucky 20', 'Critical Hit 1', 'Fury 5', 'Backfire 3'],
      ['Lucky 20', 'Parry 1', 'Riposte 1'],
    ],
    [
      'Lucky 20 under Cunning',
      ['Lucky 20', 'Cunning', 'Critical Hit 1'],
      ['Lucky 20', 'Parry 1', 'Riposte 1'],
    ],
    [
      'many Deflects',
      ['Pay 0 Force -> Deflect 9', 'Pay 0 Force -> Deflect 9'],
      ['Pay 0 Force -> Deflect 9', 'Pay 0 Force -> Deflect 9', 'Retaliate 20'],
    ],
    ['promises of many Evades', ['Cunning'], Array.from({ length: 12 }, () => 'Pay 1 Force -> Evade 20')],
    ['many Retaliates', ['Armor'], Array.from({ length: 12 }, () => 'Retaliate 20')],
    ['Area Damage and Overkill', ['Area Damage 20', 'Overkill'], ['Pay 0 Force -> Evade 3', 'Avenge 20']],
  ])('%s, with 15 dice and 6 more units', (_, own, others) => {
    isAnswered(
      inputOf({
        attacker: unit('attacker', 'ATTACKER', { power: 15, abilities: own }),
        defender: unit('defender', 'DEFENDER', { abilities: others }),
        others: crowd(6).map((one) => ({ ...one, abilities: ['Intercept', ...others.slice(0, 2)] })),
      }),
    );
  });
});
