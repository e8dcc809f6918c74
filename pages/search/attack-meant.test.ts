import { expect, it } from 'vitest';
import { isAttackMeant } from './attack-meant.js';

it.each([
  ['7p crit 2 vs 5hp armr', true],
  ['7p crit 2 against 5hp', true],
  ['7 power v 5 health', true],
  ['3 pow, Stun 2 versus 4 health', true],
  ['Does Armor stop Overkill?', false],
  ['overkill vs armor', false],
  ['What has a unit with 7 power against Armor?', false],
  ['7 pilots vs 5', false],
])('whether %j was meant as an attack: %s', (query, isMeant) => {
  expect(isAttackMeant(query)).toBe(isMeant);
});
