import type { YesNo } from '../judged.js';
import { type Claim, wordsOfClaim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { anyConceptOf, conceptOf } from '../reading/concepts.js';
import { isOfAnotherThing } from './of-another-thing.js';
import { isDoneOtherwise, isOfOtherAttack, isOtherWay } from './same-object.js';
import type { Sentence } from './sentence-index.js';

/** Says where more is said, or what nothing says. */
const POINTS_ELSEWHERE = /\brules section\b|\bfurther rules\b|\bno timing window\b|\bis inferred\b/i;

/**
 * Is a sentence no ground for Yes or No to a claim, however many words they share? It points elsewhere; it says nothing of a need, a repetition or
 * an arena that the claim names; or it holds only for what a unit does itself, or where what the claim names is absent.
 */
export function isNoGround(sentence: Sentence, clause: Clause, claim: Claim): boolean {
  const asked = wordsOfClaim(claim);
  const line = ` ${asked.join(' ')} `;
  return (
    POINTS_ELSEWHERE.test(sentence.text) ||
    isOtherWay(sentence, claim) ||
    isOfAnotherThing(sentence, claim) ||
    isDoneOtherwise(sentence, clause, claim) ||
    isOfOtherAttack(sentence, claim) ||
    namesExcepted(sentence, claim) ||
    (IS_TAKEN.test(line) && OF_DAMAGE_DONE.test(sentence.text) && !OF_DAMAGE_TAKEN.test(sentence.text)) ||
    (NEEDS.test(line) &&
      !NEEDS.test(` ${sentence.text.toLowerCase()} `) &&
      !/\bmust have\b/.test(sentence.text)) ||
    (clause.words.includes('again') && !REPEATS.test(line)) ||
    (OF_ITSELF.test(` ${clause.words.join(' ')} `) && !REFLEXIVE.test(line)) ||
    (IS_ATTACKED.test(line) && ATTACKS.test(sentence.text) && !ATTACKED.test(sentence.text)) ||
    namesOtherArena(line, sentence.text.toLowerCase()) ||
    holdsInAbsence(sentence, claim) ||
    (clause.negative && hasOpenException(sentence, claim)) ||
    (claim.main.marks.has('PART') && OF_EACH_PART.test(sentence.text))
  );
}

/** `need counters`, not `need to pay`, which asks for a duty. */
const NEEDS = / (?:needs?|needed|requires?|required|requirement|necessary|prerequisite)(?! to )(?: |[.,])/;
const REPEATS = / (?:again|twice|times|second|repeatedly|once more|more than once|another|new|each|every) /;
/** The claim is about damage that a unit takes, the sentence about what it does. */
const IS_TAKEN =
  / (?:take|takes|taking|taken|suffers?|receives?) (?:\w+ )?damage | damage (?:done |dealt )?to (?:it|itself|him|me|my|the|an?|its) /;
const OF_DAMAGE_DONE = /\bdamage (?:coming )?from (?:this|the) unit\b/i;
const OF_DAMAGE_TAKEN = /\bdamage to\b/i;
/** It speaks of what comes from the unit itself. */
const OF_ITSELF = / itself (?:does|did|do) | (?:by|from) itself /;
const REFLEXIVE = / (?:itself|himself|herself|myself|its own|his own|her own) /;

/** The claim is about a unit that is attacked, the sentence about one that attacks. */
const IS_ATTACKED = / (?:am|is|are|gets?|got|being|was) attacked /;
const ATTACKS = /\battacks\b/i;
const ATTACKED = /\b(?:attacked|defend\w*)\b/i;

/** It says how all parts are treated, not that one would do. */
const OF_EACH_PART = /\b(?:each|every) part\b/i;

const ARENA =
  / (ground|space|character) (?:arenas?|units?) | (?:an?|the|any|attack|target|hit|against) (character) /;
const ANY_ARENA = /\b(?:which|any|every|all|other|another) arenas?\b/;

function namesOtherArena(line: string, said: string): boolean {
  const [, inArena, alone] = ARENA.exec(line) ?? [];
  const named = inArena ?? alone;
  return named !== undefined && !said.includes(named) && !ANY_ARENA.test(said);
}

/** `if the unit doesn't have Stealth`: a claim about one that has it is about another case. */
function holdsInAbsence({ clauses, names }: Sentence, { main, conditions }: Claim): boolean {
  const claimed = [main, ...conditions];
  return clauses
    .filter(({ condition, concession, words }) => condition && !concession && IS_ABSENT.test(words.join(' ')))
    .flatMap(({ concepts }) => [...concepts].filter((one) => !names.has(one) && !OF_HAVING.has(one)))
    .some((absent) => {
      const naming = claimed.filter(({ concepts }) => concepts.has(absent));
      return (
        naming.length > 0 && naming.every(({ negative, words }) => !negative && !words.includes('without'))
      );
    });
}

const IS_ABSENT = /\bnot have\b|\bwithout\b|\blacks?\b/;
const OF_HAVING: ReadonlySet<string> = new Set(
  ['unit', 'card', 'have', 'place', 'counter', 'damage'].map(anyConceptOf),
);

/** `can't ... unless they stand for the same unit`: a claim that names nothing of the exception leaves it open. */
function hasOpenException({ clauses }: Sentence, claim: Claim): boolean {
  const unless = clauses.find(({ words }) => words[0] === 'unless');
  if (unless === undefined) return false;
  const asked = new Set(wordsOfClaim(claim).flatMap((word) => conceptOf(word) ?? []));
  const beside = new Set(clauses.filter((one) => one !== unless).flatMap(({ concepts }) => [...concepts]));
  return ![...unless.concepts].some((one) => asked.has(one) && !beside.has(one));
}

const EXCEPT = /^(.*)\bexcept\b(.*)$/i;
const PLACES = / (?:in|during|at|while|for) /;

/** Yes or No to a claim that names one of what a sentence excepts, as a place or time; null when it does not. */
export function byException(sentence: Sentence, clause: Clause, claim: Claim): YesNo | null {
  if (claim.conditions.length > 0 || !namesExcepted(sentence, claim)) return null;
  if (!PLACES.test(` ${wordsOfClaim(claim).join(' ')} `)) return null;
  return clause.negative === claim.negated ? 'NO' : 'YES';
}

function namesExcepted({ text }: Sentence, claim: Claim): boolean {
  const [, rule = '', excepted = ''] = EXCEPT.exec(text) ?? [];
  const before = conceptsOfText(rule);
  const asked = new Set(wordsOfClaim(claim).flatMap((word) => conceptOf(word) ?? []));
  return excepted.split(/,| or | and /).some((one) => {
    const telling = [...conceptsOfText(one)].filter(
      (concept) => !before.has(concept) && !OF_MOMENT.has(concept),
    );
    return telling.length > 0 && telling.every((concept) => asked.has(concept));
  });
}

/** They name no moment by themselves. */
const OF_MOMENT: ReadonlySet<string> = new Set(
  ['pop', 'set', 'aside', 'window', 'phase', 'step', 'moment', 'time'].map(anyConceptOf),
);

function conceptsOfText(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d'-]+/u)
      .flatMap((word) => conceptOf(word.replaceAll('-', '')) ?? []),
  );
}

const LACKS = /\b(?:with too few|without(?: an?)?|with no) ([\w ]+?) can.t\b/i;

/** `a card with too few counters can't`: they are needed. Null when the claim asks for no need, or for that of something else. */
export function byLack({ text, names }: Sentence, claim: Claim): YesNo | null {
  const line = ` ${wordsOfClaim(claim).join(' ')} `;
  const lacked = conceptsOfText(LACKS.exec(text)?.[1] ?? '');
  if (!NEEDS.test(line) || lacked.size === 0 || claim.conditions.length > 0) return null;
  const asked = [...claim.concepts].filter((one) => !names.has(one) && !OF_NEED.has(one));
  if (asked.length === 0 || !asked.every((one) => lacked.has(one))) return null;
  return claim.negated ? 'NO' : 'YES';
}

const OF_NEED: ReadonlySet<string> = new Set(
  ['need', 'needed', 'require', 'required', 'necessary', 'card', 'use'].map(anyConceptOf),
);
