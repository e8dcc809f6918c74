import { describe, expect, test } from 'vitest';
import { bareName, readHeading } from './heading.js';

describe('a heading shows the name and the parameter as printed', () => {
  test.each([
    ['Overkill: An isolated', 'Overkill', 'Overkill', 'NONE'],
    ['Stun X: A cumulative', 'Stun', 'Stun X', 'NUMBER'],
    ['Critical Hit X: A cumulative', 'Critical Hit', 'Critical Hit X', 'NUMBER'],
    ['Evade X:A layered', 'Evade', 'Evade X', 'NUMBER'],
    ['Accuracy X/-X: A cumulative', 'Accuracy', 'Accuracy X/-X', 'SIGNED_NUMBER'],
    ['Accuracy X/\u2013X: A cumulative', 'Accuracy', 'Accuracy X/\u2013X', 'SIGNED_NUMBER'],
    ["Resilience +/- 'X': A cumulative", 'Resilience', "Resilience +/- 'X'", 'SIGNED_NUMBER'],
    ['Switch: [1st/2nd/3rd type effect]: A layered', 'Switch', 'Switch: [1st/2nd/3rd type effect]', 'EFFECT'],
    ['Bounty: [bonus] A layered', 'Bounty', 'Bounty: [bonus]', 'EFFECT'],
    ['Gust +X/-X: A', 'Gust', 'Gust +X/-X', 'SIGNED_NUMBER'],
    ['Gust (+/-) X: A', 'Gust', 'Gust (+/-) X', 'SIGNED_NUMBER'],
    ['Gust X or -X: A', 'Gust', 'Gust X or -X', 'SIGNED_NUMBER'],
    ['Gust (X): A', 'Gust', 'Gust (X)', 'NUMBER'],
    ['Gust [X]: A', 'Gust', 'Gust [X]', 'NUMBER'],
    ['Gust X \u2013 A layered, static', 'Gust', 'Gust X', 'NUMBER'],
    ['Gust X A layered, static', 'Gust', 'Gust X', 'NUMBER'],
    ['Long\u00A0Gust\u00A0X: A', 'Long Gust', 'Long Gust X', 'NUMBER'],
    ['Gust (formerly Gale): A', 'Gust', 'Gust', 'NONE'],
    ['Gust: [Effect if right]: A', 'Gust', 'Gust: [Effect if right]', 'EFFECT'],
    ['INSERT: [Effect]: A layered', 'INSERT', 'INSERT: [Effect]', 'EFFECT'],
    ['Upkeep: [Cost]: A layered', 'Upkeep', 'Upkeep: [Cost]', 'COST'],
    ['Stack: [List]: A layered', 'Stack', 'Stack: [List]', 'LIST'],
    ['Reduced Cost X: [condition]: A', 'Reduced Cost', 'Reduced Cost X: [condition]', 'CONDITION'],
    ['Adapt: [First/Second/Third... effect]: A', 'Adapt', 'Adapt: [First/Second/Third... effect]', 'EFFECT'],
    [
      'Pilot (>o< [subtype] Pilot. The [subtype] gets: [effects]): A layered',
      'Pilot',
      'Pilot (>o< [subtype] Pilot. The [subtype] gets: [effects])',
      'EFFECT',
    ],
  ])('%s', (line, name, signature, parameter) => {
    expect(readHeading(line)).toMatchObject({ name, signature, parameter });
  });
});

describe('a sentence is no heading', () => {
  test.each([
    'Overkill damage is caused: by the ability.',
    'Some rule (see page 3). Next',
    'Only one natural "6" counts.',
    'lucky X: not a name',
    '',
  ])('%s', (line) => {
    expect(readHeading(line)).toBeNull();
  });
});

test('a name line may print the parameter', () => {
  expect(bareName('Stun X')).toBe('Stun');
  expect(bareName('Critical Hit:')).toBe('Critical Hit');
});
