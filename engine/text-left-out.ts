import type { ParsedLine, TextPiece } from './notation/parsed-line.js';

/** The end of a text before an ability: who gets it, and when. */
const SAYS_WHO = /[^.;|]*\b(?:gets?|gains?|has|have)(?:\s+also)?\s*:?\s*["“]?\s*$/i;
/** The same where only a condition stands before it. */
const SAYS_WHEN = /(?:^|[.;|])\s*(?:while|when|whenever|if|as long as)\b[^.;|]*,\s*$/i;
/** Between the abilities of a list. */
const JOINS = /^[\s,]*(?:and|or)[\s,]*$/i;
const WORD = /[\p{L}\p{N}]{3}/u;

/** What of a line holds no keyword and says nothing of an ability behind it either, each without spaces at its ends. */
export function textLeftOut(line: Pick<ParsedLine, 'abilities' | 'pieces'>): readonly string[] {
  return line.pieces.flatMap(({ text, kind }, index) => {
    if (kind !== 'TEXT' || JOINS.test(text)) return [];
    const rest = withoutLead(text, line, line.pieces[index + 1]);
    return WORD.test(rest) ? [rest.trim()] : [];
  });
}

function withoutLead(
  text: string,
  { abilities }: Pick<ParsedLine, 'abilities'>,
  next: TextPiece | undefined,
): string {
  if (next?.kind !== 'ABILITY') return text;
  const rest = text.replace(SAYS_WHO, '');
  const hasCondition = next.ability !== null && abilities[next.ability]?.condition != null;
  return hasCondition ? rest.replace(SAYS_WHEN, '') : rest;
}
