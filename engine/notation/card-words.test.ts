import { describe, expect, it } from 'vitest';
import { brief, parse, piecesOf } from './testing/read-card.js';

describe('words that are also English', () => {
  it.each([
    'Protect 2 units. Protect your Jedi.',
    'Stack 2 cards under it.',
    'Deploy 3 units, then switch 2 of them.',
    'Switch places with a pilot in your reserves.',
    'Focus on a unit: gain 1 Force.',
    'Absorb 3 of it.',
    'Insert a card. Equip a Jedi. Enhance it.',
    'Pilot a Starfighter with it.',
    'Meditate on this: draw a card.',
    'Retaliate against the attacker.',
    'Protect two units. Stun one of them. Parry one or two of its hits.',
    '(Evade 2)',
    'Focus on the unit. Evade on its turn.',
    'Choose one: Draw a card or gain 2 Force.',
    'Pay 2 Force -> Protect your units',
    'Stack of crates',
  ])('are no abilities in a sentence: %s', (text) => {
    const { abilities, problems } = parse(text);
    expect({ abilities, problems }).toEqual({ abilities: [], problems: [] });
  });

  it.each([
    ['Protect 2', 'protect'],
    ['Absorb 3.', 'absorb'],
    ['Focus 1 while attacking', 'focus'],
    ['Stack: Old Freighter', 'stack'],
    ['Deploy: Draw a card.', 'deploy'],
    ['Reserves: Draw a card.', 'reserves'],
    ['Pay 2 build points -> Equip', 'equip'],
  ])('are abilities where they are printed as such: %s', (text, keyword) => {
    expect(parse(text).abilities).toMatchObject([{ keyword }]);
  });
});

describe('what looks like a keyword on a card and is not understood', () => {
  it.each([
    ['Armor | Lukcy 1', 'Lukcy 1', 8, ['Lucky']],
    ['Reserves: Lukcy 1', 'Lukcy 1', 10, ['Lucky']],
    ['Equipped Jedi gets "Stubn 2."', 'Stubn 2', 20, ['Stun']],
    ['Critical Hit', 'Critical Hit', 0, []],
    ['Pilot', 'Pilot', 0, []],
    ['Stack 3', 'Stack 3', 0, []],
    ['Frobnicate 3', 'Frobnicate 3', 0, []],
    ['Overkill 2', 'Overkill 2', 0, []],
    ['Parry against a Sith', 'Parry', 0, []],
    ['Parry in the Space arena', 'Parry', 0, []],
    ['Critical Hit two', 'Critical Hit two', 0, []],
    ['Armor | Stun Two while attacking', 'Stun Two', 8, []],
    ['Equipped Jedi gets Evade two.', 'Evade two', 19, []],
    ['Focus two.', 'Focus two', 0, []],
    ['2 Evade', '2 Evade', 0, []],
    ['[Evade 2]', '[Evade 2]', 0, []],
    ['Critical Hit 2: Stun 1', ': Stun 1', 14, []],
    ['Armor/Overkill', 'Armor/Overkill', 0, []],
    ['Armor + Overkill', 'Armor + Overkill', 0, []],
    ['Armor foo', 'Armor foo', 0, []],
    ['Ground: Armor', 'Ground: Armor', 0, []],
    ['Space - Evade 2', 'Space - Evade 2', 0, []],
    ['Choose one: Evade 1, Parry 1, or Armor.', 'Choose one: Evade 1, Parry 1, or Armor', 0, []],
    ['Pay 2 Force -> Equip Jedi', 'Pay 2 Force -> Equip Jedi', 0, []],
  ])('is reported at its place: %s', (text, found, start, suggestions) => {
    const { problems } = parse(text);
    expect(problems).toMatchObject([{ text: found, start, end: start + found.length, suggestions }]);
    expect(piecesOf(text, 'UNRECOGNISED')).toEqual([found]);
  });

  it('does not hide what stands beside it', () => {
    expect(brief('Armor | Lukcy 1 | Each Jedi gets Stun 1.')).toHaveLength(2);
  });
});
