import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { ownSentences } from '../sentences/sentence-index.js';

/** How many it takes: the value, or what the card costs where that is less. */
const NEEDED = /\bcounters needed\b.*\bare X or the card.s (?:current )?build cost, whichever is lower\b/i;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d+|${NUMBERS.join('|')})`;
const COUNTERS = new RegExp(`\\b${NUMBER} (?:build )?counters?(?: on it| on card)?\\b`);
const COST = new RegExp(
  `\\b(?:(?:build |current |total )*costs?(?: is| of)?|priced at) ${NUMBER}\\b|\\b${NUMBER} cost card\\b`,
);
const USED =
  /\b(?:ok|fine|legal|allowed|possible|usable|completable|works?|enough|(?:use|complete|finish|deploy)(?: K| unit| card)?(?: now| right away| at once| already)*)\b/;
/** They tell who has what. */
const BESIDE =
  /^(?:K|card|unit|i|on|with|has|have|had|there|is|are|can|may|could|do|does|and|but|it|which|whose|that|be|if|when|to|for|of|,|;|:|[.]|[?])$/;

/** Yes or No to whether a card with so many build counters can be completed, counted by the sentence that says how many it takes. */
export function enoughCounters(asked: AskedQuestion): Judged | null {
  const keyword = plainKeyword(asked);
  const value = Number(asked.mentions.find((one) => one.value !== null)?.value ?? Number.NaN);
  if (keyword === null || Number.isNaN(value)) return null;
  const by = ownSentences(asked.index, keyword).find(({ text }) => NEEDED.test(text));
  const line = maskedLine(asked);
  const counters = numberIn(COUNTERS, line);
  if (by === undefined || counters === null || counters < 1) return null;
  const rest = line.replace(COUNTERS, ' ');
  const cost = numberIn(COST, rest);
  const left = rest.replace(COST, ' ');
  if (!USED.test(left) && !isOkAsked(asked)) return null;
  if (
    !left
      .replace(USED, ' ')
      .split(/\s+/)
      .every((word) => word === '' || BESIDE.test(word))
  )
    return null;
  if (counters >= Math.min(value, cost ?? value)) return { answer: 'YES', by };
  return cost === null ? null : { answer: 'NO', by };
}

/** Dropped from a masked line as idle. */
function isOkAsked({ line }: AskedQuestion): boolean {
  return / (?:ok|okay) [?] *$/.test(line);
}

function numberIn(pattern: RegExp, line: string): number | null {
  const found = pattern
    .exec(line)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (found === undefined) return null;
  const at = NUMBERS.indexOf(found);
  return at < 0 ? Number(found) : at + 1;
}
