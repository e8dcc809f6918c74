import { expect, test } from 'vitest';
import { nameInLine } from './printed-line.js';

test.each([
  ['critical hit 2', 'critical hit'],
  ['Accuracy -1', 'accuracy'],
  ['Accuracy –1', 'accuracy'],
  ['Accuracy X/-X', 'accuracy'],
  ['Evade X', 'evade'],
  ['Evade X+1, where X is the number of other units', 'evade'],
  ['Resilience +2', 'resilience'],
  ["Resilience +/- 'X'", 'resilience'],
  ['Switch: Overkill/Stun 2', 'switch'],
  ['Switch: [1st/2nd/3rd type effect]', 'switch'],
  ['Adapt [first/second]', 'adapt'],
  ['Pay 2 Force -> Evade 2', 'evade'],
  ['Pay 2 Force --> Evade 2', 'evade'],
  ['Pay 2 Force § Evade 2', 'evade'],
  ['Pay 2 Force    Evade 2', 'evade'],
  ['Fury 5 when attacking a Clone', 'fury'],
  ['Stun 2.', 'stun'],
  ['X-wing Ace', 'x-wing ace'],
  ['2', ''],
  ['', ''],
])('the name in "%s" is "%s"', (line, name) => {
  expect(nameInLine(line)).toBe(name);
});
