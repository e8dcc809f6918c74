import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointLength } from '../knowledge-base/rendering/code-points.js';
import { HOSTILE_PIECES } from '../knowledge-base/rendering/hostile-pieces.js';
import type { Piece } from './answer-draft.js';
import { renderAnswer } from './render-answer.js';

const quote: Piece = {
  kind: 'QUOTE',
  text: 'Shields, Parry, and Armor have no effect against it, but damage prevention not specifying dice works normally.',
  source: 'Overkill, Hanharr (A)',
  page: '/rulings/overkill/shields-parry-and-armor',
};
const pieces: readonly Piece[] = [
  { kind: 'VERDICT', answer: 'NO' },
  { kind: 'SAID', text: 'Armor has no effect on it.' },
  quote,
];
const anyPieces = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_PIECES), fc.string({ unit: 'binary', maxLength: 60 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((texts): readonly Piece[] => [
    { kind: 'VERDICT', answer: 'YES' },
    ...texts.map(
      (text, at): Piece =>
        at % 2 === 0 ? { kind: 'SAID', text: `${text}.` } : { ...quote, text: `${text}.` },
    ),
  ]);

describe('an answer in text', () => {
  it('has the verdict first, then the reason, then the source', () => {
    expect(renderAnswer(pieces, null, null).text).toBe(
      'No. Armor has no effect on it. “Shields, Parry, and Armor have no effect against it, but damage prevention not specifying dice works normally.” — Overkill, Hanharr (A).',
    );
  });

  it('says first that nothing decides it, and leaves that out only where nothing else would fit', () => {
    const open: readonly Piece[] = [{ kind: 'UNDECIDED', text: 'Nothing decides it:' }, ...pieces.slice(1)];
    expect(renderAnswer(open, null, null).text).toMatch(/^Nothing decides it: Armor has no effect/);
    expect(renderAnswer(open, 190, null).text).toMatch(/^Nothing decides it: /);
    const short: readonly Piece[] = [
      { kind: 'UNDECIDED', text: 'Nothing decides it:' },
      { kind: 'SAID', text: 'Armor.' },
    ];
    expect(renderAnswer(short, 8, null).text).toBe('Armor.');
  });

  it('links to pages of this site, when its address is known', () => {
    expect(renderAnswer(pieces, null, 'https://rules.example').markdown).toContain(
      '[Overkill, Hanharr (A)](https://rules.example/rulings/overkill/shields-parry-and-armor)',
    );
    expect(renderAnswer(pieces, null, null).markdown).not.toContain('](');
  });

  it('keeps verdict and citation when it is cut', () => {
    const { text, markdown } = renderAnswer(pieces, 80, 'https://rules.example');
    expect(text).toMatch(/^No\. “Shields.*…” — Overkill, Hanharr \(A\)\.$/);
    expect(markdown).toMatch(/^\*\*No\.\*\* “Shields.*…” — Overkill, Hanharr \(A\)\.$/);
  });

  it('leaves the reason out before it cuts the citation', () => {
    expect(renderAnswer(pieces, 150, null).text).toBe(
      'No. “Shields, Parry, and Armor have no effect against it, but damage prevention not specifying dice works normally.” — Overkill, Hanharr (A).',
    );
  });

  it('is never longer than asked, in code points, as text and as markdown', () => {
    fc.assert(
      fc.property(anyPieces, fc.integer({ min: 80, max: 400 }), (some, most) => {
        const { text, markdown } = renderAnswer(some, most, 'https://rules.example');
        expect(codePointLength(text)).toBeLessThanOrEqual(most);
        expect(codePointLength(markdown)).toBeLessThanOrEqual(most);
        expect(text).toMatch(/^Yes\./);
        expect(markdown).toMatch(/^\*\*Yes\.\*\*/);
      }),
    );
  });
});
