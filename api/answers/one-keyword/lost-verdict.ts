import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { conceptOf } from '../reading/concepts.js';
import { plainKeyword } from '../reading/only-keyword.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { sentencesOf } from '../sentences/sentence-index.js';

const LOST =
  / (?:lost|lose|loses|losing|gone|wasted|void|fizzles?|fizzled|cancell?ed|vanish|vanishes|vanished|disappears?|fails?|expires?|in vain|for nothing) /g;
/** Beside what is lost and the case in which, a question says nothing but this. */
const BESIDE =
  /^(?:if|when|once|because|after|is|are|was|were|be|been|gets?|got|do|does|did|will|would|am|i|unit|it|its|he|she|they|then|so|and|but|by|in|from|during|attack|defender|defending|damage|dice|too|as|well|has|have|just|first|K|itself|[,.])$/;

/** No to whether a keyword is lost in the very case in which its own sentence says that it holds even so: `even if your unit gets discarded`. */
export function lostVerdict(asked: AskedQuestion): Judged | null {
  const { index } = asked;
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const line = ` ${maskedLine(asked)} `;
  const lost = [...line.matchAll(LOST)].map(({ index: at = 0 }) => at);
  return (
    sentencesOf(index, keyword.slug).flatMap((by): readonly Judged[] => {
      const conceded = concededIn(by);
      const isIt = lost.some((at) => isThatCase(without(line, at), conceded));
      return conceded.size > 0 && isIt ? [{ answer: 'NO', by }] : [];
    })[0] ?? null
  );
}

function without(line: string, at: number): readonly string[] {
  return `${line.slice(0, at)}${line.slice(at).replace(new RegExp(LOST.source), ' ')}`.trim().split(' ');
}

/** What the case is about beside the unit itself. */
function concededIn({ clauses, names }: Sentence): ReadonlySet<string> {
  const conceded = clauses.find(({ words: [first, second] }) => first === 'even' && second === 'if');
  return new Set([...(conceded?.concepts ?? [])].filter((one) => !names.has(one) && !OF_UNIT.has(one)));
}

const OF_UNIT: ReadonlySet<string> = new Set(['=unit', '=gain']);

function isThatCase(words: readonly string[], conceded: ReadonlySet<string>): boolean {
  const rest = words.filter((word) => !BESIDE.test(word)).map(conceptOf);
  return rest.length > 0 && rest.every((one) => one !== null && conceded.has(one));
}
