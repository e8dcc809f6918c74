import { isStopWord } from '../../knowledge-base/stop-words.js';
import type { YesNo } from '../judged.js';
import type { Claim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import type { Sentence } from './sentence-index.js';

/** What words are about, also those that a question is put in: `ability`. */
export function telling(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => !isStopWord(word) && !/^(?:not|per)$/.test(word)).map(anyConceptOf));
}

const ANYTIME = / (?:any ?time|always|whenever|at all times) /;
/** `limited to twice a turn` */
const SEVERAL_TIMES = / (?:twice|(?:two|three|four|several|[2-9]) times) /;
/** Say how often, where `several`, `both` say how many. */
const OFTEN = / (?:twice|times|again|repeatedly) /;

export function byAmount(claim: Claim, clause: Clause, sentence: Sentence): YesNo | null {
  const { main, negated, conditions } = claim;
  const asked = main.marks;
  const turn = (answer: YesNo): YesNo => (negated === (answer === 'NO') ? 'YES' : 'NO');
  const many = [main, ...conditions].some(({ marks }) => marks.has('MANY'));
  const often = [main, ...conditions].some(({ words }) => OFTEN.test(` ${words.join(' ')} `));
  const said = clause.marks;
  if (said.has('NEED_NOT') && negated) return 'YES';
  const only = sentence.clauses.some(
    ({ marks, negative, condition }) => marks.has('ONLY') && !negative && !condition,
  );
  if (only && [main, ...conditions].some(({ words }) => ANYTIME.test(` ${words.join(' ')} `)))
    return turn('NO');
  if (asked.has('PART')) return leavesTheAmount(clause, sentence) ? turn('YES') : null;
  if (said.has('ANY_NUMBER') && (asked.has('ONLY') || asked.has('ONE'))) return often ? null : turn('NO');
  if (said.has('ANY_NUMBER') && many && !often) return countsTheSame(claim, clause) ? turn('YES') : null;
  if (said.has('ONE') && !clause.negative) {
    if (asked.has('ONLY') && SEVERAL_TIMES.test(` ${main.words.join(' ')} `)) return turn('NO');
    if (asked.has('ONLY') || asked.has('ONE'))
      return limitsTheSame(main, clause) && !namesPeriodBeyond(claim, clause) ? turn('YES') : null;
    if (many) return isBeyondLimit(claim, clause, sentence) ? null : turn('NO');
  }
  const anyway = sentence.clauses.some(({ marks }) => marks.has('NOT_ONLY'));
  if (anyway && conditions.some(({ negative }) => negative)) return turn('YES');
  const isMore = said.has('NOT_ONLY') || (said.has('MANY') && !isLimitedToThem(main, clause));
  if (asked.has('ONLY') && isMore) return turn('NO');
  if (asked.has('ONLY') && said.has('ONLY') && !clause.negative)
    return limitsTheSame(main, clause) ? turn('YES') : null;
  return asked.has('LATE') && said.has('LATE') ? turn('YES') : null;
}

const COUNTED =
  / (?:any number of|each|every|all|both|several|multiple|many|(?<!natural )(?:two|three)) (?:of )?(?:the |my |your )?(?:\w+ing )?(\w+)/g;

/** `any number of units` says nothing of two attacks. */
export function countsTheSame({ main, conditions }: Claim, { words }: Clause): boolean {
  const told = countedIn(words);
  const asked = [main, ...conditions].flatMap((one) => countedIn(one.words));
  return told.length === 0 || asked.length === 0 || asked.some((one) => told.includes(one));
}

function countedIn(words: readonly string[]): readonly string[] {
  return [...` ${words.join(' ')} `.matchAll(COUNTED)].map(([, noun = '']) => anyConceptOf(noun));
}

const LIMITING = /^(?:only|just|solely|exclusively)$/;
const OF_LIMIT = 2;
const OTHER = anyConceptOf('other');

/** `only to Retaliate dice` and `only to dice rolled for an attack` limit to different things. */
export function limitsTheSame({ words: asked }: Clause, { words: said }: Clause): boolean {
  const [limited, allowed] = [asked, said].map((words) => {
    const at = words.findIndex((word) => LIMITING.test(word));
    return [...telling(at < 0 ? [] : words.slice(at + 1))];
  });
  if (isOtherForm(asked, said)) return false;
  return (limited ?? [])
    .slice(0, OF_LIMIT)
    .every((one) => allowed?.includes(one) || said.map(anyConceptOf).includes(one));
}

const ONLY_DONE = /\bonly the (\w{3,}?)ed unit\b/;

/** `only the Pilot`, where the sentence says it of the piloted unit. */
function isOtherForm(asked: readonly string[], said: readonly string[]): boolean {
  const stem = ONLY_DONE.exec(said.join(' '))?.[1];
  return (
    stem !== undefined && asked.some((word) => [stem, `${stem}s`, `${stem}e`, `${stem}es`].includes(word))
  );
}

/** `only on damage from this unit`, of which the clause says that all of it counts. */
function isLimitedToThem({ words: asked }: Clause, { words: said }: Clause): boolean {
  const at = asked.findIndex((word) => LIMITING.test(word));
  const limited = [...telling(at < 0 ? [] : asked.slice(at + 1))].filter((one) => one !== WORKS);
  const counted = telling(
    said.slice(0, said.includes('including') ? said.indexOf('including') : said.length),
  );
  return limited.length > 0 && limited.every((one) => counted.has(one));
}

const WORKS = anyConceptOf('work');

const PERIODS =
  /\b(?:in|per|each|every|during|an?|one|same|this|for each) (?:\w+ )?(turn|attack|battle|phase|step|game|instance|damage)\b/g;

const LATER = / (?:next|following|later) /;

/** Several of another kind, or in another period, than those that the sentence limits. */
function isBeyondLimit(claim: Claim, clause: Clause, sentence: Sentence): boolean {
  const counted = [claim.main, ...claim.conditions].flatMap((one) => countedIn(one.words));
  const isOther = counted.length > 0 && counted.every((one) => one === UNIT && !sentence.concepts.has(one));
  return (
    isOther ||
    LATER.test(` ${claim.main.words.join(' ')} `) ||
    speaksOfAnother(claim, sentence) ||
    isOtherPeriod(claim, clause)
  );
}

const UNIT = anyConceptOf('unit');

/** A period that the sentence does not name. */
function namesPeriodBeyond({ main, conditions }: Claim, { words }: Clause): boolean {
  const said = periodsIn(words);
  const asked = [main, ...conditions].flatMap((one) => periodsIn(one.words));
  return asked.length > 0 && !asked.some((one) => said.includes(one) || words.includes(one));
}

/** `twice in one turn`, where what is limited is limited within each instance of damage. */
function isOtherPeriod({ main, conditions }: Claim, { words }: Clause): boolean {
  const said = periodsIn(words);
  const asked = [main, ...conditions].flatMap((one) => periodsIn(one.words));
  if (said.length === 0 || asked.length === 0) return false;
  return !asked.some((one) => said.includes(one));
}

function periodsIn(words: readonly string[]): readonly string[] {
  const line = words.join(' ').replace(/ (?:instances? of|same) damage/g, ' same instance');
  return [...line.matchAll(PERIODS)].flatMap(([, period]) => period ?? []);
}

/** `again in another attack`, where what is limited is limited within each. */
function speaksOfAnother({ main, conditions }: Claim, sentence: Sentence): boolean {
  return [main, ...conditions].some(({ concepts }) => concepts.has(OTHER)) && !sentence.concepts.has(OTHER);
}

function leavesTheAmount({ words }: Clause, { clauses }: Sentence): boolean {
  return (
    / choose how | any number | up to /.test(` ${words.join(' ')} `) ||
    clauses.some(({ marks }) => marks.has('NEED_NOT') && marks.has('ALL'))
  );
}
