import type { Mark } from './line-scan.js';
import type { TextPiece } from './parsed-line.js';

/** The text cut at its marks; what none covers is TEXT. The pieces join to the text. */
export function textPieces(text: string, marks: readonly Mark[]): readonly TextPiece[] {
  const found: TextPiece[] = [];
  let at = 0;
  for (const { start, end, ability } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    if (start > at) found.push({ text: text.slice(at, start), kind: 'TEXT', ability: null });
    found.push({
      text: text.slice(start, end),
      kind: ability === null ? 'UNRECOGNISED' : 'ABILITY',
      ability,
    });
    at = end;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: 'TEXT', ability: null });
  return found;
}
