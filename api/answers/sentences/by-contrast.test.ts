import { describe, expect, it } from 'vitest';
import { saidByRuling } from '../testing/sample-ruling.js';

const UNLIKE =
  "Unlike Accuracy, Dodge sets the number needed to hit and doesn't change the result of the die.";

describe('a question that chooses one of two', () => {
  it.each([
    ['Is it Accuracy rather than Dodge that changes the result of a die?', 'YES'],
    ['Is it Dodge rather than Accuracy that changes the result of a die?', 'NO'],
    ['Is it Dodge instead of Accuracy that changes the result of a die?', 'NO'],
    ['Is it Armor rather than Dodge that changes the result of a die?', null],
    ['Is it Accuracy rather than Dodge that prevents damage?', null],
  ] as const)('is answered by a sentence that contrasts the two, in that alone: %s', (question, answer) => {
    expect(saidByRuling(UNLIKE, question)).toBe(answer);
  });

  it('is not answered by a sentence about one of them', () => {
    expect(
      saidByRuling(
        "Dodge doesn't change the result of the die.",
        'Is it Accuracy rather than Dodge that changes the die?',
      ),
    ).toBeNull();
  });
});
