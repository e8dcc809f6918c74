import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder } from './first-in-order.js';

const ascending = (a: number, b: number) => a - b;

test('the first so many are those of the whole list when it is sorted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.nat(12), (items, most) => {
      expect(firstInOrder(items, most, ascending)).toEqual(items.toSorted(ascending).slice(0, most));
    }),
  );
});

test('without a limit all are put in order', () => {
  expect(firstInOrder([3, 1, 2], Number.POSITIVE_INFINITY, ascending)).toEqual([1, 2, 3]);
});

test('in a list that is in order already, what comes behind the first is compared once each', () => {
  let compared = 0;
  const items = Array.from({ length: 1000 }, (_, at) => at);
  const counting = (a: number, b: number) => {
    compared += 1;
    return a - b;
  };
  expect(firstInOrder(items, 2, counting)).toEqual([0, 1]);
  expect(compared).toBeLessThan(1020);
});
