import type { Judged, YesNo } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { type Clause, clausesOf } from '../reading/clauses.js';
import { isNoGround } from '../sentences/sentence-doubt.js';
import { ownSentences, type Sentence } from '../sentences/sentence-index.js';
import { isOtherVoice } from '../sentences/voice.js';
import { LIGHT, oppositeOf, termsOf } from './terms.js';

/** What a rule, or a claim, says: its terms without those that tell little, and how it puts them. */
interface Said {
  readonly main: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  readonly negative: boolean;
  readonly mode: 'MAY' | 'MUST' | 'ONLY' | 'PLAIN';
}

interface Ruled {
  readonly clause: Clause;
}

const OTHERWISE = / (?:or|unless|except|instead|besides|apart|than|least|exactly|why|how) /;
const NO_RULE =
  /^for example\b|\bunless\b|\bno timing window\b|\brules section\b|\binferred\b|\blabeled\b|\btoo late\b/i;
/** Of a rule so many terms may go unsaid, where the claim has so many. */
const UNSAID = 1;
const ENOUGH = 3;
const FEWEST_POSSIBLE = 2;

/**
 * Yes or No to a claim that puts one own ruling in other words: every term of the claim is said by the ruling, once at most by its opposite, and nearly
 * every term of the ruling by the claim. Null where no ruling is so near, or where two of them answer otherwise.
 */
export function paraphraseVerdict(asked: AskedQuestion): Judged | null {
  const { keywords, form, cards, line } = asked;
  const [keyword] = keywords;
  if (keyword === undefined || keywords.length > 1 || !form.yesNo || cards.length > 0) return null;
  if (OTHERWISE.test(line) || deniesUnread(asked)) return null;
  const judged = ownSentences(asked.index, keyword)
    .filter(({ text, ruling }) => ruling !== null && !NO_RULE.test(text))
    .flatMap((by): readonly Judged[] => {
      const claim = claimSaid(asked, by.names);
      return rulesOf(by).flatMap((rule) => {
        const answer = isOfElse(asked, by, rule) ? null : compare(claim, rule);
        return answer === null ? [] : [{ answer, by }];
      });
    });
  const [first] = judged;
  return first === undefined || judged.some(({ answer }) => answer !== first.answer) ? null : first;
}

/** It denies what stands with a noun: `a roll not used for the attack`. */
function deniesUnread({ claim, form, words }: AskedQuestion): boolean {
  const isContracted = words.some(({ text, contracted }) => text === 'not' && contracted);
  return claim.main.words.includes('not') && !form.negated && !isContracted;
}

/** It is about another case, in spite of the same words. */
function isOfElse({ claim }: AskedQuestion, by: Sentence, { clause }: Said & Ruled): boolean {
  return isNoGround(by, clause, claim) || isOtherVoice(claim.main.words, by);
}

function claimSaid({ claim, form }: AskedQuestion, names: ReadonlySet<string>): Said {
  const { main, conditions } = claim;
  return {
    main: telling(termsOf(main.words, false), names),
    conditions: telling(
      conditions.flatMap(({ words }) => termsOf(words, true)),
      names,
    ),
    negative: form.negated,
    mode: main.marks.has('MUST') ? 'MUST' : main.marks.has('ONLY') ? 'ONLY' : modeOf(main),
  };
}

const known = new WeakMap<Sentence, readonly (Said & Ruled)[]>();

/** Read once for a sentence. */
function rulesOf(sentence: Sentence): readonly (Said & Ruled)[] {
  const rules = known.get(sentence) ?? rulesIn(sentence);
  known.set(sentence, rules);
  return rules;
}

/** Each main clause of a sentence with the conditions of all. */
function rulesIn({ clauses, names }: Sentence): readonly (Said & Ruled)[] {
  const conditions = clauses.filter(({ condition, concession }) => condition && !concession);
  return clauses
    .filter(({ condition }) => !condition)
    .flatMap(halvesOf)
    .map((clause) => ({
      main: telling(termsOf(clause.words, false), names),
      conditions: telling(
        conditions.flatMap(({ words }) => termsOf(words, true)),
        names,
      ),
      negative: clause.negative && !isDuty(clause),
      mode: modeOf(clause),
      clause,
    }));
}

/** `sets the number needed and doesn't change the result`: two things are said of one. */
function halvesOf(clause: Clause): readonly Clause[] {
  const at = clause.words.findIndex(
    (word, place) =>
      word === 'and' && /^(?:does|do|is|are|can|may|must|has|will)$/.test(clause.words[place + 1] ?? ''),
  );
  if (at < 0) return [clause];
  return [clause.words.slice(0, at), clause.words.slice(at + 1)].flatMap((words) =>
    clausesOf(words.join(' ')),
  );
}

/** `Paying isn't optional` */
function isDuty({ words }: Clause): boolean {
  return / not optional /.test(` ${words.join(' ')} `);
}

function modeOf({ marks, words }: Clause): Said['mode'] {
  if (marks.has('MUST')) return 'MUST';
  if (marks.has('ONLY') || marks.has('ONE')) return 'ONLY';
  return marks.has('MAY') || words.includes('optional') ? 'MAY' : 'PLAIN';
}

function telling(terms: readonly string[], names: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(terms.filter((one) => !LIGHT.has(one) && !names.has(one)));
}

function compare(claim: Said, rule: Said): YesNo | null {
  const asked = [...claim.main, ...claim.conditions];
  const said = new Set([...rule.main, ...rule.conditions]);
  if (asked.every((one) => TOO_LITTLE.has(one))) return null;
  const turned = asked.filter((one) => !said.has(one));
  if (turned.length > 1 || turned.some((one) => !isTurned(one, rule))) return null;
  const met = new Set([...asked, ...turned.flatMap((one) => oppositeOf(one) ?? [])]);
  const unsaid = [...said].filter((one) => !met.has(one));
  const agree = (claim.negative === rule.negative) === (turned.length === 0);
  const isOpen = asked.length >= ENOUGH && rule.mode !== 'ONLY' && turned.length === 0;
  const most = isOpen ? UNSAID : 0;
  if (unsaid.length > most && !isPossible(claim, rule, unsaid, agree)) return null;
  return byMode(claim, rule, agree, turned.length > 0);
}

/** By itself it tells nothing. */
const TOO_LITTLE: ReadonlySet<string> = new Set(termsOf(['attack'], false));

/** The rule says the opposite of it, and not where it only says when. */
function isTurned(term: string, { main, conditions }: Said): boolean {
  const opposite = oppositeOf(term);
  if (opposite === null) return false;
  return main.has(opposite) || (IN_TIME.test(term) && conditions.has(opposite));
}

const IN_TIME = /^(?:=after|befor)$/;

/** `may it raise the speed?` asks for no moment at which it may. */
function isPossible(claim: Said, rule: Said, unsaid: readonly string[], agree: boolean): boolean {
  return (
    agree &&
    !claim.negative &&
    claim.mode === 'MAY' &&
    claim.conditions.size === 0 &&
    claim.main.size >= FEWEST_POSSIBLE &&
    unsaid.every((one) => rule.conditions.has(one))
  );
}

/** Duty against leave, and what holds only so. */
function byMode(claim: Said, rule: Said, agree: boolean, isTurned: boolean): YesNo | null {
  if (claim.mode === 'ONLY' || claim.mode === 'MUST') {
    if (claim.mode === rule.mode) return agree ? 'YES' : isTurned ? 'NO' : null;
    return claim.mode === 'MUST' && rule.mode === 'MAY' && agree ? 'NO' : null;
  }
  if (rule.mode === 'MAY') {
    if (rule.negative) return isTurned ? null : agree ? 'YES' : 'NO';
    return agree && claim.mode === 'MAY' && !isTurned ? 'YES' : null;
  }
  return agree ? 'YES' : 'NO';
}
