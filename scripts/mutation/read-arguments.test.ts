import { describe, expect, it } from 'vitest';
import { readArguments } from './read-arguments.js';

describe('npm run mutation', () => {
  it.each([
    [[], { oneIn: 1, record: false, files: [] }],
    [['--one-in', '16', '--record'], { oneIn: 16, record: true, files: [] }],
    [
      ['engine/dice/roll.ts:36:0-40:0', '--one-in=2'],
      { oneIn: 2, record: false, files: ['engine/dice/roll.ts:36:0-40:0'] },
    ],
  ])('given %j tries what is asked', (argv, asked) => {
    expect(readArguments(argv)).toEqual(asked);
  });

  it.each([
    ['a part of a mutant', ['--one-in', '0.5']],
    ['none of the mutants', ['--one-in', '0']],
    ['a number that is none', ['--one-in', 'ten']],
    ['an option that it does not know', ['--fast']],
    ['to record some files as if they were the engine', ['--record', 'engine/dice/roll.ts']],
  ])('refuses %s', (_, argv) => {
    expect(readArguments(argv)).toBeNull();
  });
});
