import { type Claim, wordsOfClaim } from '../reading/claim.js';
import type { Clause, Mark } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import { isTail } from './nearest-clause.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

/** Who is meant: a claim about a unit is not borne out by what is said of another one. */
const RESTRICTING: readonly string[] = ['other', 'itself'].map(anyConceptOf);
/** A claim about several is borne out by what speaks of several. */
const AMOUNTS: readonly Mark[] = ['MANY', 'ANY_NUMBER', 'ALL'];
/** `a 2 that I rolled again`: which one it is may decide. */
const DESCRIBES = /\b(?:a|an|the) (?:\w+ ){1,2}that (?:i|you|we|they|he|was|were|came|comes)\b/;
const ALWAYS = /\b(?:always|all the time|at all times)\b/i;
const MORE = anyConceptOf('extra');
/** Nearly every sentence speaks of them. */
const COMMON: ReadonlySet<string> = new Set(['damage', 'dice', 'roll', 'power'].map(anyConceptOf));
const OF_USE =
  /^(?:appl(?:y|ies)|works?|counts?|counted|occurs?|happens?|resolves?|triggers?|pays?|gets?|gives?)$/;

/** Does a sentence that shares the words of a claim affirm less than the claim says: of several, of others, always, of more? */
export function affirmsLess(index: SentenceIndex, sentence: Sentence, clause: Clause, claim: Claim): boolean {
  const { main } = claim;
  const words = main.words.join(' ');
  return (
    (main.marks.has('MANY') && !AMOUNTS.some((one) => clause.marks.has(one))) ||
    (main.marks.has('ALL') && !clause.marks.has('ALL')) ||
    DESCRIBES.test(words) ||
    (ALWAYS.test(words) && !ALWAYS.test(sentence.text)) ||
    speaksOfOthers(sentence, claim) ||
    (main.concepts.has(MORE) && !sentence.concepts.has(MORE)) ||
    isTooCommon(index, sentence, claim) ||
    (SAME_THING.test(clause.words.join(' ')) && !SAME.test(wordsOfClaim(claim).join(' '))) ||
    (isOnlyInConditions(index, claim) && !(tellsOfUse(sentence, clause) && knowsItsCase(sentence, claim)))
  );
}

function speaksOfOthers({ clauses, concepts }: Sentence, claim: Claim): boolean {
  const told = clauses
    .filter(({ words }) => !isTail(words) && words[0] !== 'even' && !/\band other \w+$/.test(words.join(' ')))
    .flatMap((one) => [...one.concepts]);
  return RESTRICTING.some((one) => (claim.concepts.has(one) ? !concepts.has(one) : told.includes(one)));
}

/** `does it deal damage?`: what is shared tells nothing. */
function isTooCommon(index: SentenceIndex, { names }: Sentence, { concepts, conditions }: Claim): boolean {
  const telling = [...concepts].filter((one) => !names.has(one) && !index.isGeneral(one));
  return conditions.length === 0 && telling.length === 1 && telling.every((one) => COMMON.has(one));
}

/** `do I crit if I re-roll the six?`: the main clause asks whether the keyword is used, and names nothing else. */
export function isOnlyInConditions(index: SentenceIndex, { main, conditions, concepts }: Claim): boolean {
  const inMain = [...main.concepts].filter((one) => concepts.has(one) && !index.isGeneral(one));
  return inMain.length === 0 && conditions.some((one) => one.concepts.size > 0);
}

/** `it is the same attack`: of what counts as an attack it says nothing. */
const SAME_THING = /\bis the same\b/;
const SAME = /\b(?:same|still|new|another|second|different)\b/;

const COUNTS_AS = /\b(?:counts?|considered|treated|seen|regarded) as an? (\w+)/;

/** `count as an attack`, which a unit that `has been attacked` does not bear out. */
export function countsAsOther({ text }: Sentence, { main }: Claim): boolean {
  const noun = COUNTS_AS.exec(main.words.join(' '))?.[1];
  return noun !== undefined && !new RegExp(`\\ban? (?:\\w+ )?${noun}\\b`, 'i').test(text);
}

/** It has a condition of the kind, or holds in any case. */
function knowsItsCase({ clauses }: Sentence, { conditions }: Claim): boolean {
  const given = conditions.filter(({ condition }) => condition).flatMap(({ concepts }) => [...concepts]);
  if (given.length === 0) return true;
  return clauses.some(
    ({ condition, concepts, marks }) =>
      marks.has('NOT_ONLY') || (condition && given.some((one) => concepts.has(one))),
  );
}

/** `may retaliate`, `applies`. */
export function tellsOfUse({ names }: Sentence, { words }: Clause): boolean {
  const isAllowed = words.some(
    (word, at) => /^(?:may|can)$/.test(words[at - 1] ?? '') && names.has(anyConceptOf(word)),
  );
  return isAllowed || words.some((word) => OF_USE.test(word));
}

const TURNS_OFF = / (?:turns?|turned) (?:\w+ )+off /;
const ENDS = / (?:ends?|ended|stops?|over|gone|lose|loses|lost|expires?|disappears?|goes away|go away) /;

/** Concepts of an end: what `turns off` says in other words. */
export const OF_END: ReadonlySet<string> = new Set(
  ['end', 'stop', 'lose', 'lost', 'gone', 'expire', 'disappear', 'go', 'away', 'off'].map(anyConceptOf),
);

/** `does it end with a counter?`, where a counter `turns it off`: what denies the one affirms the other. */
export function asksForEnd({ words }: Clause, { main }: Claim): boolean {
  return TURNS_OFF.test(` ${words.join(' ')} `) && ENDS.test(` ${main.words.join(' ')} `);
}
