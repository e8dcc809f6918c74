import { describe, expect, it } from 'vitest';
import { LONGEST_TEXT, parseAbilityLines } from './ability-line.js';
import { sampleKnownKeywords } from './sample-known-keywords.js';

function parse(text: string) {
  return parseAbilityLines(text, sampleKnownKeywords);
}

describe('prose', () => {
  it.each([
    'When this unit attacks, you may give it +3 power for that attack.',
    'Protect your units. Deploy it in the build zone. Switch places.',
    'You may stack this card beneath any pilot in your reserves.',
    '[tap] -> Draw a card. Play only once.',
    'This unit can be attacked by units with Stealth and Armor.',
    '',
    ' | ; . ',
  ])('is kept as text: %s', (text) => {
    const { abilities, problems, pieces } = parse(text);
    expect({ abilities, problems }).toEqual({ abilities: [], problems: [] });
    expect(pieces.every(({ kind }) => kind === 'TEXT')).toBe(true);
  });
});

describe('what looks like a keyword and is not understood', () => {
  it.each([
    ['Critcal Hti 2', 'Critcal Hti 2', ['Critical Hit']],
    ['Overkil', 'Overkil', ['Overkill']],
    ['Armor, Lukcy 1', 'Lukcy 1', ['Lucky']],
    ['Pay 2 Force -> Evaed 2', 'Pay 2 Force -> Evaed 2', ['Evade']],
    ['Switch: Armor/Stubn 2', 'Stubn 2', ['Stun']],
    ['Frobnicate', 'Frobnicate', []],
    ['Frobnicate 3', 'Frobnicate 3', []],
  ])('is reported with names that come near: %s', (text, found, suggestions) => {
    expect(parse(text).problems).toMatchObject([{ text: found, suggestions }]);
    expect(parse(text).pieces).toContainEqual({ text: found, kind: 'UNRECOGNISED', ability: null });
  });

  it.each([
    ['Critical Hit', 'Critical Hit needs a value'],
    ['Overkill 2', 'Overkill takes no value'],
    ['Critical Hit -2', 'Critical Hit takes a value with no sign'],
    ['Critical Hit 1000', 'Critical Hit takes at most 999'],
    ['Critical Hit 2 extra', "after 'Critical Hit 2'; found 'extra'"],
    ['Reserves', 'Reserves needs a colon'],
    ['Overkil', "'Overkil' is no known keyword. Did you mean Overkill?"],
    ['Frobnicate 3', 'is no known keyword. Expected the name of a keyword.'],
  ])('says what was expected: %s', (text, message) => {
    expect(parse(text)).toMatchObject({
      abilities: [],
      problems: [{ message: expect.stringContaining(message) }],
    });
  });

  it('does not hide the abilities beside it', () => {
    expect(parse('Critical Hit 2, Lukcy 1, Armor').abilities).toMatchObject([
      { keyword: 'critical-hit', value: 2 },
      { keyword: 'armor' },
    ]);
  });

  it('is the whole text when that is too long', () => {
    const text = 'Armor, '.repeat(LONGEST_TEXT);
    expect(parse(text)).toMatchObject({
      abilities: [],
      pieces: [{ text, kind: 'UNRECOGNISED' }],
      problems: [{ start: 0 }],
    });
  });
});
