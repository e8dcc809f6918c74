import { describe, expect, it } from 'vitest';
import { isReminder, printedName } from './printed-name.js';

describe('the name of a card', () => {
  it.each([
    ['Made Up Ranger', 'Made Up Ranger', null, false],
    ['Made Up Ranger (A)', 'Made Up Ranger', 'A', false],
    ['Made Up Ranger (B2)', 'Made Up Ranger', 'B2', false],
    ['Made Up Ranger (A) (Promo)', 'Made Up Ranger', 'A', true],
    ['Made Up Ranger (A)(promo)', 'Made Up Ranger', 'A', true],
    ['Made Up Ranger (Promo) (A)', 'Made Up Ranger', 'A', true],
    ['Made Up Ranger (A) (Promo) (Foil)', 'Made Up Ranger', 'A', true],
    ['Made Up Ranger (B) [foil]', 'Made Up Ranger', 'B', false],
    ['Made Up Ranger (Promo)', 'Made Up Ranger', null, true],
    ['  Made  Up\u00a0Ranger ( b ) ', 'Made Up Ranger', 'B', false],
    ['Grand Plan (Second Phase)', 'Grand Plan (Second Phase)', null, false],
    ['Grand Plan (Second Phase) (C)', 'Grand Plan (Second Phase)', 'C', false],
    ['Twice (A) (B)', 'Twice (A)', 'B', false],
    ['(A)', '(A)', null, false],
    ['', '', null, false],
  ])('%j is %j in version %j, promotional: %j', (printed, name, version, promo) => {
    expect(printedName(printed)).toEqual({ name, version, promo });
  });

  it.each([
    ['{Build Counter}', true],
    [' {Force} ', true],
    ['Made Up {Ranger}', false],
    ['{Made Up} Ranger (A)', false],
  ])('%j is a reminder: %j', (printed, is) => {
    expect(isReminder(printed)).toBe(is);
  });
});
