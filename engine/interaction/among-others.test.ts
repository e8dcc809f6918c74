import { describe, expect, it } from 'vitest';
import { budgetOf } from '../choice/budget.js';
import { KEYWORDS } from '../keyword-list.js';
import { asked, rulesOf, told } from '../testing/asked-pair.js';
import { effectsAmong } from './among-others.js';
import type { PairEffects } from './pair-effects.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import type { Place } from './places.js';

type At = readonly [slug: string, place: Place];

function placed([slug, place]: At): PlacedKeyword {
  const rules = rulesOf(slug);
  const value = standardValue(rules);
  return { rules, value, line: printedLine(rules, value), place };
}

function among(one: At, other: At, ...others: readonly At[]): PairEffects {
  const company = { places: [one[1], other[1]], others: others.map(placed) } as const;
  return effectsAmong(asked(...one), asked(...other), company, KEYWORDS, budgetOf());
}

function off({ switchedOff }: PairEffects): readonly string[] {
  return switchedOff.map(
    ({ effect: { from, relation, to }, by }) =>
      `${from.rules.slug} ${relation} ${to.rules.slug} by ${by.rules.slug}`,
  );
}

const FEROCITY: At = ['ferocity', 'ATTACKER'];

describe('what another keyword always switches off is no effect beside it', () => {
  it.each<[At, At, At, string, string]>([
    [['evade', 'SECOND'], ['area-damage', 'ATTACKER'], FEROCITY, 'evade PREVENTS area-damage', 'ferocity'],
    [['evade', 'ATTACKER'], ['backfire', 'ATTACKER'], FEROCITY, 'evade PREVENTS backfire', 'ferocity'],
    [
      ['evade', 'ATTACKER'],
      ['deflect', 'DEFENDER'],
      ['ferocity', 'DEFENDER'],
      'evade PREVENTS deflect',
      'ferocity',
    ],
    [['absorb', 'DEFENDER'], FEROCITY, ['fortitude', 'DEFENDER'], 'ferocity OVERRIDES absorb', 'fortitude'],
    [
      ['intercept', 'SECOND'],
      ['overkill', 'ATTACKER'],
      ['precision', 'ATTACKER'],
      'intercept REDIRECTS overkill',
      'precision',
    ],
    [
      ['evade', 'ATTACKER'],
      ['retaliate', 'DEFENDER'],
      ['bombard', 'ATTACKER'],
      'evade PREVENTS retaliate',
      'bombard',
    ],
  ])('%j and %j beside %j', (one, other, third, effect, by) => {
    expect(told(among(one, other))).toContain(effect);
    const beside = among(one, other, third);
    expect(told(beside)).not.toContain(effect);
    expect(off(beside)).toContain(`${effect} by ${by}`);
  });
});

describe('what comes about only through another keyword is an effect beside it', () => {
  it.each<[At, At, At, string]>([
    [
      ['fortitude', 'ATTACKER'],
      ['ferocity', 'DEFENDER'],
      ['retaliate', 'DEFENDER'],
      'fortitude OVERRIDES ferocity',
    ],
    [
      ['fortitude', 'ATTACKER'],
      ['ferocity', 'ATTACKER'],
      ['overload', 'ATTACKER'],
      'fortitude OVERRIDES ferocity',
    ],
    [FEROCITY, ['evade', 'ATTACKER'], ['backfire', 'ATTACKER'], 'ferocity OVERRIDES evade'],
  ])('%j and %j beside %j', (one, other, third, effect) => {
    expect(told(among(one, other))).not.toContain(effect);
    expect(told(among(one, other, third))).toContain(effect);
  });
});

it('of four the one that would switch an effect off can itself be gone over', () => {
  const [evade, overkill]: readonly At[] = [
    ['evade', 'SECOND'],
    ['overkill', 'ATTACKER'],
  ];
  if (evade === undefined || overkill === undefined) throw new Error('Two keywords are meant.');
  expect(told(among(evade, overkill, FEROCITY))).not.toContain('evade PREVENTS overkill');
  expect(told(among(evade, overkill, FEROCITY, ['fortitude', 'SECOND']))).toContain(
    'evade PREVENTS overkill',
  );
});

it('what a player may use leaves an effect what it is between the two', () => {
  const beside = among(['evade', 'DEFENDER'], ['critical-hit', 'ATTACKER'], ['intercept', 'SECOND']);
  expect(told(beside)).toContain('evade PREVENTS critical-hit');
  expect(off(beside)).toEqual([]);
});

it.each<[At, At, At, string]>([
  [['precision', 'ATTACKER'], ['intercept', 'SECOND'], ['stealth', 'SECOND'], 'precision BLOCKS intercept'],
  [['stealth', 'SECOND'], ['intercept', 'SECOND'], ['precision', 'ATTACKER'], 'stealth BLOCKS intercept'],
  [['precision', 'ATTACKER'], ['redirect', 'DEFENDER'], ['stealth', 'SECOND'], 'precision BLOCKS redirect'],
])(
  'of two that each do the same to a third, neither takes it from the other: %j, %j, %j',
  (one, other, third, effect) => {
    const beside = among(one, other, third);
    expect(told(beside)).toContain(effect);
    expect(off(beside)).toEqual([]);
  },
);

it('what others do is not taken for what the two do', () => {
  const beside = among(['bombard', 'ATTACKER'], ['evade', 'ATTACKER'], ['retaliate', 'DEFENDER']);
  expect(told(beside)).not.toContain('bombard BLOCKS evade');
});
