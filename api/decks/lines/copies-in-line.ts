import { withoutPromo } from '../../knowledge-base/name-without-promo.js';
import type { DeckEntry } from '../deck-reading.js';

/** UTF-16 units of a line in which a count is looked for. */
const LONGEST = 400;

/** `4 Name`, `4x Name`, `4<TAB>Name`, `x4 Name`, `(4) Name`, `4 - Name`, `4. Name`, `4 = Name`, `4 copies of Name`, `4 ... Name`, `4.Name`, `4Name`. */
const AHEAD: readonly RegExp[] = [
  /^(\d{1,30})\s*[x×*]\s+(\S.*)$/is,
  /^(\d{1,30})(?:[x×](?=\p{Lu})|\*)(\S.*)$/su,
  /^(\d{1,30})(?:[.:)=_;]|\s*(?:[-–—=→]|->))\s+(\S.*)$/s,
  /^(\d{1,30})\s+(?:cop(?:y|ies)\s+)?of\s+(\S.*)$/is,
  /^[([]\s*(\d{1,30})(?:\s*[x×])?\s*[)\]]\s*(\S.*)$/is,
  /^[x×]\s?(\d{1,30})\s+(\S.*)$/is,
  /^(\d{1,30})\s*(?:[._·-]{2,30}|…{1,10})\s*(\p{L}.*)$/su,
  /^(\d{1,30})[.:)=_;,](\p{Lu}\p{Ll}.*)$/su,
  /^(\d{1,2})(\p{Lu}\p{Ll}{2}.*)$/su,
  /^(\d{1,30})\s+(\S.*)$/s,
];
/**
 * `Name x4`, `Name (A)x4`, `Name (4)`, `Name - 4`, `Name, 4`, `Name<TAB>4`, `Name (A) 4`, `Name: 4`, `Name 4x`, `Name=4`, `Name, 4 copies`, `Name (A)-4`, `Name....4`. Behind a
 * set in brackets stands the number of the card: `Name (KAE) 140`.
 */
const BEHIND: readonly RegExp[] = [
  /^(.*\S)\s+[x×*]\s?(\d{1,30})$/is,
  /^(.*[([][a-z]\d{0,2}[)\]])[x×*]\s?(\d{1,30})$/is,
  /^(.*\S)\s*[([](?:\s*[x×])?\s*(\d{1,30})(?:\s*[x×])?\s*[)\]]$/is,
  /^(.*\S)(?:\s+[-–—]\s+|,\s*|\t\s*)[x×]?(\d{1,30})$/is,
  /^(.*[^\s,:([–—-])[\s,:([–—-]+(\d{1,30})\s+cop(?:y|ies)[)\]]?$/is,
  /^(.*[([][a-z]\d{0,2}[)\]])\s+(\d{1,30})$/is,
  /^(.*[([][a-z]\d{0,2}[)\]])\s*[-–—:/][x×]?\s*(\d{1,2})$/is,
  /^(.*\([^()]*[a-z][^()]*\))\s+(\d{1,30})$/s,
  /^(.*\S)(?:\s*:\s*(?=\d+$)|\s+(?=\d+\s?[x×]$))(\d{1,30})\s?[x×]?$/is,
  /^(.*\S)\s*(?:[=;→]|->)\s*[x×]?(\d{1,30})$/is,
  /^(.*[^\s._·…-])\s*(?:[._·-]{2,200}|…{1,100})\s*[x×]?(\d{1,30})$/is,
];
/** `-2 Name`, `2.5 Name`, `1/2 Name`, `4-5 Name`, `1e3 Name`: no number of copies, and no name either. */
const NO_QUANTITY =
  /^([-–—−]\d{1,30}|[-–—−]?\d{1,30}[.,/⁄+–—-]\d{1,30}|\d{1,30}[eE]\d{1,30})(?:\s*[x×*])?\s+(\S.*)$/is;
const WORDS = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
const IN_WORDS = new RegExp(`^(${WORDS.join('|')})(?:\\s+[x×]|\\s+(?:copies\\s+)?of)?\\s+(\\S.*)$`, 'is');

/** `4 Name`, as most lines are: no sign or word in it that stands for copies, and no other number. */
const PLAIN = /^(\d{1,3}) ((?!(?:x|of|cop(?:y|ies))\s)[a-z][a-z '().,-]*)$/i;

type Copies = Pick<DeckEntry, 'quantity' | 'name' | 'isCounted' | 'says'>;

/** `x4`, `4x`, `4 copies`: nothing else is said so. */
const SAYS_COPIES = /(?:[x×*]\s?\d{1,30}|\d\s*(?:[x×]|cop(?:y|ies)))[)\]]?$/i;

/** How many copies a line names, and of what; one where it has no count. */
export function copiesIn(line: string): Copies {
  const none: Copies = { quantity: 1, name: cardName(line), isCounted: false, says: 'COPIES' };
  if (line.length > LONGEST) return none;
  const [, plain, what] = PLAIN.exec(line) ?? [];
  if (plain !== undefined && what !== undefined) return counted(Number(plain), what);
  const [, odd, of] = NO_QUANTITY.exec(line) ?? [];
  if (odd !== undefined && of !== undefined) return counted(Number.NaN, of);
  if (!/\d/.test(line)) {
    const [, word, named] = IN_WORDS.exec(line) ?? [];
    return word === undefined || named === undefined
      ? none
      : counted(WORDS.indexOf(word.toLowerCase()) + 1, named);
  }
  for (const form of AHEAD) {
    const [, ahead, named] = form.exec(line) ?? [];
    if (ahead !== undefined && named !== undefined) return counted(Number(ahead), named);
  }
  for (const form of BEHIND) {
    const [, named, behind] = form.exec(line) ?? [];
    if (behind !== undefined && named !== undefined)
      return { ...counted(Number(behind), named), says: SAYS_COPIES.test(line) ? 'COPIES' : 'EITHER' };
  }
  return none;
}

function counted(quantity: number, name: string): Copies {
  return { quantity, name: cardName(name), isCounted: true, says: 'COPIES' };
}

/** Without what says only which printing it is. */
export function cardName(name: string): string {
  return withoutPromo(name).trim();
}
