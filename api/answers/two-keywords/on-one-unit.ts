import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { JudgedPair } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { holdingOf } from '../reading/holders.js';
import type { Ranked } from '../sentences/rank-sentences.js';

const OF_ITS_UNIT: readonly string[] = ['WHEN_IT_DAMAGES', 'WHEN_IT_DISCARDS'];

/** `Damage from Deflect can set off Stun` holds where one unit has both; does the question speak of two units? */
export function isOfOneUnit(asked: AskedQuestion, { relation, from, to }: Finding): boolean {
  const reward = rulesOf(to)?.parts.reward ?? '';
  return (
    relation === 'TRIGGERS' &&
    OF_ITS_UNIT.includes(reward) &&
    (holdingOf(asked, from, to) === 'TWO_UNITS' || areOfTwoPlayers(asked, from, to))
  );
}

const SOMEONE = /^(?:i|we|my|our|he|she|they|his|her|their|opponents?|enemy)$/;

/** `he attacks me with Stun and I deflect it`: each does something with one of them. */
function areOfTwoPlayers({ mentions, words }: AskedQuestion, one: string, other: string): boolean {
  const [first, second] = [one, other].map((slug) => {
    const start = mentions.find(({ keyword }) => keyword.slug === slug)?.start ?? 0;
    const before = words.slice(0, start).map(({ text }) => text);
    const clause = before.slice(before.findLastIndex((text) => /^(?:and|but|[,.;])$/.test(text)) + 1);
    return clause.find((text) => SOMEONE.test(text));
  });
  return first !== undefined && second !== undefined && isMine(first) !== isMine(second);
}

function isMine(who: string): boolean {
  return /^(?:i|we|my|our)$/.test(who);
}

const STOPS =
  / (?:prevent|stop|block|reduce|avoid|negate|cancel|lower)s? | be (?:prevented|stopped|blocked|reduced|avoided|negated) | preventable | unpreventable /;
const OTHERWISE = / (?:not|no|never|or|only|unless|without|except|other|another) /;
const DAMAGE = / (?:damage|it|that|this|dice) /;

/** No, where the damage of a unit can't be prevented, to `can they prevent its deflected damage?`; null for all else. */
export function onUnpreventable(asked: AskedQuestion, report: InteractionReport | null): JudgedPair | null {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined || asked.form.negated) return null;
  if (holdingOf(asked, one.slug, other.slug) !== 'ONE_UNIT') return null;
  const finding = report?.findings.find(
    ({ relation, from, rulings }) => relation === 'MODIFIES' && rulings.length > 0 && isUnpreventable(from),
  );
  const main = ` ${asked.claim.main.words.join(' ')} `;
  if (finding === undefined || !STOPS.test(main) || !DAMAGE.test(main)) return null;
  if (!isItsDamage(asked, finding.to) || / to (?:itself|himself|it|me|my \w+) /.test(main)) return null;
  if (OTHERWISE.test(main) || asked.claim.conditions.some(({ negative }) => negative)) return null;
  return { answer: / unpreventable /.test(main) ? 'YES' : 'NO', finding, ruling: null };
}

/** The damage that a unit does with a keyword, not damage that is done to it. */
function isItsDamage({ mentions, words, form }: AskedQuestion, slug: string): boolean {
  const named = mentions.filter(({ keyword, start }) => keyword.slug === slug && start >= (form.opener ?? 0));
  return (
    named.length === 0 ||
    named.some(({ start, valueEnd }) => {
      const before = words.slice(Math.max(0, start - 2), start).map(({ text }) => text);
      return (
        /^(?:damage|dice)$/.test(words[valueEnd]?.text ?? '') ||
        /^(?:damage|dice) (?:from|of|by)$/.test(before.join(' '))
      );
    })
  );
}

function isUnpreventable(slug: string): boolean {
  return rulesOf(slug)?.parts.unpreventable === true;
}

const ONLY_BOTH = /^Only the unit with both (\w+) and (\w+) abilities can\b/i;
/** The damage that was sent on, and not the rest. */
const SENT_ON = / (?:onto|new target|deflected|target|other unit|another unit|someone|somebody|redirected) /;
const OF_SENDER = / (?:deflecting|deflector|defender|defending|my (?:own )?(?:unit|guy|dude|character)) /;
const STOPPED = / (?:stop|prevent|block|avoid|escape|safe|lower|reduce)\w* /;

/**
 * No to a claim that what only a unit with both keywords can do happens where one unit has the one and another unit the other; null for all
 * else.
 */
export function onlyWithBoth(asked: AskedQuestion, shared: readonly Ranked[]): JudgedPair | null {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined || asked.form.negated) return null;
  const holding = holdingOf(asked, one.slug, other.slug);
  if (holding === null) return null;
  const ruling = shared.find(({ sentence }) => ONLY_BOTH.test(sentence.text))?.sentence.ruling ?? null;
  const main = ` ${asked.claim.main.words.join(' ')} `;
  if (ruling !== null && holding === 'ONE_UNIT')
    return namesBoth(asked) && !isTurned(main) ? { answer: 'YES', finding: null, ruling } : null;
  if (ruling === null || !SENT_ON.test(asked.line) || OF_SENDER.test(main)) return null;
  if (isTurned(main) || asksToUse(asked, shared)) return null;
  return { answer: 'NO', finding: null, ruling };
}

const DONE = /\babilities can (\w+)/i;

/** `can I deflect damage onto another unit with Stun?`: whether one may use what the ruling only names as its case. */
function asksToUse({ mentions, words, form }: AskedQuestion, shared: readonly Ranked[]): boolean {
  const ruling = shared.find(({ sentence }) => ONLY_BOTH.test(sentence.text))?.sentence.text ?? '';
  const done = DONE.exec(ruling)?.[1]?.toLowerCase();
  const first = mentions.find(({ start }) => start >= (form.opener ?? 0));
  const isLeave = /^(?:can|may|could)$/.test(words[form.opener ?? 0]?.text ?? '');
  return (
    isLeave &&
    first !== undefined &&
    first.keyword.name.toLowerCase() !== done &&
    /^(?:i|we|he|she|they|it|unit)$/.test(words[first.start - 1]?.text ?? '')
  );
}

function isTurned(main: string): boolean {
  return STOPPED.test(main) || OTHERWISE.test(main.replace(/ (?:other|another) /g, ' '));
}

/** In the main clause, and the one that strikes as what is done. */
function namesBoth({ mentions, form, keywords }: AskedQuestion): boolean {
  const named = mentions.filter(({ start }) => start >= (form.opener ?? 0));
  return (
    named.length > keywords.length && keywords.every((one) => named.some(({ keyword }) => keyword === one))
  );
}

/** Beside what is set off, the main clause says nothing but who. */
const WHO_IS_STRUCK =
  /^(?:is|are|was|does|do|did|will|would|can|get|gets|be|being|becomes?|the|a|an|my|his|attackers?|attacking|defenders?|defending|target|units?|guy|dude|character|it|he|she|they|opponents?|enemy|that|this|then|still|also|too|by|work|works|happen|happens|trigger|triggers|apply|applies|count|occur|now)$/;

/** Yes to `a unit with Stun retaliates, is the attacker stunned?`: what damage of the one sets off, where one unit has both and does that damage. */
export function onItsOwnDamage(asked: AskedQuestion, report: InteractionReport | null): JudgedPair | null {
  const [one, other, third] = asked.keywords;
  if (one === undefined || other === undefined || third !== undefined || asked.form.negated) return null;
  const opener = asked.form.opener ?? 0;
  const finding = report?.findings.find(({ relation }) => relation === 'TRIGGERS');
  if (finding === undefined || OTHERWISE.test(asked.line) || MORE_TOLD.test(asked.line)) return null;
  if (holdingOf(asked, one.slug, other.slug) !== 'ONE_UNIT') return null;
  const inMain = asked.mentions.filter(({ start }) => start >= opener);
  const isTold = asked.mentions.some(({ keyword, start }) => keyword.slug === finding.from && start < opener);
  const rest = asked.words
    .filter(
      ({ kind }, at) =>
        at >= opener &&
        kind !== 'MARK' &&
        !inMain.some(({ start, valueEnd }) => at >= start && at < valueEnd),
    )
    .map(({ text }) => text);
  const isAsked = inMain.length > 0 && inMain.every(({ keyword }) => keyword.slug === finding.to);
  return isTold && isAsked && rest.every((text) => WHO_IS_STRUCK.test(text))
    ? { answer: 'YES', finding, ruling: null }
    : null;
}

/** It may be stopped, or do no damage. */
const MORE_TOLD =
  / (?:but|prevent\w*|evade[sd]?|absorb\w*|parr\w+|no damage|misses|missed|miss|all|any|if|when|after|attack|attacks|attacked|before) /;
