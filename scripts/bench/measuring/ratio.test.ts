import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRounds, interleave, isMet, median } from './ratio.js';

test.each([
  { values: [3], middle: 3 },
  { values: [9, 1, 5], middle: 5 },
  { values: [4, 1, 3, 100], middle: 3.5 },
])('the median of $values is $middle', ({ values, middle }) => {
  expect(median(values)).toBe(middle);
});

test('no values have no median', () => {
  expect(() => median([])).toThrow('no median');
});

test('where more is better, twice as much is a ratio of 2', () => {
  const { ratio } = compareRounds([{ ours: 200, theirs: 100 }], 'more');
  expect(ratio).toBe(2);
});

test('where less is better, twice as much is a ratio of a half', () => {
  const { ratio } = compareRounds([{ ours: 200, theirs: 100 }], 'less');
  expect(ratio).toBe(0.5);
});

test('a round in which the whole machine was slow changes no ratio', () => {
  const rounds = [
    { ours: 80, theirs: 100 },
    { ours: 8, theirs: 10 },
    { ours: 88, theirs: 110 },
  ];
  expect(compareRounds(rounds, 'more')).toMatchObject({ ratio: 0.8, lowest: 0.8, highest: 0.8 });
});

test('the ratio lies between the lowest and the highest of the rounds', () => {
  const figure = fc.double({ min: 0.001, max: 1e6, noNaN: true });
  const rounds = fc.array(fc.record({ ours: figure, theirs: figure }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(rounds, fc.constantFrom('more' as const, 'less' as const), (measured, better) => {
      const { ratio, lowest, highest } = compareRounds(measured, better);
      expect(ratio).toBeGreaterThanOrEqual(lowest);
      expect(ratio).toBeLessThanOrEqual(highest);
    }),
  );
});

test.each([
  { ratio: 0.5, kind: 'at least' as const, met: true },
  { ratio: 0.499, kind: 'at least' as const, met: false },
  { ratio: 0.5, kind: 'at most' as const, met: true },
  { ratio: 0.501, kind: 'at most' as const, met: false },
])('$ratio meets a goal of $kind 0.5: $met', ({ ratio, kind, met }) => {
  expect(isMet(ratio, { kind, ratio: 0.5 })).toBe(met);
});

test('the sides are measured in turn', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  const rounds = await interleave(2, side('A'), side('B'));
  expect(order).toEqual(['A', 'B', 'A', 'B']);
  expect(rounds).toEqual([
    { ours: 1, theirs: 2 },
    { ours: 3, theirs: 4 },
  ]);
});
