import { describe, expect, test } from 'vitest';
import { readDefinitions } from './definitions.js';

const definitionsOf = (body: string) => readDefinitions(body, 0, true).definitions;
const restOf = (body: string) => body.slice(readDefinitions(body, 0, true).end);

describe('definitions are the quotations that open the body', () => {
  test('one, with the rulings behind it', () => {
    expect(definitionsOf('"Prevent X." Only once.')).toEqual(['Prevent X.']);
    expect(restOf('"Prevent X." Only once.')).toBe('Only once.');
  });
  test('two joined by "and ... respectively."', () => {
    const body = '"Add X." and "Subtract X." respectively. Rule.';
    expect(definitionsOf(body)).toEqual(['Add X.', 'Subtract X.']);
    expect(restOf(body)).toBe('Rule.');
  });
  test('several sentences in one', () => {
    expect(definitionsOf('"Attach this. Play only then." Rule.')).toEqual(['Attach this. Play only then.']);
  });
  test('one that ends in a semicolon', () => {
    expect(definitionsOf('"It gets the effect;" Rule.')).toEqual(['It gets the effect;']);
  });
  test('quotes inside do not close it', () => {
    expect(definitionsOf('"At least one natural "6" or \'5\' does X." Rule.')).toEqual([
      'At least one natural "6" or \'5\' does X.',
    ]);
  });
  test('curly and straight quotes may mix', () => {
    expect(definitionsOf('\u201CDo \u201Cthis\u201D now." Rule.')).toEqual(['Do \u201Cthis\u201D now.']);
  });
  test('quoted words in rulings are none', () => {
    expect(definitionsOf('It says "None" there.')).toEqual([]);
  });
});

test('three joined by commas and "and"', () => {
  expect(definitionsOf('"Add X.", "Keep X." and "Subtract X." respectively.')).toEqual([
    'Add X.',
    'Keep X.',
    'Subtract X.',
  ]);
});
test('quoted words that open a ruling are none where nothing announces a definition', () => {
  expect(readDefinitions('"For this attack" effects end.', 0, false).definitions).toEqual([]);
});

test('a quotation that is never closed goes to the end and is told', () => {
  expect(readDefinitions('x "When attacked, guess. A right guess pays.', 2, true)).toEqual({
    definitions: ['When attacked, guess. A right guess pays.'],
    end: 44,
    unclosedAt: 2,
  });
});
