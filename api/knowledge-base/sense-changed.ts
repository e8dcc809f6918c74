import { foldedWords } from './fold.js';

/** Words that turn a sentence round; `nt` ends all contractions. `cannot`, `can not` and `can't` are one. */
const NEGATION =
  /^(?:not|no|never|none|nothing|neither|nor|without|cannot|unless|except|(?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)nt)$/;
const DIGITS = /^\d+$/;

const NUMBERS: ReadonlyMap<string, string> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
    (word, value) => [word, String(value)] as const,
  ),
);
const TIMES: ReadonlySet<string> = new Set(['once', 'twice', 'thrice', 'half', 'double', 'triple']);

/** One in the place of the other says something else. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['before', 'after'],
  ['least', 'most'],
  ['more', 'less'],
  ['more', 'fewer'],
  ['higher', 'lower'],
  ['may', 'must'],
  ['can', 'must'],
  ['attacker', 'defender'],
  ['attacking', 'defending'],
  ['attack', 'defense'],
  ['always', 'sometimes'],
  ['all', 'some'],
  ['add', 'subtract'],
  ['increase', 'decrease'],
  ['increased', 'decreased'],
  ['positive', 'negative'],
  ['first', 'last'],
];

/**
 * Does a quotation that comes near a sentence say something else than it: has one of them a negation or a number that the other lacks, or
 * a word in the place of its opposite?
 */
export function isSenseChanged(quoted: string, sentence: string): boolean {
  const [inQuotation, inSentence] = [foldedWords(quoted), foldedWords(sentence)];
  if (negations(inQuotation) !== negations(inSentence)) return true;
  const added = beyond(inQuotation, inSentence);
  const missing = beyond(inSentence, inQuotation);
  if (numbers(added) !== numbers(missing)) return true;
  return OPPOSITES.some(
    ([one, other]) =>
      (added.includes(one) && missing.includes(other)) || (added.includes(other) && missing.includes(one)),
  );
}

/** Is a negation of the sentence left out by a quotation of a part of it? */
export function leavesNegationOut(quoted: string, sentence: string): boolean {
  return negations(foldedWords(quoted)) < negations(foldedWords(sentence));
}

function negations(words: readonly string[]): number {
  return words.filter((word) => NEGATION.test(word)).length;
}

/** `2 two once`: numbers as digits, in their order. */
function numbers(words: readonly string[]): string {
  return words
    .map((word) => NUMBERS.get(word) ?? word)
    .filter((word) => DIGITS.test(word) || TIMES.has(word))
    .join(' ');
}

/** The words that `others` has not, or not as often. */
function beyond(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
