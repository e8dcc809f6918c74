import type { YesNo } from '../judged.js';
import { type Claim, wordsOfClaim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import {
  affirmsLess,
  asksForEnd,
  countsAsOther,
  isOnlyInConditions,
  OF_END,
  tellsOfUse,
} from './affirms-less.js';
import { isAnotherCase, namesOtherNumbers } from './another-case.js';
import { isBeyondOwnWords } from './beyond-own-words.js';
import { byAmount, countsTheSame, limitsTheSame } from './by-amount.js';
import { byContrast, choosesOfTwo } from './by-contrast.js';
import { byDuty, saysNothing } from './by-duty.js';
import { sharedWeight, weightOfAll } from './concept-weight.js';
import { conditionsAgree, ENOUGH_OF_CONDITION, isItsCase } from './its-case.js';
import { isTail, nearestClause } from './nearest-clause.js';
import { byException, byLack, isNoGround } from './sentence-doubt.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';
import { isOtherVoice } from './voice.js';

/** Of what was asked, a clause must be about this much to speak for or against it. */
const ENOUGH_TO_DENY = 0.5;
const ENOUGH_TO_AFFIRM = 0.8;
/** Where the claim is about the very case that the sentence names. */
const ENOUGH_IN_ITS_CASE = 0.3;
const NEARLY_ALL = 0.9;

/**
 * Does a ruling say Yes or No to a claim? Of a quoted definition only what it denies does: what it leaves out it does not deny. Null when it says neither
 * by these rules, in the clause that is nearest to the claim: duty against leave, part against all, once against often, the very case
 * that is conceded, then negation against negation.
 */
export function rulingVerdict(index: SentenceIndex, sentence: Sentence, claim: Claim): YesNo | null {
  if (choosesOfTwo(claim)) return byContrast(index, sentence, claim);
  const clause = nearestClause(index, sentence, claim);
  if (sentence.ruling === null && clause?.negative !== true) return null;
  if (clause === null || isAnotherCase(sentence, clause, claim)) return null;
  const told = byException(sentence, clause, claim) ?? byLack(sentence, claim);
  if (told !== null) return told;
  if (isNoGround(sentence, clause, claim) || isOnlySupposed(clause) || deniesWhich(clause)) return null;
  if (isOtherVoice(claim.main.words, sentence) || isOfRolls(sentence, claim)) return null;
  if (isBeyondOwnWords(index, sentence, clause, claim) || namesOther(INSTANCES, sentence, claim)) return null;
  if (isOfListed(sentence, claim)) return null;
  if (claim.main.marks.has('MUST')) return byDuty(index, sentence, clause, claim);
  const answer =
    byAmount(claim, clause, sentence) ??
    byConcession(index, sentence, claim, clause) ??
    byNegation(index, sentence, claim, clause);
  return answer === 'YES' && namesOther(PLAYERS_PARTS, sentence, claim) ? null : answer;
}

/** `If it is no longer on top, ...` denies nothing: it only supposes so. */
function isOnlySupposed({ condition, concession, negative, words }: Clause): boolean {
  return condition && !concession && negative && /^(?:if|when|whenever)$/.test(words[0] ?? '');
}

/** `cards that can't be stacked leave it`: which, and nothing of what they do. */
function deniesWhich({ negative, words }: Clause): boolean {
  const isOne = words.filter((word) => word === 'not').length === 1;
  return negative && isOne && /^cards? (?:that|which) (?:can|do|does|is|are) not /.test(words.join(' '));
}

const MAY_REROLL = /\bmay use an effect to re-?roll\b/i;
const ON_ROLLS = /\btoo late\b|\bonly (?:one|the first) natural\b/i;

/** What befalls a roll is judged apart, in `rollVerdict`: `two sixes, does Critical Hit happen?` is not denied by `only one counts`. */
function isOfRolls({ text }: Sentence, { main, conditions }: Claim): boolean {
  const marks = [main, ...conditions].flatMap((one) => [...one.marks]);
  // `does it happen if the two was re-rolled?` is not whether one may re-roll.
  if (MAY_REROLL.test(text) && !marks.includes('MAY')) return true;
  return ON_ROLLS.test(text) && !marks.some((mark) => mark === 'LATE' || mark === 'ONLY' || mark === 'ONE');
}

/** What a question may name, and how a sentence names the same. */
type Naming = readonly (readonly [asked: RegExp, said: RegExp])[];
const PLAYERS_PARTS: Naming = [
  [/\battackers?\b|\battacking (?:unit|guy|character)s?\b/, /\battack(?:er|ing)\b|\bcan.t attack\b/i],
  [/\bdefenders?\b|\bdefending (?:unit|guy|character)s?\b/, /\bdefend(?:er|ing)\b/i],
];
const INSTANCES: Naming = [[/\binstances\b/, /\b(?:all|several|two) instances\b/i]];

/** What is said of the cards that a list names is not said of the card that has the list. */
function isOfListed({ text }: Sentence, claim: Claim): boolean {
  return /^(?:\S+ )?cards from the list\b/i.test(text) && !/\blist/.test(wordsOfClaim(claim).join(' '));
}

const EITHER_PLAYER = /\byou or your opponent\b|\b(?:either|both) players?\b/i;

/** The claim is about one of these, and the sentence is not. */
function namesOther(naming: Naming, { text }: Sentence, claim: Claim): boolean {
  const asked = wordsOfClaim(claim).join(' ');
  return naming.some(([part, same]) => part.test(asked) && !same.test(text) && !EITHER_PLAYER.test(text));
}

/** `even if your unit gets discarded`: the rest holds in the very case that is asked about. */
function byConcession(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): YesNo | null {
  const conceded = sentence.clauses.find(({ concession, words }) => concession && words[0] === 'even');
  if (conceded === undefined) return null;
  const given = new Set(claim.conditions.flatMap(({ concepts }) => [...concepts]));
  const inClaim = sharedWeight(index, given, conceded.concepts);
  if (inClaim < ENOUGH_OF_CONDITION * weightOfAll(index, claim.concepts)) return null;
  const unsaid = [...claim.main.concepts].filter((one) => !clause.concepts.has(one) && !index.isGeneral(one));
  // `do I still roll?`: still to do what it does.
  const still = claim.main.words.includes('still') && unsaid.length < 2;
  if (!still && unsaid.some((one) => !sentence.names.has(one) && index.isKnown(one))) return null;
  return clause.negative === claim.negated ? 'YES' : 'NO';
}

const EVERY = / (?:every|each|all|any) /;

function byNegation(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): YesNo | null {
  if (!conditionsAgree(index, sentence, claim, clause) || namesOtherNumbers(sentence, claim)) return null;
  if (countsAsOther(sentence, claim)) return null;
  if (!isTail(clause.words) && isMixed(index, sentence, claim, clause)) return null;
  if (
    (clause.marks.has('NEED_NOT') && clause.negative) ||
    (claim.main.marks.has('ONLY') && !clause.marks.has('ONLY'))
  )
    return null;
  if ((clause.marks.has('ANY_NUMBER') || claim.main.marks.has('MANY')) && !countsTheSame(claim, clause))
    return null;
  const { inConditions } = claim;
  const isEnd = asksForEnd(clause, claim);
  const agree = (clause.negative === claim.negated) !== isEnd;
  const asked = isEnd ? new Set([...claim.concepts].filter((one) => !OF_END.has(one))) : claim.concepts;
  const concepts = agree ? asked : withoutFaces(sentence, asked);
  const covered =
    sharedWeight(index, concepts, spokenOf(index, sentence, claim), inConditions) /
    weightOfAll(index, concepts, inConditions);
  const enough = isItsCase(index, sentence, claim, clause)
    ? ENOUGH_IN_ITS_CASE
    : agree
      ? ENOUGH_TO_AFFIRM
      : ENOUGH_TO_DENY;
  if (enough === ENOUGH_IN_ITS_CASE && tellsElse(index, sentence, claim, clause)) return null;
  if (covered < enough || (saysNothing(index, claim) && enough !== ENOUGH_IN_ITS_CASE)) return null;
  // `only X`: what is said of X says nothing of others, and a claim about all of them is more than is said.
  if (clause.marks.has('ONLY') && !clause.negative && !claim.main.marks.has('ONLY')) {
    if (clause.marks.has('ONE') || covered < NEARLY_ALL || EVERY.test(` ${claim.main.words.join(' ')} `))
      return null;
  }
  if (claim.main.marks.has('ONLY') && !limitsTheSame(claim.main, clause)) return null;
  if (agree && affirmsLess(index, sentence, clause, claim)) return null;
  if (!agree && claim.main.concepts.has(DICE) && !sentence.concepts.has(DICE)) return null;
  return agree ? 'YES' : 'NO';
}

const DICE = anyConceptOf('dice');
const FAILS = anyConceptOf('fail');

/** In the very case of a sentence, a claim that it works is not denied by what the sentence denies of something else, nor one by a word that no sentence has. */
function tellsElse(index: SentenceIndex, sentence: Sentence, claim: Claim, clause: Clause): boolean {
  const isStrange = (one: string): boolean =>
    one !== FAILS && !index.isKnown(one) && !index.isGeneral(one) && !sentence.concepts.has(one);
  if ([...claim.main.concepts].some(isStrange)) return true;
  return (
    clause.negative && !claim.negated && isOnlyInConditions(index, claim) && !tellsOfUse(sentence, clause)
  );
}

/** What is said of natural rolls at large is said of each of them. */
function withoutFaces({ concepts: said }: Sentence, concepts: ReadonlySet<string>): ReadonlySet<string> {
  const isGeneral = said.has(NATURAL) && ![...said].some((one) => FACE.test(one));
  return isGeneral ? new Set([...concepts].filter((one) => !FACE.test(one))) : concepts;
}

const NATURAL = anyConceptOf('natural');
const FACE = /^=[1-6]$/;

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
function spokenOf(index: SentenceIndex, { clauses, names }: Sentence, claim: Claim): ReadonlySet<string> {
  const given = claim.conditions.flatMap(({ concepts }) => [...concepts]);
  const told = clauses.filter(
    ({ condition, concession, concepts, negative }) =>
      !condition ||
      concession ||
      (!negative && isNearlyAllOf(index, new Set([...concepts].filter((one) => !names.has(one))), claim)) ||
      given.some((one) => concepts.has(one) && !index.isGeneral(one)) ||
      [...concepts].every((one) => claim.concepts.has(one)),
  );
  return new Set(told.flatMap(({ concepts }) => [...concepts]));
}

/** The claim names the case without a word that opens a condition: `a unit in the build zone`. */
function isNearlyAllOf(index: SentenceIndex, told: ReadonlySet<string>, claim: Claim): boolean {
  return sharedWeight(index, told, claim.concepts) / weightOfAll(index, told) >= ENOUGH_TO_AFFIRM;
}

const STOPS =
  / (?:stop|stopp|beat|block|avoid|ignore|escape|save|safe|negate|cancel|counter|protect)(?:s|ed)? /;

/** Yes or No by a ruling that names the very case of the claim; null when it names another, or none. */
export function verdictOnItsCase(index: SentenceIndex, sentence: Sentence, claim: Claim): YesNo | null {
  const clause = sentence.ruling === null ? null : nearestClause(index, sentence, claim);
  if (clause === null || !isItsCase(index, sentence, claim, clause)) return null;
  if (isAnotherCase(sentence, clause, claim) || isNoGround(sentence, clause, claim)) return null;
  if (clause.marks.has('ONLY') && !claim.main.marks.has('ONLY')) return null;
  // `does Parry beat Stun?` asks for more than whether it happens.
  if (STOPS.test(` ${claim.main.words.join(' ')} `)) return null;
  return clause.negative === claim.negated ? 'YES' : 'NO';
}
