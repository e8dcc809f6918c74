import { expect, test } from 'vitest';
import { groupBy, groupPairs } from './group-by.js';

test('values stand with their key, in their order, and keys in the order of their first value', () => {
  expect([...groupBy(['bee', 'ant', 'bat', 'bee'], (word) => word[0])]).toEqual([
    ['b', ['bee', 'bat', 'bee']],
    ['a', ['ant']],
  ]);
  expect([...groupPairs(new Map([[1, 'a']]))]).toEqual([[1, ['a']]]);
});
