import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { anyConceptOf } from '../reading/concepts.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { ownSentences, type Sentence } from '../sentences/sentence-index.js';

const STAT = '(?:power|health|speed)';
const GETS = '(?:gives?|grants?|adds?|raises?|increases?|boosts?|gets?|gains?)';
const BONUS = `(?:[+-]\\d+ )?${STAT}(?: by (?:one|two|three|\\d+))?`;
/** `does Inspiration give +1 speed`, `raise health and speed too`, `+1 power for each enemy in its arena` */
const ASKS = new RegExp(
  `^(?:does|do|will) (?:K|unit with K) ${GETS} (other units? )?(${BONUS}(?: (?:and|, and|,) ${BONUS})*)(?: for each ([a-z ]+?))?(?: with K| from K| as well| in addition)*$`,
);
const ONE_BONUS = new RegExp(`(?:([+-]\\d+) )?(${STAT})(?: by (one|two|three|\\d+))?`, 'g');
const SAID = /([+-]\d+) (power|health|speed)/g;

/** Yes or No to which numbers it changes, and by how much, by a sentence that lists them. */
export function bonusSaid(asked: AskedQuestion): Judged | null {
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const [, others, list = '', each] = ASKS.exec(maskedLine(asked)) ?? [];
  if (list === '') return null;
  for (const by of ownSentences(asked.index, keyword)) {
    const said = new Map([...by.text.matchAll(SAID)].map(([, number, stat]) => [stat, Number(number)]));
    if (said.size < 2 || !isForEach(by, each)) continue;
    if (others !== undefined && !/\bother units\b/i.test(by.text)) continue;
    const holds = [...list.matchAll(ONE_BONUS)].every(([, sum, stat, more]) => {
      const own = said.get(stat);
      const wanted = sum ?? inDigits(more);
      return own !== undefined && (wanted === undefined ? own > 0 : Number(wanted) === own);
    });
    return { answer: holds ? 'YES' : 'NO', by };
  }
  return null;
}

/** What it is counted by is what the sentence counts by; where nothing is named, a number may be of one or of all. */
function isForEach({ text, concepts, names }: Sentence, each: string | undefined): boolean {
  if (each === undefined) return true;
  if (!/\bfor each\b/i.test(text)) return false;
  return each.split(' ').every((word) => {
    const concept = anyConceptOf(word);
    return /^(?:in|under|unit|K|of)$/.test(word) || concepts.has(concept) || names.has(concept);
  });
}

function inDigits(word: string | undefined): string | undefined {
  const at = ['one', 'two', 'three'].indexOf(word ?? '');
  return at < 0 ? word : String(at + 1);
}
