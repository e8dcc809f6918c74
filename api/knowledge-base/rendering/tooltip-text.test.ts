import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeywordRecord } from '../records.js';
import { sampleContent } from '../sample-content.js';
import { codePointLength } from './code-points.js';
import { HOSTILE_PIECES } from './hostile-pieces.js';
import { tooltipText } from './tooltip-text.js';

function overkill(facts: Partial<KeywordRecord>): KeywordRecord {
  const keyword = sampleContent.keywords.find(({ slug }) => slug === 'overkill');
  if (keyword === undefined) throw new Error('the sample has no Overkill');
  return { ...keyword, ...facts };
}

describe('the text of a tooltip', () => {
  it('is the summary, and our own words whatever the entry is', () => {
    const keyword = overkill({ summary: 'Hits  go\non.', authority: 'OFFICIAL' });
    expect(tooltipText(keyword)).toEqual({ text: 'Hits go on.', authority: 'SUMMARY' });
  });

  it('is the beginning of the entry where there is no summary, in whole sentences', () => {
    const text = `Overkill: A triggered ability. ${'Hits go on to another unit. '.repeat(30)}`;
    const shown = tooltipText(overkill({ summary: '', text, authority: 'OFFICIAL' }));
    expect(shown.text).toMatch(/^A triggered ability\. (?:Hits go on to another unit\. ?)+$/);
    expect(shown.authority).toBe('OFFICIAL');
  });

  it('is one line of at most 300 characters, whatever the entry holds', () => {
    const hostile = fc
      .array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 1, maxLength: 200 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = tooltipText(overkill({ summary: '', text })).text;
        expect(codePointLength(shown)).toBeLessThanOrEqual(300);
        expect(shown).not.toMatch(/[\n\r\p{Cc}]/u);
      }),
      { numRuns: 100 },
    );
  });
});
