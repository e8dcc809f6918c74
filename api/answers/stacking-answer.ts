import type { Relation } from '../../engine/interaction/relation.js';
import type { KeywordRecord, StackingClass } from '../knowledge-base/records.js';
import { type AnswerDraft, draft, type Piece } from './answer-draft.js';
import { confidenceOf } from './confidence.js';
import { numberOf } from './facts/asks-number.js';
import { maskedLine } from './facts/masked-line.js';
import type { YesNo } from './judged.js';
import { quoteRuling } from './quote.js';
import { type AskedQuestion, whatIsAsked } from './reading/asked-question.js';
import { rulingsCited } from './rulings-cited.js';
import { rankSentences } from './sentences/rank-sentences.js';
import { amountClaimed, isOfInstancesOnly } from './stacking-claim.js';

/** What each class means for several instances on one unit. */
const SAYS: Readonly<Record<StackingClass, (name: string) => string>> = {
  CUMULATIVE: (name) => `${name} is cumulative: the values of all instances on a unit add up to one ability.`,
  LAYERED: (name) =>
    `${name} is layered: every instance on a unit stays on its own, with its own cost and its own limit.`,
  ISOLATED: (name) => `${name} is isolated: a unit has it or not, and a second instance adds nothing.`,
  SELECTIVE: (name) => `${name} is selective: you choose which instance to use, each within its own limit.`,
  UNSTATED: (name) => `No text says how several instances of ${name} combine.`,
};

const RELATION_OF: Readonly<Record<StackingClass, Relation | null>> = {
  CUMULATIVE: 'ADDS_UP',
  LAYERED: 'SEPARATE',
  ISOLATED: 'REDUNDANT',
  SELECTIVE: 'CHOOSE_ONE',
  UNSTATED: null,
};

const CLASS_NAMED = /\b(cumulative|layered|isolated|selective)\b/g;
const SUM =
  /\b(?:stack|stacks|stacking|stackable|add|adds|adding|combine|combines|combined|sum|total|accumulate|together|cumulatively|merge|double|additive)\b/;
const DOES_MORE =
  /\b(?:help|helps|matter|anything|something|extra|more|better|benefit|useful|good|redundant|useless|pointless|waste|wasted)\b/;
const USELESS = /\b(?:redundant|useless|pointless|waste|wasted|nothing)\b/;
const USE_BOTH =
  /\b(?:use|activate|play|apply|pay|get)\b.*\b(?:both|each|all|two|every|second|twice)\b|\bboth\b.*\b(?:work|apply|count|used)\b/;
/** Each instance for itself: `separately`, `twice with two Evades`. */
const APART =
  /\b(?:separately|independently|individually|apart|one by one|on their own|separate|independent|twice with (?:two|2|both|several))\b/;
/** The class says how instances on a unit combine, and nothing of what one attack leaves for the next. */
const OVER_TIME =
  /\b(?:over|across|between|through|throughout|from|in|during|after) (?:several|multiple|different|two|2|three|3|many|consecutive|separate|more|later|further|all|both)? ?(?:attacks|turns|rounds|battles)\b|\b(?:attack|turn) (?:after|to|by) (?:attack|turn)\b/;
/** One payment for several is no matter of the class. */
const TAPS = /\b(?:tap|taps|tapping) (?:\w+ ){0,3}(?:pay|pays|once|settle|settles|cover|covers)\b/;
/** Whose instances on units apart add up on another is no matter of the class. */
const ELSEWHERE = / on (?:an?|the|my|one) (?:third|other|different) (?:units?|guys?|ships?|characters?) /;
const FIT = 0.3;
const OWN_CLASS: Piece = { kind: 'SAID', text: 'The class is from our own words, not official text.' };

/** How several instances of one keyword combine; with Yes or No where its class says it. */
export function stackingAnswer(asked: AskedQuestion): AnswerDraft {
  const [keyword] = asked.keywords;
  if (keyword === undefined) throw new Error('stacking was asked of no keyword');
  const { kb } = asked;
  const isOfClass = !TAPS.test(asked.line) && !ELSEWHERE.test(asked.line);
  const answer = asked.form.yesNo && isOfClass ? verdictOf(asked, keyword) : null;
  const verdict: readonly Piece[] = answer === null ? [] : [{ kind: 'VERDICT', answer }];
  const rulings = rulingsCited(kb, rulingOnInstances(asked, keyword.slug));
  return draft({
    intent: 'STACKING',
    pieces: [
      ...verdict,
      { kind: 'SAID', text: SAYS[keyword.stacking](keyword.name) },
      ...sumSaid(asked, keyword),
      ...(keyword.authority === 'SUMMARY' && keyword.stacking !== 'UNSTATED' ? [OWN_CLASS] : []),
      ...rulings.map((ruling) => quoteRuling(kb, ruling)),
    ],
    keywords: asked.keywords,
    citations: rulings.map(({ id }) => id),
    confidence: confidenceOf(asked, {
      official: keyword.authority === 'OFFICIAL' && keyword.stacking !== 'UNSTATED',
      computed: false,
      fits: keyword.stacking !== 'UNSTATED' && (answer !== null || !asked.form.yesNo),
    }),
  });
}

const BEFALLS = / (?:takes?|suffers?|gets? hit by|be hit by|be hurt by) /;

function verdictOf(asked: AskedQuestion, { stacking, slug }: KeywordRecord): YesNo | null {
  const { line, form, mentions } = asked;
  const relation = RELATION_OF[stacking];
  if (relation === null) return null;
  const turn = (yes: boolean): YesNo => (yes !== form.negated ? 'YES' : 'NO');
  const masked = maskedLine(asked);
  const claimed = amountClaimed(masked);
  if (claimed !== null && relation === 'ADDS_UP') {
    const comesTo = isSumOf(mentions, claimed.amount);
    if (comesTo !== null) return comesTo && !gives(asked, slug, claimed.of) ? null : turn(comesTo);
  }
  if (!isOfInstancesOnly(masked)) return null;
  const classes = [...line.matchAll(CLASS_NAMED)].map(([, name]) => name);
  // One of them alone is not what all of them are together.
  if (
    classes.length > 1 ||
    (mentions.length > 1 && / (?:only|just) (?:use |take |pay |activate )?(?!one )/.test(line))
  )
    return null;
  if (BEFALLS.test(line) || OVER_TIME.test(line) || OF_UNITS.test(line) || namesOtherSum(line, mentions))
    return null;
  if (APART.test(line) && classes.length === 0 && !SUM.test(line))
    return relation === 'CHOOSE_ONE' ? null : turn(relation === 'SEPARATE');
  const sum = asksSum(masked, mentions);
  if (sum !== null) return sum || relation === 'ADDS_UP' ? turn(sum === (relation === 'ADDS_UP')) : null;
  if (NAMES_RESULT.test(masked)) return null;
  const [named] = classes;
  if (named !== undefined) return turn(named.toUpperCase() === stacking);
  if (USELESS.test(line))
    return relation === 'SEPARATE' || relation === 'ADDS_UP' ? turn(false) : redundant(relation, turn);
  if (USE_BOTH.test(line) && !SUM.test(line)) {
    return relation === 'CHOOSE_ONE' ? null : turn(relation !== 'REDUNDANT');
  }
  if (SUM.test(line)) return turn(relation === 'ADDS_UP');
  if (DOES_MORE.test(line)) return relation === 'CHOOSE_ONE' ? null : turn(relation !== 'REDUNDANT');
  return mentions.length > 1 && relation === 'ADDS_UP' ? turn(true) : null;
}

/** One on each of several units: the class speaks of instances on one. */
const OF_UNITS =
  /\b(?:from|on|by) (?:two|2|three|several|both|different|multiple|other|separate|various)(?: (?:of my|different|other|separate|my))* (?:units?|guys|characters|cards)\b|\b(?:two|three|several|both|multiple) (?:units|guys|characters) (?:with|have|has|that have)\b/;
const NUMBER_BESIDE = /(?:^| )\+?(\d+)(?= (?:power|counters|speed|health|damage counters))/g;

/** `with 2 counters give +2 power`, of Resilience 1 and 2: what is asked hangs on more than the sum. */
function namesOtherSum(line: string, mentions: AskedQuestion['mentions']): boolean {
  const values = mentions.flatMap(({ value }) => value ?? []);
  const sum = values.reduce((all, value) => all + value, 0);
  return values.length > 1 && [...line.matchAll(NUMBER_BESIDE)].some(([, number]) => Number(number) !== sum);
}

/** Null where the value of an instance is not said, or where it may be that much less. */
function isSumOf(mentions: AskedQuestion['mentions'], amount: number): boolean | null {
  const values = mentions.flatMap(({ value }) => value ?? []);
  if (values.length < 2 || values.length < mentions.length) return null;
  const sum = values.reduce((all, value) => all + value, 0);
  return sum === amount ? true : sum === -amount ? null : false;
}

/** Is it X of that which the keyword gives? */
function gives({ index }: AskedQuestion, slug: string, of: string | null): boolean {
  if (of === null) return true;
  const noun = of === 'die' ? 'dice' : of;
  const given = new RegExp(`\\bX (?:\\w+ ){0,3}${noun}\\b`);
  return (index.byKeyword.get(slug) ?? []).some((one) => one.keyword === slug && given.test(one.text));
}

const HOW_MUCH = / how (?:much|many|big|high|strong) | (?:total|sum) /;

/** `Riposte 1 and Riposte 2, how much damage?`: what the values of the instances add up to. */
function sumSaid(
  { line, mentions, form }: AskedQuestion,
  { name, stacking }: KeywordRecord,
): readonly Piece[] {
  const values = mentions.flatMap(({ value }) => value ?? []);
  if (stacking !== 'CUMULATIVE' || form.yesNo || !HOW_MUCH.test(line) || values.length < 2) return [];
  const sum = values.reduce((all, value) => all + value, 0);
  return [{ kind: 'SAID', text: `Together they are ${name} ${sum}.` }];
}

/** The last is what the others come to: `is that K`, `two K make K`. */
const NAMES_RESULT =
  /(?:\bK\b.*\bK\b|\b(two|2|three|3|four|4) K\b).* (?:is|are|that|it|makes?|means?|equals?|becomes?|gives?|to|into|as|like) (?:one |just )?K$/;

/** `Stun 1 and Stun 2, is that Stun 3?`: is the last value the sum of the others? Null where none is asked for, or a value is not said. */
function asksSum(masked: string, mentions: AskedQuestion['mentions']): boolean | null {
  const values = mentions.flatMap(({ value }) => value ?? []);
  const count = values.length === 2 ? numberOf(NAMES_RESULT.exec(masked)?.[1]) : 1;
  const parts = Array.from({ length: Math.max(0, count) }, () => values.slice(0, -1)).flat();
  if (parts.length < 2 || values.length < mentions.length) return null;
  const isSum = parts.reduce((sum, value) => sum + value, 0) === values.at(-1);
  return isSum || NAMES_RESULT.test(masked) ? isSum : null;
}

function redundant(relation: Relation, turn: (yes: boolean) => YesNo): YesNo | null {
  return relation === 'REDUNDANT' ? turn(true) : null;
}

/** The ruling of the entry that speaks of several instances, if one does. */
function rulingOnInstances(asked: AskedQuestion, slug: string): readonly string[] {
  const candidates = (asked.index.byKeyword.get(slug) ?? []).filter(({ keyword, ruling }) => {
    const topics = asked.kb.rulings.get(ruling ?? '')?.topics ?? [];
    return keyword === slug && (topics.includes('STACKING') || topics.includes('LIMIT'));
  });
  const [best] = rankSentences(asked.index, candidates, whatIsAsked(asked));
  const stacking = candidates.find(({ ruling }) =>
    asked.kb.rulings.get(ruling ?? '')?.topics.includes('STACKING'),
  );
  const fit = best !== undefined && best.score >= FIT ? best.sentence : stacking;
  return fit?.ruling == null ? [] : [fit.ruling];
}
