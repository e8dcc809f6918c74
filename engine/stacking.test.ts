import { describe, expect, it } from 'vitest';
import type { UnitAbility } from './board.js';
import type { KeywordRules, StackingClass } from './keyword.js';
import { AS_READ, type ReadingCode } from './readings.js';
import { stack, stackingReading } from './stacking.js';

const keyword = (slug: string, stacking: StackingClass): KeywordRules => ({
  slug,
  name: slug,
  parameter: 'NUMBER',
  stacking,
  window: 'other',
  parts: {},
  says: { text: '', rulings: [] },
  rules: [],
});
const one = (rules: KeywordRules, value: number | null, force: number | null = null): UnitAbility => ({
  rules,
  value,
  byPower: false,
  force,
  hasCost: force !== null,
  place: 0,
});

/** `slug value for force`, in order. */
function stacked(abilities: readonly UnitAbility[], other: ReadingCode | null = null): readonly string[] {
  return stack(abilities, other === null ? AS_READ : new Set([other])).map(
    ({ rules, value, force }) => `${rules.slug} ${value} for ${force}`,
  );
}

describe('several instances of a keyword on a unit', () => {
  it.each<[stacking: StackingClass, result: readonly string[]]>([
    ['CUMULATIVE', ['a 3 for 5']],
    ['LAYERED', ['a 1 for 2', 'a 2 for 3']],
    ['SELECTIVE', ['a 1 for 2', 'a 2 for 3']],
    ['UNSTATED', ['a 1 for 2', 'a 2 for 3']],
    ['ISOLATED', ['a 1 for 2']],
  ])('that is %s are %j', (stacking, result) => {
    const rules = keyword('a', stacking);
    expect(stacked([one(rules, 1, 2), one(rules, 2, 3)])).toEqual(result);
  });

  it.each<[stacking: StackingClass, result: readonly string[]]>([
    ['CUMULATIVE', ['a 1 for 2', 'a 2 for 3']],
    ['LAYERED', ['a 3 for 5']],
    ['SELECTIVE', ['a 1 for 2']],
    ['ISOLATED', ['a 1 for 2', 'a 2 for 3']],
  ])('that is %s are %j as read the other way, and only then', (stacking, result) => {
    const rules = keyword('a', stacking);
    const [code, another] = [stackingReading(stacking), 'pop-dark-first' as const];
    const abilities = [one(rules, 1, 2), one(rules, 2, 3)];
    expect(stacked(abilities, code)).toEqual(result);
    expect(stacked(abilities, another)).toEqual(stacked(abilities));
  });

  it('rest on no reading where their keyword has no class', () => {
    expect(stackingReading('UNSTATED')).toBeNull();
  });

  it('stand where the first of them is printed', () => {
    const [a, b, c] = [keyword('a', 'CUMULATIVE'), keyword('b', 'LAYERED'), keyword('c', 'ISOLATED')];
    expect(stacked([one(b, 1), one(a, 1), one(b, 2), one(c, null), one(a, 4), one(c, null)])).toEqual([
      'b 1 for null',
      'a 5 for 0',
      'b 2 for null',
      'c null for null',
    ]);
  });

  it('without numbers add up to 0', () => {
    const rules = keyword('a', 'CUMULATIVE');
    expect(stacked([one(rules, null), one(rules, null)])).toEqual(['a 0 for 0']);
  });

  it('are as they are printed when there is but one', () => {
    expect(stacked([one(keyword('a', 'CUMULATIVE'), null)])).toEqual(['a null for null']);
  });
});
