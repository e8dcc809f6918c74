import { describe, expect, it, test } from 'vitest';
import { amountClaimed, isOfInstancesOnly } from './stacking-claim.js';

test.each([
  'do two K stack',
  'if unit has K twice can i use both',
  'two instances of K on unit , do they add up',
])('%s: is about instances alone', (line) => {
  expect(isOfInstancesOnly(line)).toBe(true);
});

test.each([
  'do K and K need two sixes',
  'does K stack with each damage counter placed',
  'K and K , must i use three dice',
])('%s: asks more than how instances combine', (line) => {
  expect(isOfInstancesOnly(line)).toBe(false);
});

describe('an amount that several instances are said to come to', () => {
  it.each([
    ['K and K , is 4 extra damage', 4, 'damage'],
    ['do K and K give four dice', 4, 'dice'],
    ['K and K : does unit get +3', 3, null],
    ['K plus K , does come to zero', 0, null],
  ])('%s', (line, amount, of) => {
    expect(amountClaimed(line)).toEqual({ amount, of });
  });

  it.each([
    'K and K with two fours , 6 dice',
    'K and K and no two was rolled , does he do 3 damage',
    'do two K',
    'does K give 3 dice',
  ])('is none where more is said, or of one instance: %s', (line) => {
    expect(amountClaimed(line)).toBe(null);
  });
});
