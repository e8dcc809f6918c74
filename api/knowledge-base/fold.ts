/**
 * Folding for comparison only: what a reader would call the same spelling becomes the same string. Never shown, never stored as text.
 */

const QUOTES = /[\u2018\u2019\u201A\u201B\u2032`\u02BC]/g;
const DOUBLE_QUOTES = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
/** Typed for an apostrophe; decomposed it would become a space. */
const SPACING_ACUTE = /\u00B4/g;
const COMBINING_MARKS = /\p{M}+/gu;
/** ASCII without the grave accent: only case and white space are left to fold. */
const PLAIN = /^[ -_a-~\t\n\r]*$/;
const WHITE_SPACE = /\s+/g;
const INSIDE_A_WORD = /(?<=[\p{L}\p{N}])['-](?=[\p{L}\p{N}])/gu;

/** Straight quotes, plain hyphens, no accents, lower case, single spaces. Keeps punctuation. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(WHITE_SPACE, ' ').trim();
  return text
    .replace(SPACING_ACUTE, "'")
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .toLowerCase()
    .replace(WHITE_SPACE, ' ')
    .trim();
}

/** Straight quotes, plain hyphens, single spaces; letters stay as they are, composed. */
export function plainMarks(text: string): string {
  return text
    .replace(SPACING_ACUTE, "'")
    .normalize('NFC')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(WHITE_SPACE, ' ')
    .trim();
}

/** A name as its bare letters and digits: `Critical-Hit`, `critical hit` and `CRITICAL HIT` are all `criticalhit`. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replace(/[^a-z\d]+/g, '');
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a text, folded; an apostrophe or hyphen inside a word is dropped: `re-roll` and `reroll` are one word. */
export function foldedWords(text: string): readonly string[] {
  if (PLAIN.test(text)) return plainWords(text.toLowerCase());
  const folded = foldText(text);
  const joined = /['-]/.test(folded) ? folded.replace(INSIDE_A_WORD, '') : folded;
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The same of ASCII in lower case, for which simpler patterns do. */
function plainWords(text: string): readonly string[] {
  const joined = /['-]/.test(text) ? text.replace(/(?<=[a-z\d])['-](?=[a-z\d])/g, '') : text;
  return joined.match(/[a-z\d]+/g) ?? [];
}

/** `Critical Hit` -> `critical-hit`; `K'Kruhk (B)` -> `kkruhk-b`. Empty when nothing of the text can stand in a slug. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
