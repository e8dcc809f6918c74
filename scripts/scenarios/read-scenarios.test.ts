import { describe, expect, it } from 'vitest';
import { readScenarios } from './read-scenarios.js';
import { printFault } from './scenario.js';

const read = (text: string) => readScenarios([{ file: 'a.txt', text }]);

describe('a file of scenarios', () => {
  it('is read with the place of every part', () => {
    const { scenarios, faults } = read(
      '# Evade\n\none\n  shows: a/b, c/d\n  rests on: e/f\n  attack: 1 power vs 2 health\n  discarded defender: 0\n  hits: 1/2\n',
    );
    expect(faults).toEqual([]);
    expect(scenarios).toEqual([
      {
        name: 'one',
        shows: ['a/b', 'c/d'],
        restsOn: ['e/f'],
        attack: '1 power vs 2 health',
        reading: null,
        expected: [
          {
            measure: { kind: 'DISCARDED', role: 'defender' },
            text: '0',
            at: { file: 'a.txt', line: 7, column: 23 },
          },
          { measure: { kind: 'HITS' }, text: '1/2', at: { file: 'a.txt', line: 8, column: 9 } },
        ],
        place: {
          name: { file: 'a.txt', line: 3, column: 1 },
          shows: { file: 'a.txt', line: 4, column: 10 },
          restsOn: { file: 'a.txt', line: 5, column: 13 },
          attack: { file: 'a.txt', line: 6, column: 11 },
        },
      },
    ]);
  });

  it.each([
    ['a name with blanks', 'Two words\n', 'a.txt:1:1: Found "Two words"'],
    ['a line before any name', '  hits: 1\n', 'a.txt:1:3: Found a line of a scenario before any name'],
    ['a line without a key', 'one\n  hits\n', 'a.txt:2:3: Found "hits"; expected "key: value".'],
    ['a key that is not known', 'one\n  misses: 1\n', 'a.txt:2:3: "misses" is not known; expected shows,'],
    ['a key that stands twice', 'one\n  hits: 1\n  hits: 1\n', 'a.txt:3:3: "hits" stands twice in "one"'],
    [
      'a reading that is none',
      'one\n  shows: a\n  attack: x\n  reading: power-floor\n',
      'a.txt:4:12: Found "power-floor"',
    ],
    ['no attack', 'one\n  shows: a/b\n', 'a.txt:1:1: "one" has no "attack:"'],
    ['no rulings', 'one\n  attack: x\n', 'a.txt:1:1: "one" has no "shows:"'],
    [
      'a name that is taken',
      'one\n  shows: a\n  attack: x\none\n  shows: a\n  attack: x\n',
      'a.txt:4:1: The name "one" is taken (a.txt:1)',
    ],
  ])('is faulted for %s', (_, text, message) => {
    expect(
      read(text)
        .faults.map(printFault)
        .filter((fault) => fault.startsWith(message)),
    ).toHaveLength(1);
  });
});
