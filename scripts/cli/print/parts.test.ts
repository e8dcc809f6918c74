import { expect, test } from 'vitest';
import { bar, percent } from './parts.js';

test.each([
  [0, '0 %'],
  [1, '100 %'],
  [0.5, '50.00 %'],
  [1e-9, '< 0.01 %'],
  [1 - 1e-9, '> 99.99 %'],
])('the chance %d is shown as %s', (chance, shown) => expect(percent(chance)).toBe(shown));

test.each([
  [0, ''],
  [1, '█'.repeat(24)],
  [0.5, '█'.repeat(12)],
  [1 / 192, '▏'],
])('the bar of %d is %j', (chance, shown) => expect(bar(chance)).toBe(shown));
