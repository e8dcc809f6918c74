import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptOf } from '../reading/concepts.js';

const FIRST_ONLY = /\bonly (?:the|a) (?:unit.s )?first (\w+)\b/i;
const LATER = '(?:second|2nd|third|3rd|fourth|4th|later|subsequent)';
/** They ask whether it counts, and for nothing else. */
const COUNTS: ReadonlySet<string> = new Set(
  'does do can will would is it the a an my your his its unit units guy on for in with work works trigger triggers count counts apply applies use used during this that each turn of same happen happens also too as ?'.split(
    ' ',
  ),
);

/** No to a claim that a later one counts where only the first does: `does it work on the second attack?`. */
export function firstOnlyVerdict({
  question,
  keywords,
  index,
  form,
  cards,
  mentions,
  words,
}: AskedQuestion): Judged | null {
  const [keyword] = keywords;
  if (keyword === undefined || keywords.length > 1 || !form.yesNo || form.negated || cards.length > 0)
    return null;
  const names = new Set(
    mentions.flatMap(({ start, valueEnd }) => words.slice(start, valueEnd).map(({ text }) => text)),
  );
  for (const by of index.byKeyword.get(keyword.slug) ?? []) {
    const counted = FIRST_ONLY.exec(by.text)?.[1];
    if (counted === undefined || by.keyword !== keyword.slug || conceptOf(counted) === null) continue;
    const line = question
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .replace(/([?.,!])/g, ' $1');
    const later = new RegExp(`\\b${LATER} ${counted}s?\\b`).exec(line)?.[0];
    if (later === undefined) continue;
    const rest = line
      .replace(later, ' ')
      .split(/\s+/)
      .filter((word) => word !== '' && !names.has(word));
    if (rest.every((word) => COUNTS.has(word))) return { answer: 'NO', by };
  }
  return null;
}
