import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/asked-pair.js';
import { seemsToTouch, sharesDamage } from './sharing.js';
import { traitsOf } from './traits.js';

const traits = (slug: string) => traitsOf(rulesOf(slug));

describe('one would expect a keyword to touch another', () => {
  it.each([
    ['attack dice and dice of damage', 'accuracy', 'retaliate'],
    ['a natural of attack dice and dice of damage', 'critical-hit', 'area-damage'],
    ['fewer attack dice and dice of damage', 'shields', 'retaliate'],
    ['what a die counts as, and its natural', 'accuracy', 'riposte'],
    ['what a die has to show, and its natural', 'armor', 'parry'],
    ['what a die counts as, and the natural of the initial roll', 'accuracy', 'focus'],
    ['a later re-roll, and the natural of the initial roll', 'lucky', 'fury'],
    ['what is added to damage, and what divides it', 'critical-hit', 'overkill'],
  ])('%s: %s and %s', (_, one, other) => {
    expect(seemsToTouch(traits(one), traits(other))).toBe(true);
  });

  it.each([
    ['what plays no part touches nothing', 'deploy', 'retaliate'],
    ['what plays no part is not touched', 'accuracy', 'deploy'],
    ['power for damage changes power, as Shields do', 'shields', 'overload'],
    ['another attack die has its own natural', 'fury', 'riposte'],
    ['a re-roll gives another natural', 'lucky', 'riposte'],
    ['more power gives more naturals', 'resilience', 'riposte'],
    ['more power gives more naturals of the initial roll', 'resilience', 'focus'],
    ['what prevents damage looks at no dice', 'evade', 'retaliate'],
    ['what looks at no dice is not touched by what they count as', 'accuracy', 'evade'],
    ['a single damage is no die', 'accuracy', 'overkill'],
    ['damage of its own is not divided', 'riposte', 'overkill'],
    ['what divides damage adds none', 'overkill', 'critical-hit'],
  ])('not that %s: %s and %s', (_, one, other) => {
    expect(seemsToTouch(traits(one), traits(other))).toBe(false);
  });
});

describe('damage of the attack', () => {
  it.each([
    ['critical-hit', 'overkill', true],
    ['double-damage', 'overkill', true],
    ['riposte', 'overkill', false],
    ['fury', 'overkill', false],
    ['critical-hit', 'area-damage', false],
  ])('%s adds to what %s divides: %s', (one, other, shared) => {
    expect(sharesDamage(traits(one), traits(other))).toBe(shared);
  });
});
