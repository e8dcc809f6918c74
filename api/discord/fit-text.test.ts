import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeOthers, fitLines, fitParts, ifItFits, kept, shownText } from './fit-text.js';

describe('a text that is shown as it is', () => {
  it('is cut behind a sentence', () => {
    expect(shownText('One sentence stands here. Another one follows it.', 40)).toMatch(
      /^One sentence stands here\\?\.$/,
    );
  });

  it('is cut behind a word where no sentence fits, and anywhere where no word does', () => {
    expect(shownText('several words without an end', 20)).toBe('several words…');
    expect(shownText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  });

  it('is never longer than allowed, its escapes counted, and never ends in half of one', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 4, max: 60 }),
        (text, most) => {
          const shown = shownText(`*${text}*`, most);
          expect(shown.length).toBeLessThanOrEqual(most);
          expect(/(?:^|[^\\])(?:\\\\)*\\$/.test(shown)).toBe(false);
        },
      ),
    );
  });
});

describe('the parts of a message', () => {
  it('are all there when they fit', () => {
    expect(fitParts([kept('a'), ifItFits('b'), kept('c')], 5)).toBe('a\nb\nc');
  });

  it('lose first what need not stay, from behind, and keep their order', () => {
    expect(fitParts([kept('a'), ifItFits('bb'), ifItFits('ccc'), kept('d')], 6)).toBe('a\nbb\nd');
  });

  it('keep what goes before others, though it stands behind them', () => {
    expect(fitParts([kept('a'), ifItFits('bb'), beforeOthers('ccc')], 6)).toBe('a\nccc');
  });

  it('leave no empty line where a part is empty', () => {
    expect(fitParts([kept('a'), kept(''), kept('b')], 10)).toBe('a\nb');
  });
});

describe('lines', () => {
  it.each([
    [5, ['ab', 'cd']],
    [4, ['ab']],
    [1, []],
    [8, ['ab', 'cd', 'ef']],
  ])('of which those that fit into %i come out', (most, lines) => {
    expect(fitLines(['ab', 'cd', 'ef'], most)).toEqual(lines);
  });
});
