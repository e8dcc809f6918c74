import type { PairQuestion } from './pair-question.js';

/**
 * Why two keywords leave each other alone where one of them, as it is printed, works in the build zone only, as a sentence. Null where none does, or both
 * have something to do there: several instances of one keyword, or two that play no part in an attack.
 */
export function inBuildZone({ one, other }: PairQuestion): string | null {
  const [first, second] = [one, other]
    .filter((use) => use.inBuildZone)
    .map(({ facts }) => facts.keyword.name);
  if (first === undefined) return null;
  const isSame = one.facts.keyword === other.facts.keyword;
  const isOutside = [one, other].every(({ facts }) => facts.traits === null);
  if (isSame ? second !== undefined || isOutside : second !== undefined && isOutside) return null;
  const who =
    second === undefined
      ? `${first} is on only while its card is`
      : `${first} and ${second} are on only while their cards are`;
  const zone = `As printed, ${who} in the build zone, and off in every arena`;
  return isSame
    ? `${zone}: there it does not combine with another ${first}.`
    : `${zone}: ${one.facts.keyword.name} and ${other.facts.keyword.name} don't affect each other there.`;
}
