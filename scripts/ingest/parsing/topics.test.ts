import { describe, expect, test } from 'vitest';
import { RULING_TOPICS } from '../../../api/knowledge-base/records.js';
import { TOPIC_CRITERIA, topicsOf } from './topics.js';

describe('a ruling is about what its words say', () => {
  test.each([
    ['You can pay the Equip cost only once per turn.', ['COST', 'LIMIT']],
    ['Only one natural "6" counts in the attack roll after re-rolls.', ['DICE', 'STACKING', 'LIMIT']],
    ['Damage prevention not specifying dice works normally.', ['PREVENTION', 'DAMAGE', 'DICE']],
    ['Retaliate resolves when the attack ends.', ['TIMING']],
    ['A unit in another arena.', ['ARENA']],
    ['BANNED', ['LIMIT']],
    ['Retaliate dice are just dice of damage.', ['DEFINITION', 'DICE']],
    ['It may go to another unit.', ['TARGET']],
  ])('%s', (ruling, topics) => {
    expect(topicsOf(ruling)).toEqual(expect.arrayContaining(topics));
  });
});

test('one that meets no criterion is about something else', () => {
  expect(topicsOf('Slashes separate them.')).toEqual(['OTHER']);
});

test('every topic but OTHER has a criterion', () => {
  expect([...TOPIC_CRITERIA.map(([topic]) => topic), 'OTHER'].sort()).toEqual([...RULING_TOPICS].sort());
});
