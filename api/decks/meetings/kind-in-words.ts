import { foldWord } from '../../../engine/fold-word.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';

/** With these a word behind may say what the unit must not be, have or be called. */
const TURNED = /\b(?:without|not|non|except|other than|instead|named|called)\b|\bnon-/i;
/** What stands behind says what it has or does. */
const BEHIND = /\s(?:with|that|who|which|you|attached|from|if|when|while)\s.*$/is;

const ANY_KIND: readonly string[] = ['unit', 'card'];

/**
 * Whether a card can be the unit that is named in words: `One of your Jedi`, `The Starfighter or Transport`. One of the kinds, which
 * are written with a capital, has to be among its subtypes, arenas, sides or in its name; what names no kind may be any unit.
 */
export function mayBeNamed(card: CardRecord, words: string): boolean {
  if (TURNED.test(words)) return true;
  const [, ...further] = words.replace(BEHIND, '').split(/[\s/,]+/);
  const kinds = further
    .filter((word) => /^\p{Lu}/u.test(word))
    .map(plain)
    .filter((kind) => !ANY_KIND.includes(kind));
  if (kinds.length === 0) return true;
  const own = new Set(
    [card.name, card.side, ...card.arenas, ...card.subtypes]
      .flatMap((text) => text.split(/[\s_-]+/))
      .map(plain),
  );
  return kinds.some((kind) => own.has(kind));
}

/** Without the s of a genitive or of several. */
function plain(word: string): string {
  return foldWord(word.replace(/['’]s?$/i, ''));
}
