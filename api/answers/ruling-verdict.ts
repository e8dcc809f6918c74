import { isAnotherCase, namesOtherNumbers } from './another-case.js';
import { byAmount, countsTheSame, limitsTheSame, telling } from './by-amount.js';
import type { Claim, YesNo } from './claim.js';
import type { Clause, Mark } from './clauses.js';
import { anyConceptOf } from './concepts.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

/** Of what was asked, a clause must be about this much to speak for or against it. */
const ENOUGH_TO_DENY = 0.5;
const ENOUGH_TO_AFFIRM = 0.8;
/** Where the claim is about the very case that the sentence names. */
const ENOUGH_IN_ITS_CASE = 0.3;
const SAME_CASE = 0.6;
const ENOUGH_OF_CONDITION = 0.3;
const ENOUGH_OF_TAIL = 0.7;
const ENOUGH_OF_DUTY = 0.6;
const NEARLY_ALL = 0.9;
/** Who is meant: a claim about a unit is not borne out by what is said of another one. */
const RESTRICTING: readonly string[] = ['other', 'itself'].map(anyConceptOf);

/**
 * Does a ruling say Yes or No to a claim? A quoted definition never does: what it leaves out it does not deny. Null when it says neither
 * by these rules, in the clause that is nearest to the claim: duty against leave, part against all, once against often, the very case
 * that is conceded, then negation against negation.
 */
export function rulingVerdict(index: SentenceIndex, sentence: Sentence, claim: Claim): YesNo | null {
  if (sentence.ruling === null) return null;
  const clause = nearestClause(index, sentence, claim);
  if (clause === null || isAnotherCase(sentence, clause, claim)) return null;
  if (isBeyondOwnWords(index, sentence, clause, claim) || namesOther(INSTANCES, sentence, claim)) return null;
  if (claim.main.marks.has('MUST')) return byDuty(index, sentence, clause, claim);
  const answer =
    byAmount(claim, clause, sentence) ??
    byConcession(index, sentence, claim, clause) ??
    byNegation(index, sentence, claim, clause);
  return answer === 'YES' && namesOther(PLAYERS_PARTS, sentence, claim) ? null : answer;
}

/** Our own words are worded for reading: a case that they don't name, and who does it, they leave open. */
function isBeyondOwnWords(index: SentenceIndex, sentence: Sentence, clause: Clause, claim: Claim): boolean {
  if (sentence.authority === 'OFFICIAL') return false;
  const isConditional = claim.conditions.some(({ condition }) => condition) || ORDERS.test(sentence.text);
  return isConditional && !isItsCase(index, sentence, claim, clause);
}

const ORDERS = /\b(?:before|after)\b/;

/** What a question may name, and how a sentence names the same. */
type Naming = readonly (readonly [asked: RegExp, said: RegExp])[];
const PLAYERS_PARTS: Naming = [
  [/\battackers?\b/, /\battack(?:er|ing)\b/i],
  [/\bdefenders?\b/, /\bdefend(?:er|ing)\b/i],
];
const INSTANCES: Naming = [[/\binstances\b/, /\b(?:all|several|two) instances\b/i]];

/** The claim is about one of these, and the sentence is not. */
function namesOther(naming: Naming, { text }: Sentence, claim: Claim): boolean {
  const asked = [claim.main, ...claim.conditions].flatMap(({ words }) => words).join(' ');
  return naming.some(([part, same]) => part.test(asked) && !same.test(text));
}

function nearestClause(index: SentenceIndex, sentence: Sentence, claim: Claim): Clause | null {
  const mains = sentence.clauses.filter(({ condition }) => !condition);
  const denied = mains.find((clause) => isDeniedTail(index, clause, mains, claim));
  if (denied !== undefined) return denied;
  let best: Clause | null = null;
  let most = -1;
  for (const clause of mains) {
    const shared = sharedWeight(index, claim.concepts, clause.concepts);
    if (shared > most) {
      most = shared;
      best = clause;
    }
  }
  return best;
}

/** `caused by the ability, not the die roll`: the tail denies what the claim is about. */
function isDeniedTail(
  index: SentenceIndex,
  { words, marks }: Clause,
  mains: readonly Clause[],
  claim: Claim,
): boolean {
  if (!isTail(words) || marks.has('NOT_ONLY') || claim.main.marks.has('ONLY')) return false;
  const affirmed = telling(mains.filter((one) => one.words !== words).flatMap((one) => one.words));
  const tail = telling(
    words
      .join(' ')
      .replace(/ like .*$/, '')
      .split(' '),
  );
  const own = new Set([...tail].filter((one) => !affirmed.has(one)));
  const examples = telling(
    words
      .join(' ')
      .split(' like ')
      .slice(1)
      .join(' ')
      .split(' ')
      .filter((word) => word !== ''),
  );
  const asked = telling([claim.main, ...claim.conditions].flatMap((one) => one.words));
  if (examples.size > 0 && [...examples].every((one) => asked.has(one))) return true;
  return own.size > 0 && sharedWeight(index, own, asked) / weightOfAll(index, own) >= ENOUGH_OF_TAIL;
}

function isTail([first, second]: readonly string[]): boolean {
  return first === 'not' || (first === 'but' && second === 'not');
}

/** `even if your unit gets discarded`: the rest holds in the very case that is asked about. */
function byConcession(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): YesNo | null {
  const conceded = sentence.clauses.find(({ concession, words }) => concession && words[0] === 'even');
  if (conceded === undefined) return null;
  const given = new Set(claim.conditions.flatMap(({ concepts }) => [...concepts]));
  const inClaim = sharedWeight(index, given, conceded.concepts);
  if (inClaim < ENOUGH_OF_CONDITION * weightOfAll(index, claim.concepts)) return null;
  const unsaid = [...claim.main.concepts].filter((one) => !clause.concepts.has(one) && !index.isGeneral(one));
  if (unsaid.some((one) => !sentence.names.has(one) && index.isKnown(one))) return null;
  return clause.negative === claim.negated ? 'YES' : 'NO';
}

/** Beside the names of keywords it holds nothing that tells. */
function saysNothing(index: SentenceIndex, { concepts }: Claim): boolean {
  return [...concepts].every((one) => index.isGeneral(one));
}

function byDuty(
  index: SentenceIndex,
  { names }: Sentence,
  { marks, negative, concepts }: Clause,
  claim: Claim,
): YesNo | null {
  if (claim.negated || saysNothing(index, claim)) return null;
  if (marks.has('NEED_NOT')) return 'NO';
  if (!marks.has('MUST')) return marks.has('MAY') && !negative ? 'NO' : null;
  // `must be made against the same unit` says how, and not that it must be made.
  const told = new Set([...concepts].filter((one) => !names.has(one)));
  const whole = sharedWeight(index, told, claim.concepts) / weightOfAll(index, told);
  return negative || whole < ENOUGH_OF_DUTY ? null : 'YES';
}

function byNegation(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): YesNo | null {
  if (!conditionsAgree(index, sentence, claim, clause) || namesOtherNumbers(sentence, claim)) return null;
  if (!isTail(clause.words) && isMixed(index, sentence, claim, clause)) return null;
  if (
    (clause.marks.has('NEED_NOT') && clause.negative) ||
    (claim.main.marks.has('ONLY') && !clause.marks.has('ONLY'))
  )
    return null;
  if ((clause.marks.has('ANY_NUMBER') || claim.main.marks.has('MANY')) && !countsTheSame(claim, clause))
    return null;
  const { concepts, inConditions } = claim;
  const covered =
    sharedWeight(index, concepts, spokenOf(index, sentence, claim), inConditions) /
    weightOfAll(index, concepts, inConditions);
  const agree = clause.negative === claim.negated;
  if (agree && claim.main.marks.has('MANY') && !AMOUNTS.some((one) => clause.marks.has(one))) return null;
  if (agree && DESCRIBES.test(claim.main.words.join(' '))) return null;
  const enough = isItsCase(index, sentence, claim, clause)
    ? ENOUGH_IN_ITS_CASE
    : agree
      ? ENOUGH_TO_AFFIRM
      : ENOUGH_TO_DENY;
  if (covered < enough || (saysNothing(index, claim) && enough !== ENOUGH_IN_ITS_CASE)) return null;
  // `only X`: what is said of X says nothing of others, and a claim about all of them is more than is said.
  if (clause.marks.has('ONLY') && !clause.negative && !claim.main.marks.has('ONLY')) {
    if (clause.marks.has('ONE') || covered < NEARLY_ALL) return null;
  }
  if (claim.main.marks.has('ONLY') && !limitsTheSame(claim.main, clause)) return null;
  if (claim.main.marks.has('ALL') && !clause.marks.has('ALL') && agree) return null;
  const told = sentence.clauses.filter(({ words }) => !isTail(words)).flatMap((one) => [...one.concepts]);
  if (agree && RESTRICTING.some((one) => told.includes(one) && !claim.concepts.has(one))) return null;
  return agree ? 'YES' : 'NO';
}

/** A claim about several is borne out by what speaks of several. */
const AMOUNTS: readonly Mark[] = ['MANY', 'ANY_NUMBER', 'ALL'];

/** `a 2 that I rolled again`: which one it is may decide. */
const DESCRIBES = /\b(?:a|an|the) (?:\w+ ){1,2}that (?:i|you|we|they|he|was|were|came|comes)\b/;

/** Another part of the sentence says the opposite, of something that the claim names too: `can't be played ..., but could continue`. */
function isMixed(index: SentenceIndex, { clauses }: Sentence, claim: Claim, nearest: Clause): boolean {
  return clauses.some(
    ({ condition, negative, concepts }) =>
      !condition &&
      negative !== nearest.negative &&
      [...concepts].some(
        (one) => claim.concepts.has(one) && !nearest.concepts.has(one) && !index.isGeneral(one),
      ),
  );
}

/** What a sentence says outright; what stands in a condition of it counts only for a claim that has the like. */
function spokenOf(index: SentenceIndex, { clauses }: Sentence, claim: Claim): ReadonlySet<string> {
  const given = claim.conditions.flatMap(({ concepts }) => [...concepts]);
  const told = clauses.filter(
    ({ condition, concession, concepts }) =>
      !condition || concession || given.some((one) => concepts.has(one) && !index.isGeneral(one)),
  );
  return new Set(told.flatMap(({ concepts }) => [...concepts]));
}

/** Yes or No by a ruling that names the very case of the claim; null when it names another, or none. */
export function verdictOnItsCase(index: SentenceIndex, sentence: Sentence, claim: Claim): YesNo | null {
  const clause = sentence.ruling === null ? null : nearestClause(index, sentence, claim);
  if (clause === null || !isItsCase(index, sentence, claim, clause)) return null;
  if (isAnotherCase(sentence, clause, claim)) return null;
  if (clause.marks.has('ONLY') && !claim.main.marks.has('ONLY')) return null;
  return clause.negative === claim.negated ? 'YES' : 'NO';
}

/** `If no damage counters are placed`: the claim has the same condition. */
function isItsCase(
  index: SentenceIndex,
  { clauses, names }: Sentence,
  claim: Claim,
  clause: Clause,
): boolean {
  const place = clauses.indexOf(clause);
  return clauses.some(({ condition, concepts, negative }, at) => {
    if (!condition || Math.abs(at - place) !== 1 || concepts.size < 2) return false;
    const told = new Set([...concepts].filter((one) => !names.has(one)));
    return claim.conditions.some(
      (one) =>
        one.condition &&
        one.negative === negative &&
        sharedWeight(index, told, one.concepts) / weightOfAll(index, told) >= SAME_CASE,
    );
  });
}

/** A condition of the sentence must be met by the claim, and not be turned around in it. */
function conditionsAgree(
  index: SentenceIndex,
  { clauses, names }: Sentence,
  claim: Claim,
  clause: Clause,
): boolean {
  const place = clauses.indexOf(clause);
  const said = clauses.filter(
    ({ condition, concession }, at) => condition && !concession && (at === 0 || Math.abs(at - place) === 1),
  );
  const inClaim = new Set([...claim.concepts, ...claim.conditions.flatMap(({ concepts }) => [...concepts])]);
  const denied = claim.conditions.some(({ condition, negative }) => condition && negative);
  if (denied && !clauses.some(({ condition, negative }) => condition && negative)) return false;
  return said.every((condition) => {
    const telling = new Set([...condition.concepts].filter((one) => !names.has(one)));
    const whole = weightOfAll(index, telling);
    if (telling.size > 0 && sharedWeight(index, telling, inClaim) / whole < ENOUGH_OF_CONDITION) {
      return false;
    }
    const like = claim.conditions.find(({ concepts }) =>
      [...concepts].some((one) => condition.concepts.has(one)),
    );
    return like === undefined || like.negative === condition.negative;
  });
}

const NONE: ReadonlySet<string> = new Set();

function sharedWeight(
  index: SentenceIndex,
  asked: ReadonlySet<string>,
  said: ReadonlySet<string>,
  lesser: ReadonlySet<string> = NONE,
): number {
  return weightOfAll(index, new Set([...asked].filter((concept) => said.has(concept))), lesser);
}

function weightOfAll(
  index: SentenceIndex,
  concepts: ReadonlySet<string>,
  lesser: ReadonlySet<string> = NONE,
): number {
  let sum = Number.EPSILON;
  for (const concept of concepts) {
    // Enough to tell a claim without anything telling from one with it, and no more.
    const weight = index.isGeneral(concept) ? Number.EPSILON : index.weightOf(concept);
    sum += weight * (lesser.has(concept) ? 0.5 : 1);
  }
  return sum;
}
