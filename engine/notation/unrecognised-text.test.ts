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
    ['Critical Hit 2.5', "Critical Hit takes a whole number; found '2.5'"],
    ['Lucky 1,5', "Lucky takes a whole number; found '1,5'"],
    ['Accuracy -1.5', "Accuracy takes a whole number; found '-1.5'"],
    ['Armor 1.5', "Armor takes no value; found '1.5'"],
    ['Overkill x', "Overkill takes no value; found 'x'"],
    ['Stun -1', "Stun takes a value with no sign; found '-1', expected '1'"],
    ['Evade 999999999999', "Evade takes at most 999; found '999999999999'"],
    ['Evade 2 (2)', "What '(2)' says can't be told; a cost is written '(2 Force)'"],
    ['Evade 2 (costs 2)', "What '(costs 2)' says can't be told"],
    ['-2', "What '-2' says can't be told"],
    ['(+1)', "What '(+1)' says can't be told"],
    ['Armor (2)', "What '(2)' says can't be told"],
    ['Reserves', 'Reserves needs a colon'],
    ['Overkil', "'Overkil' is no known keyword. Did you mean Overkill?"],
    ['Frobnicate 3', 'is no known keyword. Expected the name of a keyword.'],
    ['Evade two', "Evade takes its value in digits, such as 'Evade 2'; found 'two'"],
    ['Stun Two.', "Stun takes its value in digits, such as 'Stun 2'; found 'Two'"],
    ['Parry II', "Parry takes its value in digits, such as 'Parry 2'; found 'II'"],
  ])('says what was expected: %s', (text, message) => {
    expect(parse(text)).toMatchObject({
      abilities: [],
      problems: [{ message: expect.stringContaining(message) }],
    });
  });

  it.each([
    ...[
      '2x Evade 2',
      'Evade: 2',
      'Evade=2',
      'Evade #2',
      'Evade x2',
      'Evade ½',
      'Evade ²',
      'Evade ~2',
      'Evade 1e2',
    ],
    ...[
      "'Evade 2'",
      '«Evade 2»',
      '[Evade 2]',
      '(Evade 2)',
      '/ Evade 2',
      '+1 Evade',
      '2F: Evade 2',
      '2 Evade',
    ],
  ])('is a name with its value or a mark where none is written: %s', (text) => {
    expect(parse(text)).toMatchObject({
      abilities: [],
      problems: [
        { message: expect.stringContaining("is not how Evade is written; expected it like 'Evade 1'") },
      ],
    });
  });

  it.each(['+1.5 power', '+1000 power', '+x power', '3 power'])('is a bonus that is none: %s', (text) => {
    expect(parse(text)).toMatchObject({
      abilities: [],
      problems: [{ message: expect.stringContaining('is no bonus; expected a sign and a whole number') }],
    });
  });

  it('is the name in a row of names and values that is none', () => {
    expect(parse('stubn 2 lucky 1').problems).toMatchObject([
      { message: "'stubn' is no known keyword. Did you mean Stun?", suggestions: ['Stun'] },
    ]);
    expect(parse('Overkil 2 in Space').problems).toMatchObject([{ suggestions: ['Overkill'] }]);
    expect(parse('each of 2 units and lucky 1 more').problems).toEqual([]);
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
