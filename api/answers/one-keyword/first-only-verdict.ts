import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptOf } from '../reading/concepts.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const FIRST_ONLY = /\bonly (?:the|a) (?:unit.s )?first (\w+)\b/i;
const LATER = '(?:second|2nd|third|3rd|fourth|4th|later|subsequent)';
/** They ask whether it counts, and for nothing else. */
const COUNTS: ReadonlySet<string> = new Set(
  'does do can will would is it the a an my your his its unit units guy on for in with work works trigger triggers count counts apply applies use used during this that each turn of same happen happens also too as ?'.split(
    ' ',
  ),
);

/** No to a claim that a later one counts where only the first does: `does it work on the second attack?`. */
export function firstOnlyVerdict(asked: AskedQuestion): Judged | null {
  const { question, index, mentions, words } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const names = new Set(
    mentions.flatMap(({ start, valueEnd }) => words.slice(start, valueEnd).map(({ text }) => text)),
  );
  for (const by of sentencesOf(index, keyword.slug)) {
    const counted = FIRST_ONLY.exec(by.text)?.[1];
    if (counted === undefined || conceptOf(counted) === null) continue;
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
