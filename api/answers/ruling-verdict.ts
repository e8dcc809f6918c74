import type { Clause } from './clauses.js';
import { anyConceptOf } from './concepts.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

export type YesNo = 'YES' | 'NO';

/** What a yes/no question claims, as clauses; and whether its main clause is negated. */
export interface Claim {
  readonly main: Clause;
  readonly conditions: readonly Clause[];
  readonly negated: boolean;
  /** What is asked beside the names of keywords. */
  readonly concepts: ReadonlySet<string>;
  /** Those of them that stand in its conditions only: they count half. */
  readonly inConditions: ReadonlySet<string>;
}

/** Of what was asked, a clause must be about this much to speak for or against it. */
const ENOUGH_TO_DENY = 0.5;
const ENOUGH_TO_AFFIRM = 0.8;
/** Where the claim is about the very case that the sentence names. */
const ENOUGH_IN_ITS_CASE = 0.3;
const SAME_CASE = 0.6;
const ENOUGH_OF_CONDITION = 0.3;
const ENOUGH_OF_TAIL = 0.7;
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
  if (clause === null) return null;
  if (claim.main.marks.has('MUST')) return byDuty(clause);
  return (
    byAmount(claim, clause, sentence) ??
    byConcession(index, sentence, claim, clause) ??
    byNegation(index, sentence, claim, clause)
  );
}

function nearestClause(index: SentenceIndex, sentence: Sentence, claim: Claim): Clause | null {
  const mains = sentence.clauses.filter(({ condition }) => !condition);
  const denied = mains.find((clause) => isDeniedTail(index, clause, claim));
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
function isDeniedTail(index: SentenceIndex, { words, concepts, marks }: Clause, claim: Claim): boolean {
  if (words[0] !== 'not' || marks.has('NOT_ONLY') || claim.main.marks.has('ONLY')) return false;
  return sharedWeight(index, concepts, claim.concepts) / weightOfAll(index, concepts) >= ENOUGH_OF_TAIL;
}

/** `even if your unit gets discarded`: the rest holds in the very case that is asked about. */
function byConcession(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): YesNo | null {
  const conceded = sentence.clauses.find(({ concession, words }) => concession && words[0] === 'even');
  if (conceded === undefined) return null;
  const asked = new Set([...claim.concepts].filter((concept) => conceded.concepts.has(concept)));
  if (
    sharedWeight(index, asked, conceded.concepts) <
    ENOUGH_OF_CONDITION * weightOfAll(index, claim.concepts)
  )
    return null;
  return clause.negative === claim.negated ? 'YES' : 'NO';
}

function byDuty({ marks, negative }: Clause): YesNo | null {
  if (marks.has('NEED_NOT')) return 'NO';
  if (marks.has('MUST')) return negative ? null : 'YES';
  return marks.has('MAY') && !negative ? 'NO' : null;
}

const ANYTIME = / (?:any ?time|always|whenever|at all times) /;
/** Say how often, where `several`, `both` say how many. */
const OFTEN = / (?:twice|times|again|repeatedly) /;

function byAmount({ main, negated, conditions }: Claim, clause: Clause, sentence: Sentence): YesNo | null {
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
  if (said.has('ANY_NUMBER') && many && !often) return turn('YES');
  if (said.has('ONE') && !clause.negative) {
    if (asked.has('ONLY') || asked.has('ONE')) return turn('YES');
    if (many) return turn('NO');
  }
  const anyway = sentence.clauses.some(({ marks }) => marks.has('NOT_ONLY'));
  if (anyway && conditions.some(({ negative }) => negative)) return turn('YES');
  if (asked.has('ONLY') && (said.has('NOT_ONLY') || said.has('MANY'))) return turn('NO');
  if (asked.has('ONLY') && said.has('ONLY') && !clause.negative) return turn('YES');
  return asked.has('LATE') && said.has('LATE') ? turn('YES') : null;
}

function leavesTheAmount({ words }: Clause, { clauses }: Sentence): boolean {
  return (
    / choose how | any number | up to /.test(` ${words.join(' ')} `) ||
    clauses.some(({ marks }) => marks.has('NEED_NOT'))
  );
}

function byNegation(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): YesNo | null {
  if (!conditionsAgree(index, sentence, claim, clause)) return null;
  const { concepts, inConditions } = claim;
  const covered =
    sharedWeight(index, concepts, sentence.concepts, inConditions) /
    weightOfAll(index, concepts, inConditions);
  const agree = clause.negative === claim.negated;
  const enough = isItsCase(index, sentence, claim, clause)
    ? ENOUGH_IN_ITS_CASE
    : agree
      ? ENOUGH_TO_AFFIRM
      : ENOUGH_TO_DENY;
  if (covered < enough) return null;
  // `only X`: what is said of X says nothing of others, and a claim about all of them is more than is said.
  if (clause.marks.has('ONLY') && !clause.negative && !claim.main.marks.has('ONLY')) {
    if (clause.marks.has('ONE') || covered < NEARLY_ALL) return null;
  }
  if (claim.main.marks.has('ALL') && !clause.marks.has('ALL') && agree) return null;
  if (agree && RESTRICTING.some((one) => sentence.concepts.has(one) && !claim.concepts.has(one))) return null;
  return agree ? 'YES' : 'NO';
}

/** Yes or No by a ruling that names the very case of the claim; null when it names another, or none. */
export function verdictOnItsCase(index: SentenceIndex, sentence: Sentence, claim: Claim): YesNo | null {
  const clause = sentence.ruling === null ? null : nearestClause(index, sentence, claim);
  if (clause === null || !isItsCase(index, sentence, claim, clause)) return null;
  return clause.negative === claim.negated ? 'YES' : 'NO';
}

/** `If no damage counters are placed`: the claim has the same condition. */
function isItsCase(index: SentenceIndex, { clauses }: Sentence, claim: Claim, clause: Clause): boolean {
  const place = clauses.indexOf(clause);
  return clauses.some(
    ({ condition, concepts, negative }, at) =>
      condition &&
      Math.abs(at - place) === 1 &&
      concepts.size > 1 &&
      claim.conditions.some(
        (one) =>
          one.condition &&
          one.negative === negative &&
          sharedWeight(index, concepts, one.concepts) / weightOfAll(index, concepts) >= SAME_CASE,
      ),
  );
}

/** A condition of the sentence must be met by the claim, and not be turned around in it. */
function conditionsAgree(index: SentenceIndex, { clauses }: Sentence, claim: Claim, clause: Clause): boolean {
  const place = clauses.indexOf(clause);
  const said = clauses.filter(
    ({ condition, concession }, at) => condition && !concession && Math.abs(at - place) === 1,
  );
  const inClaim = new Set([...claim.concepts, ...claim.conditions.flatMap(({ concepts }) => [...concepts])]);
  return said.every((condition) => {
    const whole = weightOfAll(index, condition.concepts);
    if (
      condition.concepts.size > 0 &&
      sharedWeight(index, condition.concepts, inClaim) / whole < ENOUGH_OF_CONDITION
    ) {
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
