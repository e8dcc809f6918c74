import type { TextPiece } from './notation/parsed-line.js';

/** The end of a text before an ability: who gets it, and when. */
const SAYS_WHO = /[^.;|]*\b(?:gets?|gains?|has|have)(?:\s+also)?\s*:?\s*$/i;
/** Between the abilities of a list. */
const JOINS = /^[\s,]*(?:and|or)[\s,]*$/i;
const WORD = /[\p{L}\p{N}]{3}/u;

/** What of a line holds no keyword and says nothing of an ability behind it either, each without spaces at its ends. */
export function textLeftOut(pieces: readonly TextPiece[]): readonly string[] {
  return pieces.flatMap(({ text, kind }, index) => {
    if (kind !== 'TEXT' || JOINS.test(text)) return [];
    const rest = pieces[index + 1]?.kind === 'ABILITY' ? text.replace(SAYS_WHO, '') : text;
    return WORD.test(rest) ? [rest.trim()] : [];
  });
}
