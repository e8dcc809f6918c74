import { describe, expect, test } from 'vitest';
import { isSenseChanged, leavesNegationOut } from './sense-changed.js';

describe('a quotation says something else than the sentence it comes near', () => {
  test.each([
    ["Switch doesn't allow units to attack twice.", 'Switch does allow units to attack twice.'],
    ['Armor has no effect against it.', 'Armor have effect against it.'],
    ['A unit may use it only once.', 'A unit may use it only twice.'],
    ['It prevents up to 2 damage.', 'It prevents up to three damage.'],
    ['It happens after re-rolls.', 'It happens before re-rolls.'],
    ['The attacker chooses.', 'The defender chooses.'],
    ['You may re-roll it.', 'You must re-roll it.'],
    ['It works without a cost.', 'It works at a cost.'],
  ])('%s / %s', (sentence, quoted) => {
    expect(isSenseChanged(quoted, sentence)).toBe(true);
    expect(isSenseChanged(sentence, quoted)).toBe(true);
  });
});

describe('and the same in other words', () => {
  test.each([
    ["It can't be prevented.", 'It cannot be prevented.'],
    ["It can't be prevented.", 'It can not be prevented.'],
    ['It prevents up to two damage.', 'It prevents up to 2 damage.'],
    ['Overkill damage is caused by the ability.', 'Damage of Overkill is caused by the ability.'],
  ])('%s / %s', (sentence, quoted) => expect(isSenseChanged(quoted, sentence)).toBe(false));
});

test('a part that leaves a negation out is told from one that does not', () => {
  const sentence = "Armor doesn't work while the unit is alone.";
  expect(leavesNegationOut('work while the unit is alone', sentence)).toBe(true);
  expect(leavesNegationOut("Armor doesn't work while the unit", sentence)).toBe(false);
});
