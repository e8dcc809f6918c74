import { describe, expect, test } from 'vitest';
import { closedQuotations, readQuotation } from './quotation.js';

describe('a quotation is read in whatever quotes', () => {
  test.each([
    ['"Do X." Rule.', 'Do X.'],
    ['\u201CDo X.\u201D Rule.', 'Do X.'],
    ['\u201CDo X.\u201C Rule.', 'Do X.'],
    ['\u201DDo X.\u201D Rule.', 'Do X.'],
    ['\u201EDo X.\u201C Rule.', 'Do X.'],
    ['\u00ABDo X.\u00BB Rule.', 'Do X.'],
    ["''Do X.'' Rule.", 'Do X.'],
    ["'It doesn't do X.' Rule.", "It doesn't do X."],
    ['""For this attack" effects end." Rule.', '"For this attack" effects end.'],
  ])('%s', (text, inside) => {
    const quotation = readQuotation(text, 0);
    expect(quotation?.closed).toBe(true);
    expect(text.slice(quotation?.start, quotation?.end)).toBe(inside);
    expect(text.slice(quotation?.after).trim()).toBe('Rule.');
  });
});

test('a word is no quotation', () => {
  expect(readQuotation('Do X.', 0)).toBeNull();
});

test('of quotations the closed ones are found, from outside', () => {
  const text = 'A "b "c" d" e "f g';
  expect(closedQuotations(text).map(([open, close]) => text.slice(open, close + 1))).toEqual(['"b "c" d"']);
});
