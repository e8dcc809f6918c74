import { describe, expect, it } from 'vitest';
import { rulesOf } from '../testing/asked-pair.js';
import { type Traits, traitsOf } from './traits.js';

/** Where it first acts, and what it has to do with dice, damage and others; of all else it has nothing to do with. */
const TRAITS: readonly (readonly [slug: string, level: Traits['level'], traits: Partial<Traits>])[] = [
  ['deploy', null, {}],
  ['precision', 'WHO_IS_ATTACKED', { keepsDefender: true }],
  ['stealth', 'WHO_IS_ATTACKED', { hides: true }],
  ['bombard', 'WHO_IS_ATTACKED', { reachesOtherArena: true }],
  ['intercept', 'WHO_IS_ATTACKED', { changesDefender: true, isUsed: true }],
  ['redirect', 'WHO_IS_ATTACKED', { changesDefender: true, isUsed: true }],
  ['shields', 'NUMBER_OF_DICE', { touchesAttackDice: true, changesAttackDice: true, changesPower: true }],
  ['resilience', 'NUMBER_OF_DICE', { changesAttackDice: true, changesPower: true, countsCounters: true }],
  ['inspiration', 'NUMBER_OF_DICE', { changesAttackDice: true, changesPower: true }],
  [
    'overload',
    'NUMBER_OF_DICE',
    { changesAttackDice: true, changesPower: true, damage: { instance: 'OWN', inDice: true }, isUsed: true },
  ],
  ['fury', 'INITIAL_ROLL', { touchesAttackDice: true, changesAttackDice: true, looksFor: 'INITIAL_NATURAL' }],
  ['focus', 'INITIAL_ROLL', { touchesAttackDice: true, looksFor: 'INITIAL_NATURAL' }],
  [
    'backfire',
    'INITIAL_ROLL',
    { touchesAttackDice: true, looksFor: 'INITIAL_NATURAL', damage: { instance: 'OWN', inDice: true } },
  ],
  ['lucky', 'REROLL', { touchesAttackDice: true, changesAttackDice: true, rerolls: true, isUsed: true }],
  ['accuracy', 'FINAL_ROLL', { touchesAttackDice: true, changesAttackDice: true }],
  ['armor', 'FINAL_ROLL', { changesAttackDice: true, setsHitNumber: true }],
  ['foresight', 'FINAL_ROLL', { guesses: true }],
  ['forewarning', 'FINAL_ROLL', { guesses: true }],
  [
    'critical-hit',
    'FINAL_ROLL',
    {
      touchesAttackDice: true,
      looksFor: 'FINAL_NATURAL',
      damage: { instance: 'OF_THE_ATTACK', inDice: false },
    },
  ],
  [
    'riposte',
    'FINAL_ROLL',
    { touchesAttackDice: true, looksFor: 'FINAL_NATURAL', damage: { instance: 'OWN', inDice: false } },
  ],
  ['overkill', 'PENDING_DAMAGE', { damage: { instance: 'OWN', inDice: false }, dividesExcess: true }],
  ['parry', 'PREVENTION', { touchesAttackDice: true, looksFor: 'FINAL_NATURAL', prevents: 'BY_DICE' }],
  ['evade', 'PREVENTION', { prevents: 'ACTIVATED', isUsed: true }],
  ['protect', 'PREVENTION', { prevents: 'ACTIVATED', isUsed: true }],
  [
    'deflect',
    'PREVENTION',
    { prevents: 'ACTIVATED', isUsed: true, damage: { instance: 'OWN', inDice: false } },
  ],
  ['ferocity', 'PREVENTION', { unpreventable: true }],
  ['fortitude', 'PREVENTION', { preventsUnpreventable: true }],
  ['cunning', 'PREVENTION', { hidesDice: true }],
  ['double-damage', 'PLACEMENT', { damage: { instance: 'OF_THE_ATTACK', inDice: false } }],
  ['stun', 'PLACEMENT', { setOffBy: 'DAMAGE' }],
  ['surge', 'PLACEMENT', { setOffBy: 'DAMAGE' }],
  ['tenacity', 'PLACEMENT', { attacksAgain: 'SAME_UNIT' }],
  ['bounty', 'DISCARD', { setOffBy: 'DISCARD' }],
  ['last-stand', 'DISCARD', { setOffBy: 'DISCARD' }],
  ['avenge', 'DISCARD', { setOffBy: 'DISCARD', damage: { instance: 'OWN', inDice: true } }],
  [
    'area-damage',
    'DISCARD',
    { setOffBy: 'DISCARD', damage: { instance: 'OWN', inDice: true }, isUsed: true },
  ],
  ['retaliate', 'ATTACK_END', { damage: { instance: 'OWN', inDice: true }, isUsed: true }],
  ['double-strike', 'AFTER_ATTACK', { attacksAgain: 'ANY_UNIT' }],
];

describe('what a keyword has to do with an attack', () => {
  it.each(TRAITS)('is read off its parts: %s, first at %s', (slug, level, traits) => {
    const has = Object.entries(traitsOf(rulesOf(slug))).filter(
      ([, trait]) => trait !== false && trait !== null,
    );
    expect(Object.fromEntries(has)).toEqual({ ...(level === null ? {} : { level }), ...traits });
  });
});
