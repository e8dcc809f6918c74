import { describe, expect, it } from 'vitest';
import { outcomeText } from './testing/outcome-text.js';
import { reportOf, type Shows, solveLine, unitsOf } from './testing/solve-line.js';

const JEDI = 'subtypes "Jedi"';

const SHOWN: readonly Shows[] = [
  ['a bonus to power adds dice', '1 power, "+2 power" vs 9 health', { defender: { mean: '3/2' } }],
  [
    'bonuses add up, also negative ones',
    '3 power, "+1 power", "-2 power" vs 9 health',
    { defender: { mean: '1' } },
  ],
  [
    'a bonus to health is health in this attack',
    '2 power vs 1 health, "+1 health"; roll 4 4',
    { defender: { discarded: '1', counters: '2: 1' } },
  ],
  [
    'a bonus to health keeps a unit in play',
    '2 power vs 1 health, "+2 health"; roll 4 4',
    { defender: { discarded: '0' } },
  ],
  [
    'a bonus to speed changes nothing in an attack',
    '1 power, "+2 speed" vs 9 health',
    { defender: { mean: '1/2' } },
  ],
  [
    'what is given to all others reaches those of its side, not the giver',
    '1 power, "Each of your other units gets +2 power" vs 9 health',
    { defender: { mean: '1/2' } },
  ],
  [
    'what is given to others reaches them',
    '1 power vs 9 health + "friend" 9 health, attacker\'s side, "Each of your other units gets +2 power"',
    { defender: { mean: '3/2' } },
  ],
  [
    'what is given to others does not reach the enemy',
    '1 power vs 9 health + "guard" 9 health, "Each of your other units gets +2 power"',
    { defender: { mean: '1/2' } },
  ],
  [
    'what is given in another arena does not reach them',
    '1 power, in Space vs 9 health, in Space + "friend" 9 health, attacker\'s side, "Each of your other Ground units gets +2 power"',
    { defender: { mean: '1/2' } },
  ],
  [
    'what is given in their arena reaches them',
    '1 power, in Space vs 9 health, in Space + "friend" 9 health, attacker\'s side, "Each of your other Space units gets +2 power"',
    { defender: { mean: '3/2' } },
  ],
  [
    'what is given to a subtype reaches units that have it',
    `1 power, ${JEDI} vs 9 health + "friend" 9 health, attacker's side, "Each of your other Jedi gets +2 power"`,
    { defender: { mean: '3/2' } },
  ],
  [
    'what is given to another subtype does not reach them',
    `1 power, ${JEDI} vs 9 health + "friend" 9 health, attacker's side, "Each of your other Droids gets +2 power"`,
    { defender: { mean: '1/2' } },
  ],
];

const warnings = (line: string): readonly string[] =>
  reportOf(line).warnings.map(({ code, message }) => `${code} ${message}`);

describe('what the abilities of units come to', () => {
  it.each(SHOWN)('%s', (_, line, units) => {
    expect(unitsOf(line)).toMatchObject(units);
  });

  it.each<[rule: string, line: string, told: readonly string[]]>([
    [
      'nothing of abilities that are understood',
      '1 power, Armor, "+1 power" vs 9 health, Evade 1 (2 Force)',
      [],
    ],
    ['nothing of an ability that is free', '1 power, Critical Hit 2 (0 Force) vs 9 health', []],
    [
      'text that holds no keyword',
      '1 power, "Draw a card." vs 9 health',
      ['TEXT_WITHOUT_KEYWORD attacker: "Draw a card." holds no keyword and is left out.'],
    ],
    [
      'text beside abilities, but not who gets them, nor what joins them',
      '1 power, "Armor. This unit gets Accuracy 1 and +1 power. Draw a card." vs 9 health',
      ['TEXT_WITHOUT_KEYWORD attacker: ". Draw a card." holds no keyword and is left out.'],
    ],
    [
      'what stands before the sentence that gives an ability',
      '1 power, "Draw a card. This unit gets Armor" vs 9 health',
      ['TEXT_WITHOUT_KEYWORD attacker: "Draw a card." holds no keyword and is left out.'],
    ],
    [
      'what a keyword holds that is chosen before any attack',
      '1 power vs 9 health, Adapt: Evade 2/Armor',
      [
        'EFFECT_NOT_PLAYED defender: "Adapt: Evade 2/Armor" plays no part in the attack. Its effect is chosen when the battle step starts, before any attack. Write what the unit has of it now as a line of its own.',
      ],
    ],
    [
      'what a keyword gives to another card',
      '1 power, INSERT: Armor vs 9 health',
      [
        'EFFECT_NOT_PLAYED attacker: "INSERT: Armor" plays no part in the attack. What it grants belongs to the top card of the stack: state that on the unit itself. Write what the unit has of it now as a line of its own.',
      ],
    ],
    [
      'a condition that the input does not decide, and the ability is off',
      '1 power, "Critical Hit 2 while you have three Jedi" vs 9 health',
      [
        'CONDITION_UNKNOWN attacker: whether "while you have three Jedi" holds can\'t be told from the input; "Critical Hit 2 while you have three Jedi" is off.',
      ],
    ],
    [
      'a subtype that is not known',
      '1 power vs 9 health + "friend" 9 health, attacker\'s side, "Each of your other Jedi gets +2 power"',
      ['SUBTYPES_UNKNOWN attacker: its subtypes are not known; "Each of your other Jedi" does not reach it.'],
    ],
    [
      'the cost of a keyword that is not played, for it is taken as paid',
      '1 power, Critical Hit 2 (3 Force) vs 9 health',
      ['COST_TAKEN_AS_PAID attacker: "Pay 3 Force" for Critical Hit is taken as paid before the attack.'],
    ],
    [
      'a cost of a keyword that is played, but in anything but Force',
      '1 power vs 9 health, "Discard a card -> Evade 1"',
      ['COST_TAKEN_AS_PAYABLE defender: "Discard a card" for Evade is taken as payable, once.'],
    ],
  ])('a warning names %s', (_, line, told) => {
    expect(warnings(line)).toEqual(told);
  });

  it.each([
    [
      'the attacker can not retaliate',
      '6 power, "Discard the top card of your deck -> Retaliate 3" vs 9 health',
    ],
    ['the attacker can not intercept', '6 power, "Discard a card -> Intercept" vs 9 health'],
    [
      'a fellow of the attacker can not intercept',
      '6 power vs 9 health + "friend" 9 health, attacker\'s side, "Discard a card -> Intercept"',
    ],
  ])('no warning names a cost that nobody can pay here: %s', (_, line) => {
    expect(warnings(line).filter((told) => told.startsWith('COST'))).toEqual([]);
  });

  it.each([
    ['the defender', '6 power vs 9 health, "Discard a card -> Retaliate 3"'],
    [
      'a unit that may become the defender',
      '6 power vs 9 health, Redirect + "other" 9 health, "Discard a card -> Retaliate 3"',
    ],
    [
      'the attacker, who may be struck back',
      '6 power, 9 health, "Discard a card -> Evade 3" vs 9 health, Riposte 2',
    ],
    ['one that attacks itself', '6 power, 9 health, "Discard a card -> Retaliate 3" vs itself'],
  ])('a warning names the cost of what can be used by %s', (_, line) => {
    expect(warnings(line).map((told) => told.split(' ')[0])).toEqual(['COST_TAKEN_AS_PAYABLE']);
  });

  it.each([
    'Pay 2 Force -> Evade 2. Use only once per turn.',
    'Pay 2 Force -> Evade 2 (use once per attack)',
  ])('an ability that may be used so often is used, and that uses are not counted is told: %s', (line) => {
    const attack = (ability: string) => reportOf(`3 power vs 9 health, "${ability}"; force 0/4`);
    expect(outcomeText(attack(line))).toBe(outcomeText(attack('Pay 2 Force -> Evade 2')));
    expect(attack(line).warnings.map(({ code }) => code)).toContain('USES_NOT_COUNTED');
  });

  it('Retaliate by the power of its unit does as many dice as that has', () => {
    const line = (ability: string) => reportOf(`1 power, 9 health vs 9 health, 3 power, "${ability}"`);
    expect(outcomeText(line("Retaliate X, where X is this unit's power"))).toBe(
      outcomeText(line('Retaliate 3')),
    );
  });

  it('another keyword by a formula is refused: the value it has now is asked for', () => {
    expect(solveLine('1 power vs 9 health, "Evade X, where X is this unit\'s power"')).toMatchObject({
      code: 'INVALID_ABILITY',
      message:
        'defender: Evade needs a number here, not "X, where X is this unit\'s power": write the value it has now.',
    });
  });

  it('a keyword that no attack plays may have a formula', () => {
    expect(solveLine('1 power, "Velocity X, where X is your Force" vs 9 health')).toMatchObject({ ok: true });
  });

  it('an ability line that is not understood is refused with its unit, its line and the column', () => {
    expect(solveLine('1 power vs 9 health, "Armor, Lukcy 1"')).toMatchObject({
      code: 'INVALID_ABILITY',
      message: expect.stringMatching(/^defender, "Armor, Lukcy 1", column 8: /),
      suggestions: ['Lucky'],
    });
  });
});
