import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitsOf } from '../testing/solve-line.js';
import { parseAttackLine } from './attack-line.js';
import { printAttackLine } from './print-attack-line.js';

/** As it is printed. */
function printed(line: string): string {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(`${line}: ${read.message}`);
  return printAttackLine(read.input);
}

describe('an attack line as it is typed', () => {
  it.each([
    ['7p vs 5hp', '7 power vs 5 health'],
    ['7 pow, 30 spd vs HP 5', '7 power, 30 speed vs 5 health'],
    ['power: 7 vs health=5', '7 power vs 5 health'],
    ['7 power vs 5 hit points', '7 power vs 5 health'],
    ['７ ｐｏｗｅｒ　vs ５ health', '7 power vs 5 health'],
    ['7 power vs5 health', '7 power vs 5 health'],
    ['7 power vs: 5 health', '7 power vs 5 health'],
    ['Attacker: 7 power vs Defender: 5 health', '7 power vs 5 health'],
    ['7 power attacks 5 health', '7 power vs 5 health'],
    ['7 power attacking 5 health', '7 power vs 5 health'],
    ['7 power, Lucky 1 against 5 health, Armor', '7 power, Lucky 1 vs 5 health, Armor'],
    ['7 power @ 5 health', '7 power vs 5 health'],
    ['7 power v. 5 health', '7 power vs 5 health'],
    ['40/5/6 vs 7/40/5/6', '5 power, 6 health, 40 speed vs 6 health, 5 power, 40 speed'],
    ['7 power Lucky 1 vs 5 health Armor', '7 power, Lucky 1 vs 5 health, Armor'],
    ['7p critical hit 2 lucky 1 vs 5hp armor', '7 power, critical hit 2 lucky 1 vs 5 health, armor'],
    ['7 power with Lucky 1 vs 5 health w/ Armor', '7 power, Lucky 1 vs 5 health, Armor'],
    ['7 power 40 speed 5 health vs 5 health tapped', '7 power, 5 health, 40 speed vs 5 health, tapped'],
    ['7 power vs 5 health, Armor, and Evade 2', '7 power vs 5 health, Armor, Evade 2'],
    ['7 power vs 5 health, Armor with 2 counters', '7 power vs 5/2 health, Armor'],
    ['7 power vs 5 health, 2 Force -> Evade 2', '7 power vs 5 health, "2 Force -> Evade 2"'],
    ['\ufeff7 power vs 5 health\u200b', '7 power vs 5 health'],
    ['7 power. Lucky 1. vs 5 health.', '7 power, Lucky 1. vs 5 health'],
    ['7 power, , Lucky 1, vs 5 health,', '7 power, Lucky 1 vs 5 health'],
    ['7 power\nLucky 1\nvs\n5 health\r\nArmor', '7 power, Lucky 1 vs 5 health, Armor'],
    ['7 power\tLucky 1\tvs 5 health', '7 power, Lucky 1 vs 5 health'],
    ['7 power vs 5 health?', '7 power vs 5 health'],
    ['7 power vs 5 health (2 counters)', '7 power vs 5/2 health'],
    ['7 power vs 2 damage counters, 5 health', '7 power vs 5/2 health'],
    ['7 power vs 5 health with 2 damage', '7 power vs 5/2 health'],
    ['7 power vs 5 health + guard: 3 health', '7 power vs 5 health + "guard" 3 health'],
    [
      '7 power, subtypes: Clone vs 5 health, subtype Jedi',
      '7 power, subtypes Clone vs 5 health, subtypes Jedi',
    ],
    ['7 power vs 5 health, force: 3/5', '7 power vs 5 health; force 3/5'],
    ['7 power vs 5 health;; roll: 1,2, 3;', '7 power vs 5 health; roll 1 2 3'],
    ['7 power, "Quick" Ned vs 5 health', '7 power, "\\"Quick\\" Ned" vs 5 health'],
    ['7 power, Ned "Two, Guns" Low vs 5 health', '7 power, "Ned \\"Two, Guns\\" Low" vs 5 health'],
  ])('is read as it is meant: %j', (line, notation) => {
    expect(printed(line)).toBe(notation);
  });

  it('keeps words that part units for its abilities, where it says vs', () => {
    const line = '7 power, Accuracy 1 against Clones vs 5 health, "Fury 2 when it attacks, @ will"';
    expect(printed(line)).toBe(line);
  });

  it.each([
    ['7 power 🎲 vs 5 health', 9, "expected ',', 'vs' or a part of a unit"],
    ['7 power, Lucky 1 🎲 vs 5 health', 18, "expected ',' or 'vs'"],
    ['7 power, Critical Hit 2" vs 5 health', 24, "expected ',' or 'vs'"],
    ['7 power vs 5 health vs 6 health', 21, 'One line holds one attack.'],
    ['7 power vs 5 health\n7 power vs 6 health', 29, 'One line holds one attack.'],
    ['7 power vs 5 health force 2/2', 21, "Options stand behind ';'"],
    ['"7 power vs 5 health"', 22, 'needs no quotation marks'],
    ['7 power, 3 Force vs 5 health', 12, "'; force 3/5'"],
    ['7 power + Lucky 1 vs 5 health', 9, 'Abilities are divided by commas'],
    ['7/5 vs 4/6', 5, "'5/2 health' is health and counters"],
    ['7 power vs 5/2', 15, "'5/2 health' is health and counters"],
    ['7 vs 5', 3, "Say what a number is: '7 power', '5 health'."],
    ['7.5 power vs 5 health', 2, 'Numbers are whole.'],
    ['70000 power vs 5 health', 1, 'at most four digits'],
    ['7%20power%20vs%205%20health', 2, 'put spaces for %20 and +'],
    ['7+power+vs+5+health', 2, 'put spaces for %20 and +'],
    ['https://example.org/attack?q=7%20power', 39, 'This is an address'],
    ['7 power vs 5/2 health, 2 counters', 24, 'counters is given twice'],
    ['-3 power vs 2 health', 1, "'-3 power' adds to one"],
  ])('is refused where it can be read no further, with what to do: %j', (line, column, message) => {
    expect(parseAttackLine(line)).toMatchObject({
      ok: false,
      column,
      message: expect.stringContaining(message),
    });
  });
});

describe('the arena of a unit', () => {
  it.each([
    '4 power, in Space, Armor',
    '4 power in Space, Armor',
    '4 power, Armor in Space',
    '4 power Armor in the Space arena',
    '4 power, Armor (Space)',
    '4 power (in Space), Armor',
    '4 power, Armor, Space',
    '4 power, Armor, Space arena',
    '4 power, Armor, arena: Space',
    '4 power, Armor on Space',
    'Space: 4 power, Armor',
    'In the Space arena: 4 power, Armor',
  ])('may stand anywhere, with a comma or without: %s', (unit) => {
    expect(printed(`${unit} vs 3 health`)).toBe('4 power, in Space, Armor vs 3 health, in Space');
  });

  it.each([
    ['4 power in Space vs 3 health, Armor in Space', '4 power, in Space vs 3 health, in Space, Armor'],
    ['4 power, +2 power in Space vs 3 health', '4 power, in Space, +2 power vs 3 health, in Space'],
    [
      '4 power, Evade 2 (2 Force) in Ground tapped vs 3 health',
      '4 power, in Ground, tapped, Evade 2 (2 Force) vs 3 health, in Ground',
    ],
    [
      '4 power, Armor in Space, Lucky 1 in Space vs 3 health',
      '4 power, in Space, Armor, Lucky 1 vs 3 health, in Space',
    ],
    ['Bombard 6 in Space vs 3 health in Ground', '0 power, in Space, Bombard 6 vs 3 health, in Ground'],
  ])('stands behind an ability: %s', (line, notation) => {
    expect(printed(line)).toBe(notation);
  });

  it.each([
    '4 power, in Space, "Armor in the Ground arena" vs 3 health, in Space',
    '4 power, "Armor in Space" vs 3 health',
    '4 power, Fury 2 while in the Space arena vs 3 health',
    '4 power, Fury 2 while attacking a Clone in Space vs 3 health',
    '4 power, Each of your other Droids gets Accuracy 1 in the Space arena vs 3 health',
  ])('is none where it is the condition of an ability: %s', (line) => {
    expect(printed(line)).toBe(line);
  });

  it('is a condition behind an ability where it is said elsewhere', () => {
    expect(printed('4 power in Space, Armor in the Ground arena vs 3 health')).toBe(
      '4 power, in Space, "Armor in the Ground arena" vs 3 health, in Space',
    );
  });

  it('decides such a condition', () => {
    const mean = (arena: string): string | undefined =>
      unitsOf(`1 power, in Space, +1 power in the ${arena} arena vs 9 health`)['defender']?.mean;
    expect([mean('Space'), mean('Ground')]).toEqual(['1', '1/2']);
  });

  it('is not two', () => {
    expect(parseAttackLine('4 power, Armor in Space, Lucky 1 in Ground vs 3 health')).toMatchObject({
      ok: false,
      message: expect.stringContaining('arena is given twice'),
    });
  });

  it('lets an attack from afar do without power, and no other', () => {
    expect(parseAttackLine('Bombard 6 in Space vs 3 health, in Ground').ok).toBe(true);
    expect(parseAttackLine('Bombard 6 in Space vs 3 health').ok).toBe(true);
    expect(parseAttackLine('Bombard 6 in Ground vs 3 health, in Ground')).toMatchObject({
      ok: false,
      column: 1,
    });
    expect(parseAttackLine('Lucky 6 in Space vs 3 health, in Ground')).toMatchObject({
      ok: false,
      column: 1,
    });
  });
});

const fragments = constantFrom(
  ...[
    '7 power',
    '5 health',
    '5/2 health',
    '40/7/5',
    'hp 5',
    '2 counters',
    '40 speed',
    'in Space',
    '(Space)',
    'Space:',
    'Ground',
    'tapped',
  ],
  ...[
    'Armor',
    'Lucky 1',
    'critical hit 2',
    'Evade 2 (2 Force)',
    'Pay 1 Force -> Evade 2',
    '+1 power',
    'Armor in Space',
    '-1 Accuracy',
  ],
  ...[
    '"Quick" Ned',
    '"a, b"',
    '“x”',
    'itself',
    'type Space/Ground',
    'subtypes Clone',
    'with',
    'and',
    '.',
    '５',
    'Ａ',
    '🎲',
  ],
  ...[
    ', ',
    ' ',
    '\n',
    '; ',
    ' + ',
    '"guard" ',
    'guard: ',
    ' vs ',
    ' against ',
    ' @ ',
    'force 3/5',
    'roll 1 2',
    ':',
    '/',
    '+',
    '-',
    '|',
  ],
);

describe('any line', () => {
  it('that is read is read again as it is printed', () => {
    const unit = array(fragments, { maxLength: 4 }).map((parts) => parts.join(' '));
    let read = 0;
    assert(
      property(unit, unit, constantFrom('vs', 'against', '@'), (attacker, defender, word) => {
        const first = parseAttackLine(`7 power ${attacker} ${word} 5 health ${defender}`);
        if (!first.ok) return;
        read += 1;
        expect(parseAttackLine(printAttackLine(first.input))).toEqual(first);
      }),
      { numRuns: Number(process.env['NOTATION_RUNS'] ?? 500) },
    );
    expect(read).toBeGreaterThan(20);
  });
});
