import { describe, expect, test } from 'vitest';
import { mentionFinder } from './mentions.js';

const find = mentionFinder([
  { slug: 'intercept', name: 'Intercept', everyday: false },
  { slug: 'precision', name: 'Precision', everyday: false },
  { slug: 'precision', name: 'Elude', everyday: false },
  { slug: 'parry', name: 'Parry', everyday: false },
  { slug: 'stun', name: 'Stun', everyday: false },
  { slug: 'shields', name: 'Shields', everyday: false },
  { slug: 'critical-hit', name: 'Critical Hit', everyday: false },
  { slug: 'double-strike', name: 'Double Strike', everyday: false },
  { slug: 'stack', name: 'Stack', everyday: true },
  { slug: 'deploy', name: 'Deploy', everyday: true },
  { slug: 'switch', name: 'Switch', everyday: true },
  { slug: 'pilot', name: 'Pilot', everyday: true },
]);

describe('a ruling mentions keywords', () => {
  test.each([
    [
      'in all word forms',
      'Each intercepting unit parries, then it was stunned.',
      ['intercept', 'parry', 'stun'],
    ],
    ['in the plural', 'Critical Hits count once.', ['critical-hit']],
    ['by a former name', 'A unit with Elude may.', ['precision']],
    ['in a list', 'Shields, Parry, and Armor have no effect.', ['parry', 'shields']],
    ['with a value', "It gets Stun 2 and that's it.", ['stun']],
    ['across a line break', 'It gets Critical\nHit 2.', ['critical-hit']],
    ['the longest name', 'A Double Strike is one.', ['double-strike']],
    ['not parts of words', 'An interceptor and a stunt.', []],
  ])('%s', (_how, text, slugs) => {
    expect(find(text)).toEqual(slugs);
  });
});

describe('everyday words are no mention', () => {
  test.each([
    ['stack', 'Do several instances stack? Put it in the stack.'],
    ['deploy', 'When you deploy this unit, deploying it costs 2.'],
    ['switch', 'You may switch arenas.'],
    ['pilot', 'A droid cannot pilot it.'],
    ['at the start of a sentence', 'Deploy this unit first. Switch arenas then. Stack it.'],
  ])('%s', (_word, text) => {
    expect(find(text)).toEqual([]);
  });
});

describe('used as a name, they are', () => {
  test.each([
    ['with a capital in mid sentence', 'Power gained from Stack counts.', ['stack']],
    ['at the start, where a verb follows', "Switch doesn't allow units to change arenas.", ['switch']],
    ['at the start, where a value follows', 'Pilot X is printed. Stack 2 is as well.', ['pilot', 'stack']],
    ['at the start, where a list follows', 'Pilot and Stack abilities count.', ['pilot', 'stack']],
  ])('%s', (_how, text, slugs) => {
    expect(find(text)).toEqual(slugs);
  });
});

test('very many mentions in one text take time in proportion', () => {
  const started = performance.now();
  expect(find('Pilot X: '.repeat(100_000))).toEqual(['pilot']);
  expect(performance.now() - started).toBeLessThan(10_000);
});
