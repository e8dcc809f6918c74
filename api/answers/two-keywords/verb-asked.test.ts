import { describe, expect, it } from 'vitest';
import { wordsOf } from '../reading/words.js';
import { verbIn } from './verb-asked.js';

describe('what is asked of two keywords', () => {
  it.each([
    ['does Stun still count with Cunning', 'USE'],
    ['is Riposte triggered by Stun', 'TRIGGER'],
    ['can Stun trigger on Retaliate', 'WITH'],
    ['does Armor fail against Riposte', 'USE'],
    ['does Armor fail to stop Riposte', 'STOP'],
    ['does Double Strike counter Evade', 'STOP'],
    ['does it put extra counters on the defender', null],
  ] as const)('in %s is %s', (line, verb) => {
    expect(verbIn(wordsOf(line), 0)).toBe(verb);
  });
});
