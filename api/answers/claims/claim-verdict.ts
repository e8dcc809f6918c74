import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { valueAsked } from '../reading/value-asked.js';
import { isOfOneHalf } from '../two-keywords/beside-the-point.js';
import { isOfAttackDiceOnly, noEffect } from '../two-keywords/dice-of-other.js';
import type { EarnedVerdict } from '../two-keywords/finding-verdict.js';
import type { Claim } from './claim.js';
import { isMisplaced, judgeClaim, type Meeting } from './judge-claim.js';
import { readClaims } from './read-claim.js';
import { typedLine } from './read-typed-line.js';

/** It is told of a unit that the damage of the question never strikes: no finding on the two answers it. */
export type ClaimVerdict = EarnedVerdict | 'NOT_SO_PLACED' | null;

/**
 * Yes or No to what is claimed of two keywords, where all of the question is read as things, what they do, and what was told of them. Null where a word of
 * it is left over, where nothing known tells, or where it may be read in two ways that are answered otherwise.
 */
export function claimVerdict(asked: AskedQuestion, report: InteractionReport | null): ClaimVerdict {
  const read = asked.form.yesNo && asked.keywords.length === 2 ? readClaims(typedLine(asked)) : null;
  if (read === null || report === null) return null;
  const meet = meetingIn(asked, report);
  const judged = read.claims.flatMap((claim) => {
    const holds = judgeClaim(claim, meet, read.told);
    return holds === null ? [] : [{ claim, holds }];
  });
  const [first] = judged;
  if (first === undefined) return read.claims.some(isMisplaced) ? 'NOT_SO_PLACED' : null;
  if (judged.some(({ holds }) => holds !== first.holds)) return null;
  const finding = findingFor(asked, report, first.claim, first.holds !== first.claim.denied);
  return isOfOneHalf(asked, finding) ? null : { answer: first.holds ? 'YES' : 'NO', finding };
}

const NOTHING_DONE: ReadonlySet<Finding['relation']> = new Set<Finding['relation']>([
  'NO_EFFECT',
  'BLOCKS',
  'OVERRIDES',
  'PRECEDES',
]);

/** What was found that bears it out; else that the one has nothing to do with the dice of the other. */
function findingFor(
  asked: AskedQuestion,
  { findings }: InteractionReport,
  { ability, on }: Claim,
  isSo: boolean,
): Finding | null {
  const fitting = findings.find(({ relation }) => NOTHING_DONE.has(relation) !== isSo);
  if (fitting !== undefined) return fitting;
  const of = on?.of ?? null;
  const isOtherDice =
    ability.of !== null && of !== null && isOfAttackDiceOnly(ability.of) && of.rollsDiceOfDamage;
  if (!isSo && isOtherDice && ability.of) return noEffect(asked, ability.of, of);
  // What it gives to all other units is told of no two keywords.
  const isGift = isSo && ability.of?.rules?.parts.strengthens === 'OTHER_UNITS';
  return isGift ? null : (findings[0] ?? null);
}

/** How two of its keywords meet, by what was found. */
function meetingIn(asked: AskedQuestion, report: InteractionReport): Meeting {
  const placeOf = ({ keyword }: KeywordFacts): number | null =>
    asked.kb.timingWindows.get(keyword.timing ?? '')?.order ?? null;
  return (one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)];
    return {
      one,
      other,
      verdict: report.verdict,
      values: [valueAsked(asked, one.keyword.slug), valueAsked(asked, other.keyword.slug)],
      findings: report.findings,
      windows: place === null || otherPlace === null ? null : [place, otherPlace],
    };
  };
}
