import { describe, expect, it } from 'vitest';
import { budgetOf } from '../choice/budget.js';
import { KEYWORDS } from '../keyword-list.js';
import { printRational } from '../rational.js';
import { asked, run, told } from '../testing/asked-pair.js';
import { pairEffects } from './pair-effects.js';

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
    ['avenge', 'stun', 'avenge TRIGGERS stun'],
    ['avenge', 'bounty', 'avenge TRIGGERS bounty'],
    ['avenge', 'ferocity', 'ferocity MODIFIES avenge'],
    ['last-stand', 'overload', 'overload TRIGGERS last-stand'],
    ['area-damage', 'protect', 'protect PREVENTS area-damage'],
    ['bombard', 'resilience', 'resilience MODIFIES bombard'],
    ['bombard', 'intimidation', 'intimidation MODIFIES bombard'],
    ['bombard', 'deflect', 'bombard MODIFIES deflect'],
  ])('of %s and %s that %s', (one, other, expected) => {
    expect(told(run(asked(one), asked(other)))[0]).toBe(expected);
  });

  it.each([
    ['intercept', 'stun', 'STRUCK', '2', '0'],
    ['bombard', 'area-damage', 'CHANCE', '11/16', '0'],
    ['fury', 'critical-hit', 'CHANCE', '671/1296', '1045/1728'],
  ])('of %s and %s by how much: %s from %s to %s', (one, other, measure, before, after) => {
    const [effect] = run(asked(one), asked(other)).effects;
    const { change = null } = effect ?? {};
    if (change === null) throw new Error('Nothing is changed.');
    expect([change.measure, printRational(change.before), printRational(change.after)]).toEqual([
      measure,
      before,
      after,
    ]);
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

  it('that damage of its own kind can be prevented by the same keyword on another unit', () => {
    expect(told(run(asked('deflect', 'ATTACKER'), asked('deflect', 'DEFENDER')))).toEqual([
      'deflect PREVENTS deflect',
    ]);
    expect(told(run(asked('evade', 'ATTACKER'), asked('evade', 'DEFENDER')))).toEqual([]);
  });

  it('that what is moved is not doubled, whatever else it changes', () => {
    expect(told(run(asked('double-damage'), asked('overkill')))).toEqual([
      'overkill MODIFIES double-damage',
      'double-damage NO_EFFECT overkill',
    ]);
  });

  it.each([
    ['stealth', 'ATTACKER', 'bombard', 'ATTACKER'],
    ['avenge', 'ATTACKER', 'intercept', 'SECOND'],
    ['surge', 'ATTACKER', 'intercept', 'SECOND'],
    ['bombard', 'DEFENDER', 'riposte', 'DEFENDER'],
    ['lucky', 'ATTACKER', 'parry', 'ATTACKER'],
    ['fury', 'ATTACKER', 'riposte', 'SECOND'],
  ] as const)('nothing of %s as %s and %s as %s', (one, at, other, there) => {
    expect(told(run(asked(one, at), asked(other, there)))).toEqual([]);
  });

  it('the same numbers as the attack itself', () => {
    const { experiment } = run(asked('critical-hit', 'ATTACKER'), asked('evade', 'DEFENDER'));
    expect(experiment?.none.outcome.expectedDamageToDefender).toEqual({ numerator: 2n, denominator: 1n });
    expect(experiment?.none.outcome.expectedHits).toEqual(experiment?.second.outcome.expectedHits);
  });
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
