/** A pattern over the whole of a masked line; single spaces stand for single spaces. */
export function wholeLine(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

/** A word that may be left out, with the space behind it. */
export function maybe(words: string): string {
  return `(?:(?:${words}) )?`;
}

/** What a die shows, as a group. */
export const FACES = '(?:naturals? |rolled )?(1|2|3|4|5|6|ones?|twos?|threes?|fours?|fives?|six(?:es)?)';
