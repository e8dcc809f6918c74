import type { KeywordRules } from '../../../engine/keyword.js';
import { numberOf } from './asks-number.js';
import type { FactForm, Known } from './fact-form.js';
import { FACES, maybe, wholeLine } from './whole-line.js';

const OPENS = '(?:does|do|will|would|can|is|are|did)';
const VALUE = '(?: ([+-]?\\d))?';
const ENDS = '(hit|hits|miss|misses|enough|enough to hit|good enough|good enough to hit)';
const MAKES = '(?:alters|make|makes|turn|turns|let|lets|raise|raises|get|help)';
/** A die hits on this result or more, where no unit says otherwise. */
const HITS_ON = 4;

/** Does a die hit that shows so much, with what the keyword adds to it? The natural stays what it is; what hits is the result. */
export const ASKS_RESULT: readonly FactForm[] = [
  {
    asks: wholeLine(`${OPENS} ${FACES} (?:roll |die )?(?:with|and|plus|[+]|on unit with) K${VALUE} ${ENDS}`),
    holds: (known, [face, value, end]) => hits(known, face, value, end),
    shown: /\badd X\b/i,
  },
  {
    asks: wholeLine(
      `${OPENS} K${VALUE} ${MAKES} ${FACES} (?:roll |die )?(?:to |into |count as |be |as )?${maybe('a')}${ENDS}`,
    ),
    holds: (known, [value, face, end]) => hits(known, face, value, end),
    shown: /\badd X\b/i,
  },
  {
    asks: wholeLine(
      `(?:with|if i have|if unit has|i have|unit has) K${VALUE} (?:[,.] )?${OPENS} ${FACES} (?:roll |die )?${ENDS}`,
    ),
    holds: (known, [value, face, end]) => hits(known, face, value, end),
    shown: /\badd X\b/i,
  },
  {
    asks: wholeLine(
      `${OPENS} ${FACES} (?:roll |die )?${ENDS} (?:with|if i have|if unit has|when i have|when unit has) K${VALUE}`,
    ),
    holds: (known, [face, end, value]) => hits(known, face, value, end),
    shown: /\badd X\b/i,
  },
];

/** Asks a question whether a die hits that a keyword of it adds to? Whether a natural is altered is no answer to that. */
export function asksOfResult(line: string, parts: KeywordRules['parts'] | undefined): boolean {
  const asksHit = /\b(?:hits?|miss(?:es)?)\b/.test(line) && new RegExp(FACES).test(line);
  return parts?.addsToAttackDice === true && asksHit;
}

function hits(
  { rules, asked }: Known,
  face: string | undefined,
  printed: string | undefined,
  end: string | undefined,
): boolean | null {
  const value = printed === undefined ? (asked.mentions[0]?.value ?? null) : Number(printed);
  if (rules?.parts.addsToAttackDice !== true || value === null) return null;
  return numberOf(face) + value >= HITS_ON !== /^miss/.test(end ?? '');
}
