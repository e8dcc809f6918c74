import { describe, expect, it } from 'vitest';
import { saidByRuling } from '../testing/sample-ruling.js';

const GUARDS = "Dodge also covers damage that a card says can't be prevented.";
const ONLY_THEN = 'Dodge counts only at the moment the attack dice are rolled.';
const OF_ITS_UNIT = 'Dodge takes a card when damage from its unit causes another unit to be discarded.';
const NATURAL = 'Accuracy can\'t increase the die roll to a natural "6" for Dodge.';

describe('a sentence that shares the words of a claim', () => {
  it.each([
    [
      'about damage that the keyword does, where it speaks of damage that is prevented',
      GUARDS,
      'Can Dodge damage be prevented?',
    ],
    [
      'about dice of damage, where it speaks of attack dice',
      ONLY_THEN,
      'Does Dodge also count for dice rolled for abilities?',
    ],
    ['about attack dice only, where it says when', ONLY_THEN, 'Does Dodge count only for attack dice?'],
    [
      'about damage of another unit, where it speaks of its own',
      OF_ITS_UNIT,
      "Does Dodge take a card if the unit was discarded by another unit's damage?",
    ],
    [
      'about a face that was rolled, where it speaks of one that is made',
      NATURAL,
      'Is a rolled 6 a natural six for Dodge?',
    ],
  ])('says nothing of one %s', (_, text, question) => {
    expect(saidByRuling(text, question)).toBeNull();
  });

  it.each([
    [
      OF_ITS_UNIT,
      'Does Dodge take a card when damage from its unit causes another unit to be discarded?',
      'YES',
    ],
    [NATURAL, 'Can Accuracy increase the die roll to a natural 6 for Dodge?', 'NO'],
  ] as const)('still answers what it speaks of: %s %s', (text, question, answer) => {
    expect(saidByRuling(text, question)).toBe(answer);
  });
});
