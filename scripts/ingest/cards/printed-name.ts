import { foldText } from '../../../api/knowledge-base/fold.js';

export interface PrintedName {
  readonly name: string;
  /** `A`, `B2`; null when the card has none. */
  readonly version: string | null;
  readonly promo: boolean;
}

/** At the end of a name: `(A)`, `(B2)`, `(Promo)`, `[Promo]`, `- Promo`, `(Foil)`. Other parentheses are part of the name. */
const MARK =
  /\s*[([]\s*(?:(promo)|foil)\s*[)\]]$|\s+[-\u2013\u2014]\s*(promo)$|\s*\(\s*([a-z]{1,2}\d{0,2})\s*\)$/i;

/** `Made Up Ranger (B2) (Promo)` in its parts, the marks in either order. */
export function printedName(printed: string): PrintedName {
  let name = printed.replace(/\s+/g, ' ').trim();
  let version: string | null = null;
  let promo = false;
  for (let mark = MARK.exec(name); mark !== null && mark.index > 0; mark = MARK.exec(name)) {
    const [, bracketed, behind, letters] = mark;
    if (letters !== undefined) {
      if (version !== null) break;
      version = letters.toUpperCase();
    } else if (bracketed !== undefined || behind !== undefined) {
      promo = true;
    }
    name = name.slice(0, mark.index);
  }
  return { name, version, promo };
}

/** `{Made Up Counter}` reminds players of something; it is no card. */
export function isReminder(printed: string): boolean {
  return /^\{.*\}$/.test(foldText(printed));
}

const ONLY_MARKS = /^\s*(?:\(\s*(?:promo|[a-z]{1,2}\d{0,2})\s*\)\s*)+$/i;

/** A version or the mark of a promo, with no name before it. */
export function isOnlyMarks(printed: string): boolean {
  return ONLY_MARKS.test(printed);
}
