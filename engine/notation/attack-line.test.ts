import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackInput, UnitInput } from '../attack-input.js';
import { LONGEST_ATTACK_LINE, parseAttackLine } from './attack-line.js';
import { asDefender } from './attack-line-defaults.js';
import { printAttackLine } from './print-attack-line.js';

/** In milliseconds: a hundred times what a busy machine needs; text that takes exponential time is far above it. */
const PATIENCE = 20_000;

function read(line: string): AttackInput {
  const result = parseAttackLine(line);
  if (!result.ok) throw new Error(`${line}: ${result.message}`);
  return result.input;
}

const plain = {
  counters: 0,
  speed: null,
  arena: 'CHARACTER',
  arenas: null,
  tapped: null,
  inBuildZone: false,
  subtypes: null,
} as const;
const sevenPower: UnitInput = {
  ...plain,
  role: 'attacker',
  side: 'ATTACKER',
  power: 7,
  health: 99,
  abilities: [],
};
const fiveHealth: UnitInput = {
  ...plain,
  role: 'defender',
  side: 'DEFENDER',
  power: 0,
  health: 5,
  abilities: [],
};
const plainAttack: AttackInput = {
  attacker: sevenPower,
  defender: fiveHealth,
  others: [],
  force: { ATTACKER: 99, DEFENDER: 99 },
  darkSide: 'ATTACKER',
  objective: 'DISCARD',
  policy: { lucky: 'OPTIMAL', prevention: 'OPTIMAL', overkill: 'OPTIMAL', attackPop: 'OPTIMAL' },
  roll: null,
  selfAttack: false,
};

describe('an attack in one line', () => {
  it('says who attacks whom and leaves the rest to its defaults', () => {
    expect(read('7 power vs 5 health')).toEqual(plainAttack);
  });

  it('keeps ability lines as they stand', () => {
    const line = '7 power, Critical Hit 2, Lucky 1 vs 5/2 health, Armor, Evade 2 (2 Force)';
    expect(read(line)).toEqual({
      ...plainAttack,
      attacker: { ...sevenPower, abilities: ['Critical Hit 2', 'Lucky 1'] },
      defender: { ...fiveHealth, counters: 2, abilities: ['Armor', 'Evade 2 (2 Force)'] },
    });
    expect(printAttackLine(read(line))).toBe(line);
  });

  it.each<[string, Partial<UnitInput>]>([
    ['4 power', { power: 4 }],
    ['power 4', { power: 4 }],
    ['30 speed', { speed: 30 }],
    ['in Space', { arena: 'SPACE' }],
    ['in the Ground arena', { arena: 'GROUND' }],
    ['4 power in the Ground arena', { power: 4, arena: 'GROUND' }],
    ['4 power in Space', { power: 4, arena: 'SPACE' }],
    ['tapped in the Space arena', { tapped: true, arena: 'SPACE' }],
    ['type Space/Ground', { arenas: ['SPACE', 'GROUND'] }],
    ['type none', { arenas: [] }],
    ['tapped', { tapped: true }],
    ['untapped', { tapped: false }],
    ['in build zone', { inBuildZone: true }],
    ['subtypes Clone/Rogue Squadron/"Big, Bad"', { subtypes: ['Clone', 'Rogue Squadron', 'Big, Bad'] }],
    ['subtypes none', { subtypes: [] }],
    ['subtypes "none"', { subtypes: ['none'] }],
    ['+1 power', { abilities: ['+1 power'] }],
    ['Switch: Overkill/Stun 2', { abilities: ['Switch: Overkill/Stun 2'] }],
    ['"Armor, Lucky 1"', { abilities: ['Armor, Lucky 1'] }],
    ['“Armor, Lucky 1”', { abilities: ['Armor, Lucky 1'] }],
    [
      "Retaliate X, where X is this unit's power",
      { abilities: ["Retaliate X, where X is this unit's power"] },
    ],
    ['"gets \\"Pay 1 Force -> Evade 1.\\""', { abilities: ['gets "Pay 1 Force -> Evade 1."'] }],
    ['"tapped"', { abilities: ['tapped'] }],
  ])('describes a unit by %s', (part, unit) => {
    expect(read(`7 power vs 5 health + "other" 3 health, ${part}`).others).toEqual([
      { ...fiveHealth, role: 'other', health: 3, ...unit },
    ]);
  });

  it.each([
    ['6 health', 6, 0],
    ['6/1 health', 6, 1],
    ['HEALTH 6/1', 6, 1],
  ])('says the health of a unit and its counters by %s', (part, health, counters) => {
    expect(read(`7 power vs ${part}`).defender).toEqual({ ...fiveHealth, health, counters });
  });

  it.each<[string, Partial<AttackInput>]>([
    ['force 3/5', { force: { ATTACKER: 3, DEFENDER: 5 } }],
    ['dark side defender', { darkSide: 'DEFENDER' }],
    ['objective damage', { objective: 'DAMAGE' }],
    ['lucky never', { policy: { ...plainAttack.policy, lucky: 'NEVER' } }],
    ['prevention always', { policy: { ...plainAttack.policy, prevention: 'ALWAYS' } }],
    ['attack POP always', { policy: { ...plainAttack.policy, attackPop: 'ALWAYS' } }],
    ['overkill second unit', { policy: { ...plainAttack.policy, overkill: 'SECOND_UNIT' } }],
    ['overkill defender', { policy: { ...plainAttack.policy, overkill: 'DEFENDER' } }],
    ['roll 1 4 6', { roll: [1, 4, 6] }],
    ['roll none', { roll: [] }],
    ['self attack', { selfAttack: true }],
  ])('has the option %s', (part, attack) => {
    const line = `7 power vs 5 health; ${part}`;
    expect(read(line)).toEqual({ ...plainAttack, ...attack });
    expect(printAttackLine(read(line))).toBe(line);
  });

  it.each([
    ['3 power vs 4 health', 'CHARACTER', 'CHARACTER'],
    ['3 power in the Ground arena vs 4 health', 'GROUND', 'GROUND'],
    ['3 power vs 4 health in the Ground arena', 'GROUND', 'GROUND'],
    ['3 power, in Space vs 4 health, in Ground', 'SPACE', 'GROUND'],
    ['3 power, in Space, Bombard 2 vs 4 health', 'SPACE', 'GROUND'],
    ['3 power, in Ground, Barrage 2 vs 4 health', 'GROUND', 'CHARACTER'],
    ['3 power, in Ground, Bombard 2 vs 4 health', 'GROUND', 'GROUND'],
    ['3 power, Bombard 2 vs 4 health, in Ground', 'CHARACTER', 'GROUND'],
    ['3 power, Bombard 2 vs 4 health, in Space', 'SPACE', 'SPACE'],
    ['3 power, Bombard 2 vs 4 health', 'CHARACTER', 'CHARACTER'],
    ['3 power, in Space, Bombard 2 vs 4 health, type Space/Ground', 'SPACE', 'SPACE'],
    ['3 power, in Ground vs 4 health, type Space/Character', 'GROUND', 'SPACE'],
    ['3 power, in Ground vs itself', 'GROUND', 'GROUND'],
  ])(
    'puts a unit of which no arena is said where the other is, or where it is reached: %s',
    (line, ...arenas) => {
      const { attacker, defender } = read(line);
      expect([attacker.arena, defender.arena]).toEqual(arenas);
    },
  );

  it('puts further units beside the one of their side', () => {
    const line =
      '3 power, in Space, Bombard 2 vs 4 health, in Ground + "guard" 3 health + "wing" 3 health, attacker\'s side + "far" 3 health, in Character';
    expect(read(line).others.map(({ arena }) => arena)).toEqual(['GROUND', 'SPACE', 'CHARACTER']);
    expect(read('3 power vs 4 health, in Ground + "guard" 3 health').others[0]?.arena).toBe('GROUND');
  });

  it('names other units, those of the attacker marked', () => {
    const line =
      '7 power vs 5 health + "second" 3 health, 2 power, Evade 1 (0 Force) + "wing man" 4 health, attacker\'s side';
    expect(read(line).others).toEqual([
      { ...fiveHealth, role: 'second', health: 3, power: 2, abilities: ['Evade 1 (0 Force)'] },
      { ...fiveHealth, role: 'wing man', side: 'ATTACKER', health: 4 },
    ]);
    expect(printAttackLine(read(line))).toBe(line);
  });

  it('may be an attack of a unit on itself', () => {
    const line = '7 power, 6 health, Armor vs itself';
    const attacker = { ...sevenPower, health: 6, abilities: ['Armor'] };
    expect(read(line)).toEqual({
      ...plainAttack,
      attacker,
      defender: asDefender(attacker),
      selfAttack: true,
    });
    expect(printAttackLine(read(line))).toBe(line);
  });

  it.each(['7 POWER  VS  5 health', '7 power versus 5 health', ' power 7 vs. health 5/0 ; '])(
    'is read whatever its case and spacing: %s',
    (line) => {
      expect(read(line)).toEqual(plainAttack);
    },
  );
});

describe('a line that is not understood', () => {
  it.each([
    ['7 pwer vs 5 health', 3, "'power'"],
    ['7 power', 8, "'vs'"],
    ['7 power vs', 11, 'a number'],
    ['Armor vs 5 health', 1, "'7 power'"],
    ['7 power vs Armor', 12, "'5 health'"],
    ['7 power vs 5 health + 3 health', 23, 'a text in quotes'],
    ['7 power vs 5/ health', 14, 'a number'],
    ['7 power vs 5 health, in Spce', 25, "'Space', 'Ground' or 'Character'"],
    ['7 power vs 5 health force 3', 21, "';'"],
    ['7 power vs 5 health; rol 1', 22, "'roll'"],
    ['7 power vs 5 health; lucky maybe', 28, "'never'"],
    ['7 power vs 5 health, "Armor', 22, 'a text in quotes'],
    ['70000 power vs 5 health', 1, 'a number'],
    ['', 1, 'a number'],
  ])('is answered with the column and what was expected there: %s', (line, column, expected) => {
    const result = parseAttackLine(line);
    expect(result).toMatchObject({
      ok: false,
      column,
      message: expect.stringContaining(`Column ${column}: `),
    });
    expect(result).toHaveProperty('expected', expect.arrayContaining([expected]));
  });

  it.each([
    ['x', "Column 2: the line ends; expected ',' or 'vs'."],
    [
      '2 power vs 9 health; lucky sometimes',
      "Column 28: found 'sometimes'; expected 'always', 'never' or 'optimal'.",
    ],
    ['2 power vs 9 health; roll', 'Column 26: the line ends; expected a space.'],
  ])('says in words what was found and all that was expected, in order: %s', (line, message) => {
    expect(parseAttackLine(line)).toMatchObject({ ok: false, message });
  });

  it.each([
    ['7 power vs 5 health, 4 health', 22, 'health is given twice'],
    ['7 power vs 5 health, tapped, untapped', 30, 'tapped or untapped is given twice'],
    ['7 power vs 5 health; roll 1; roll 2', 30, 'roll is given twice'],
    ["7 power vs 5 health, attacker's side", 22, "only units behind a '+'"],
  ])('may contradict itself: %s', (line, column, message) => {
    expect(parseAttackLine(line)).toMatchObject({
      ok: false,
      column,
      message: expect.stringContaining(message),
    });
  });

  it('may be too long', () => {
    const line = `7 power vs 5 health${', Armor'.repeat(LONGEST_ATTACK_LINE)}`;
    expect(parseAttackLine(line)).toMatchObject({ ok: false, column: LONGEST_ATTACK_LINE + 1 });
  });

  it('is answered, not thrown, whatever it holds', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), (line) => {
        const result = parseAttackLine(line);
        expect(result.ok || (result.column >= 1 && result.column <= line.length + 1)).toBe(true);
      }),
    );
  });

  it.each(['"', ' ', '7 power, ', 'a', '+ ', '; ', '(', 'in ', '5/', '\\"'])(
    'does not take more and more time with its length: %s',
    (part) => {
      expect(parseAttackLine(part.repeat(LONGEST_ATTACK_LINE).slice(0, LONGEST_ATTACK_LINE)).ok).toBe(false);
    },
    PATIENCE,
  );
});
