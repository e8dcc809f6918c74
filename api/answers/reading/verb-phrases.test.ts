import { describe, expect, it } from 'vitest';
import { turnsOff, verbOfPhrase } from './verb-phrases.js';

describe('a verb of several words', () => {
  it.each([
    ['can accuracy turn off critical hit', 'STOP'],
    ['does a counter turn stealth off', 'STOP'],
    ['can overkill get around armor', 'PASS'],
    ['does armor do anything against overkill', 'AFFECT'],
    ['does the unit turn around', null],
  ] as const)('in %s asks %s', (line, verb) => {
    expect(verbOfPhrase(line)).toBe(verb);
  });

  it('that turns something on is none that turns it off', () => {
    expect(turnsOff('does accuracy turn on fury')).toBe(false);
  });
});
