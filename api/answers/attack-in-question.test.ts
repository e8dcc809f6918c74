import { describe, expect, it } from 'vitest';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { sizeOfQuestion } from './attack-in-question.js';

const kb = openSample();

describe('the size of a question', () => {
  it.each(['chance for 5 power to kill a unit with 4 health', 'chance: 5 power vs 4 health'])(
    'is that of its attack, where it asks for odds: %s',
    (question) => {
      const { attack } = sizeOfQuestion(kb, question);
      expect([attack?.attacker.power, attack?.defender.health]).toEqual([5, 4]);
    },
  );

  it('is that of its keywords with their values otherwise', () => {
    expect(sizeOfQuestion(kb, 'Does Evade 3 stop Overkill damage?')).toEqual({
      attack: null,
      keywords: [
        { keyword: 'evade', value: 3 },
        { keyword: 'overkill', value: null },
      ],
    });
  });
});
