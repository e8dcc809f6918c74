import { foldText } from '../../knowledge-base/fold.js';
import { spelledOut } from './contractions.js';

/** One word, number or mark of a question, in the order typed. */
export interface Word {
  /** Folded: lower case, no accents, no apostrophes. A number keeps its sign: `-1`. */
  readonly text: string;
  readonly kind: 'WORD' | 'NUMBER' | 'MARK';
  /** Typed with a capital first letter. */
  readonly capital: boolean;
  /** It is the `not` of `can't`, `doesn't`. */
  readonly contracted: boolean;
}

const TOKEN = /[+-]?\d+(?:\/\d+)*(?:\+|%)?|-+>|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|[,;:?!.()]/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;
const APOSTROPHES = /[\u2018\u2019\u02BC`\u00B4]/g;
const POSSESSIVE = /'s?$/;

/** The words of a question; hyphens part words, but `re-roll` is one. */
export function wordsOf(question: string): readonly Word[] {
  const plain = question.normalize('NFKC').replace(DASHES, '-').replace(APOSTROPHES, "'");
  const tokens = [...plain.matchAll(TOKEN)];
  return joinRerolls(
    tokens.flatMap(({ 0: token, index }) => wordsOfToken(token, isJoined(plain, index, token.length))),
  );
}

/** Does a number stand beside it without a space? */
function isJoined(text: string, at: number, length: number): boolean {
  const [ahead, behind] = [text.slice(Math.max(0, at - 2), at), text.slice(at + length, at + length + 2)];
  return /\d-?$/.test(ahead) || /^-?\d/.test(behind);
}

/** `isOfNumber`: a number is joined to it: the letter in `R2-D2` is no short form of `are`, while `4hp` is 4 health. */
function wordsOfToken(token: string, isOfNumber: boolean): readonly Word[] {
  const word = { capital: /^\p{Lu}/u.test(token), contracted: false };
  if (/^[+-]?\d/.test(token)) return [{ ...word, text: token, kind: 'NUMBER' }];
  if (!/^\p{L}/u.test(token)) return [{ ...word, text: token, kind: 'MARK' }];
  const folded = foldText(token);
  const long = isOfNumber && folded.length === 1 ? null : spelledOut(folded);
  if (long === null) {
    const text = folded.replace(POSSESSIVE, '').replaceAll("'", '');
    return text === '' ? [] : [{ ...word, text, kind: 'WORD' }];
  }
  return long.map((text, at) => ({
    ...word,
    text,
    kind: 'WORD',
    contracted: at > 0 && text === 'not',
  }));
}

function joinRerolls(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    if (word.text === 're' && words[at + 1]?.text.startsWith('roll')) return [];
    return words[at - 1]?.text === 're' && word.text.startsWith('roll')
      ? [{ ...word, text: `re${word.text}` }]
      : [word];
  });
}
