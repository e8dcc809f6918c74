import { describe, expect, it } from 'vitest';
import { countOf, summaryOf } from './summary.js';

describe('the summary of a run with mutants', () => {
  it('counts a mutant that never ends as killed, one that no test reaches as left, and not those set aside', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'].map(
      (status) => ({
        fileName: '/there/engine/dice/roll.ts',
        status,
      }),
    );
    expect(summaryOf(mutants)).toEqual(['engine/dice/: 2 of 4 killed, 50.0 %', 'all: 2 of 4 killed, 50.0 %']);
  });

  it('has a line for each folder', () => {
    const mutants = [
      { fileName: 'engine/dice/roll.ts', status: 'Killed' },
      { fileName: 'engine/board.ts', status: 'Survived' },
    ];
    expect(summaryOf(mutants)).toEqual([
      'engine/: 0 of 1 killed, 0.0 %',
      'engine/dice/: 1 of 1 killed, 100.0 %',
      'all: 1 of 2 killed, 50.0 %',
    ]);
  });

  it('has no line for a folder of which all were set aside', () => {
    expect(summaryOf([{ fileName: 'engine/board.ts', status: 'CompileError' }])).toEqual([
      'all: 0 of 0 killed, none',
    ]);
  });

  it('is of the count that is recorded', () => {
    const mutants = ['Killed', 'Timeout', 'NoCoverage', 'Ignored'].map((status) => ({
      fileName: 'engine/board.ts',
      status,
    }));
    expect(countOf(mutants)).toEqual({ tried: 3, killed: 2 });
  });

  it('gives no percentage of nothing', () => {
    expect(summaryOf([])).toEqual(['all: 0 of 0 killed, none']);
  });
});
