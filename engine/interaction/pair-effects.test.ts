import { describe, expect, it } from 'vitest';
import { budgetOf } from '../choice/budget.js';
import type { KeywordRules } from '../keyword.js';
import { KEYWORDS } from '../keyword-list.js';
import { type AskedKeyword, type PairEffects, pairEffects } from './pair-effects.js';
import type { Place } from './places.js';

function rulesOf(slug: string, keywords: readonly KeywordRules[] = KEYWORDS): KeywordRules {
  const rules = keywords.find((one) => one.slug === slug);
  if (rules === undefined) throw new Error(`no keyword ${slug}`);
  return rules;
}

function asked(slug: string, place: Place | null = null, keywords = KEYWORDS): AskedKeyword {
  return { rules: rulesOf(slug, keywords), value: null, line: null, places: place === null ? null : [place] };
}

function run(one: AskedKeyword, other: AskedKeyword, keywords = KEYWORDS): PairEffects {
  return pairEffects(one, other, keywords, budgetOf());
}

function told({ effects }: PairEffects): readonly string[] {
  return effects.map(({ from, relation, to }) => `${from.rules.slug} ${relation} ${to.rules.slug}`);
}

describe('runs with and without two keywords show', () => {
  it.each([
    ['ferocity', 'evade', 'ferocity OVERRIDES evade'],
    ['ferocity', 'fortitude', 'fortitude OVERRIDES ferocity'],
    ['bombard', 'retaliate', 'bombard BLOCKS retaliate'],
    ['bombard', 'area-damage', 'bombard BLOCKS area-damage'],
    ['intercept', 'precision', 'precision BLOCKS intercept'],
    ['bombard', 'stealth', 'stealth BLOCKS bombard'],
    ['critical-hit', 'intercept', 'intercept REDIRECTS critical-hit'],
    ['intercept', 'redirect', 'intercept REDIRECTS redirect'],
    ['evade', 'overkill', 'evade PREVENTS overkill'],
    ['evade', 'retaliate', 'evade PREVENTS retaliate'],
    ['retaliate', 'stun', 'retaliate TRIGGERS stun'],
    ['overkill', 'stun', 'overkill TRIGGERS stun'],
    ['critical-hit', 'fury', 'fury MODIFIES critical-hit'],
    ['accuracy', 'armor', 'accuracy MODIFIES armor'],
    ['critical-hit', 'retaliate', 'critical-hit NO_EFFECT retaliate'],
    ['accuracy', 'riposte', 'accuracy NO_EFFECT riposte'],
  ])('of %s and %s that %s', (one, other, expected) => {
    expect(told(run(asked(one), asked(other)))[0]).toBe(expected);
  });

  it('nothing of two keywords that leave each other alone', () => {
    expect(told(run(asked('precision'), asked('shields')))).toEqual([]);
  });

  it('nothing where the units do not meet', () => {
    expect(told(run(asked('evade', 'DEFENDER'), asked('retaliate', 'DEFENDER')))).toEqual([]);
    expect(told(run(asked('evade', 'ATTACKER'), asked('retaliate', 'DEFENDER')))).toEqual([
      'evade PREVENTS retaliate',
    ]);
  });

  it('the same numbers as the attack itself', () => {
    const { experiment } = run(asked('critical-hit', 'ATTACKER'), asked('evade', 'DEFENDER'));
    expect(experiment?.none.outcome.expectedDamageToDefender).toEqual({ numerator: 2n, denominator: 1n });
    expect(experiment?.none.outcome.expectedHits).toEqual(experiment?.second.outcome.expectedHits);
  });
});

it('a keyword that works like another does to all others what that does', () => {
  const copy: KeywordRules = { ...rulesOf('evade'), slug: 'dodge', name: 'Dodge' };
  const keywords = [...KEYWORDS, copy];
  const others = KEYWORDS.filter(({ slug, notInAttack }) => slug !== 'evade' && notInAttack === undefined);
  let found = 0;
  for (const { slug } of others) {
    const of = told(run(asked('evade'), asked(slug)));
    const ofCopy = told(run(asked('dodge', null, keywords), asked(slug), keywords));
    expect(ofCopy.map((text) => text.replace('dodge', 'evade')).sort()).toEqual([...of].sort());
    found += of.length;
  }
  expect(found).toBeGreaterThan(25);
});

it('boards that are too much to solve are a refusal, not an answer', () => {
  const { effects, experiment, refusal } = pairEffects(
    asked('critical-hit'),
    asked('evade'),
    KEYWORDS,
    budgetOf(1),
  );
  expect({ effects, experiment, code: refusal?.code }).toEqual({
    effects: [],
    experiment: null,
    code: 'TOO_COMPLEX',
  });
});
