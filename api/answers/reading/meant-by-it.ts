import type { Mention } from './recognise-keywords.js';
import type { Word } from './words.js';

/** `the second unit has Armor, does it count for Overkill damage?`: the one keyword that is told before. */
export function meantByIt(
  words: readonly Word[],
  mentions: readonly Mention[],
  main: readonly Mention[],
  opener: number,
): Mention | null {
  const [told, more] = mentions.filter(({ start }) => start < opener);
  const isIt = /^(?:it|that|this)$/.test(words[opener + 1]?.text ?? '');
  const isAsked = /^(?:do|does|can|could|will|would|may)$/.test(words[opener]?.text ?? '');
  return isIt && isAsked && more === undefined && main.length === 1 ? (told ?? null) : null;
}
