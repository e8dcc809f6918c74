import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/asked-pair.js';
import { placesOf } from './places.js';
import { struckBy } from './struck-by.js';

describe('the units on which a keyword can play a part, the usual one first', () => {
  it.each([
    ['ATTACKER', 'its own dice, power and reach', ['accuracy', 'fury', 'resilience', 'bombard', 'overload']],
    ['ATTACKER', 'what becomes of the damage of its attack', ['critical-hit', 'overkill', 'double-damage']],
    ['ATTACKER', 'what follows its attack', ['area-damage', 'double-strike', 'tenacity', 'foresight']],
    ['ATTACKER', 'how its attack is answered', ['precision', 'cunning']],
    ['ATTACKER', 'nothing in an attack: it has to be somewhere', ['deploy', 'velocity']],
    ['ATTACKER DEFENDER', 'attack dice of both sides', ['lucky']],
    ['ATTACKER DEFENDER', 'enemies in its arena', ['intimidation']],
    ['FELLOW SECOND', 'others of its side', ['inspiration']],
    ['SECOND', 'another unit of its side that is attacked', ['intercept', 'avenge', 'stealth']],
    ['SECOND DEFENDER FELLOW', 'damage to others of its side', ['protect']],
    ['DEFENDER', 'an attack on it', ['redirect', 'forewarning']],
    ['DEFENDER ATTACKER', 'damage to it that is unpreventable', ['fortitude']],
    [
      'DEFENDER SECOND',
      'an attack on it, of which it may become the defender',
      ['parry', 'riposte', 'shields', 'retaliate'],
    ],
    ['DEFENDER ATTACKER SECOND', 'damage to it', ['evade', 'deflect', 'armor', 'surge', 'last-stand']],
    ['ATTACKER DEFENDER SECOND', 'damage that it does', ['ferocity', 'stun', 'bounty', 'consume']],
  ])('%s: %s', (places, _, slugs) => {
    for (const slug of slugs)
      expect([slug, ...placesOf(rulesOf(slug))]).toEqual([slug, ...places.split(' ')]);
  });
});

describe('the unit that takes the damage of a keyword', () => {
  it.each([
    ['SECOND', ['overkill', 'area-damage']],
    ['DEFENDER', ['critical-hit', 'double-damage']],
    ['ATTACKER', ['retaliate', 'riposte', 'backfire', 'avenge', 'overload', 'deflect']],
  ])('is the %s', (place, slugs) => {
    for (const slug of slugs) expect([slug, struckBy(rulesOf(slug))]).toEqual([slug, place]);
  });
});
