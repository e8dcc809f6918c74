import { describe, expect, it } from 'vitest';
import { rephrased } from './phrases.js';

describe('a phrase that asks for the opposite by a word of its own', () => {
  it.each([
    ['Can Protect make Area Damage not count?', 'Can Protect stop Area Damage?'],
    ['Does Precision make Intercept fail?', 'Does Precision stop Intercept?'],
    [
      'Can a re-roll make the natural two not count for Riposte?',
      'Can a re-roll affect the natural two for Riposte?',
    ],
    ['Does Accuracy do nothing against Parry?', 'Does Accuracy not work against Parry?'],
    ['Is Stealth unaffected by Deflect?', 'Is Stealth not affected by Deflect?'],
    ['Is a tapped unit attackable?', 'can a tapped unit be attacked?'],
  ])('is read as the rules put it: %s', (asked, meant) => {
    expect(rephrased(asked).replace(/\s+/g, ' ').replace(' ?', '?')).toBe(meant);
  });

  it('is none where a thing is made that counts', () => {
    expect(rephrased('Does Fury make a roll of three dice?')).toBe('Does Fury make a roll of three dice?');
  });
});
