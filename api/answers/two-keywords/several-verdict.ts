import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { type EarnedVerdict, findingVerdict, type Proposition } from './finding-verdict.js';
import { propositionsOf } from './proposition.js';

/** `the attacker has Fortitude`, `another unit has`: it undoes nothing for the one that prevents. */
const OF_OTHER_SIDE = /\b(?:attackers?|attacking|opponents?|enemy|his|her|their|another|other)\b/;

/**
 * Yes or No where three keywords or more are named: all claims must be answered, and alike; but what is stopped by one keyword is stopped,
 * whatever the others are. A keyword of which nothing is claimed must be one that undoes another, or have nothing to do with the claims.
 */
export function severalVerdict(asked: AskedQuestion, report: InteractionReport): EarnedVerdict | null {
  const claims = propositionsOf(asked.words, asked.mentions, asked.form);
  const undoing = new Set(claims.flatMap((claim) => undoersOf(report.findings, claim)));
  const told = claims.filter(({ subject, object }) => !undoing.has(subject) && !undoing.has(object));
  // A list of keywords with nothing that is done to them claims nothing.
  if (told.some(({ verb }) => verb === 'WITH' || verb === 'JOIN')) return null;
  if (told.length === 0 || [...undoing].some((slug) => isOnOtherSide(asked, slug))) return null;
  if (report.findings.some((one) => undoing.has(one.from) && isHeldWithUndone(asked, one))) return null;
  const claimed = new Set(told.flatMap(({ subject, object }) => [subject, object]));
  const left = asked.keywords
    .map(({ slug }) => slug)
    .filter((slug) => !claimed.has(slug) && !undoing.has(slug));
  if (left.some((slug) => report.findings.some((one) => concerns(one, slug, claimed)))) return null;
  const answers = told.map((claim) => findingVerdict(report, claim));
  const stopped = answers.find((one, at) => isStopped(one, told[at]));
  if (stopped !== undefined) return stopped;
  const [first] = answers;
  return first != null && answers.every((one) => one?.answer === first.answer) ? first : null;
}

/** Keywords that override one of a claim and are none of its own. */
function undoersOf(findings: readonly Finding[], { subject, object }: Proposition): readonly string[] {
  return findings
    .filter(({ from, to, relation }) => relation === 'OVERRIDES' && to === object && from !== subject)
    .map(({ from }) => from);
}

function concerns({ from, to }: Finding, slug: string, claimed: ReadonlySet<string>): boolean {
  return (from === slug && claimed.has(to)) || (to === slug && claimed.has(from));
}

function isStopped(earned: EarnedVerdict | null, claim: Proposition | undefined): earned is EarnedVerdict {
  const finding = earned?.finding;
  if (finding == null || claim === undefined) return false;
  return (
    (finding.relation === 'BLOCKS' || finding.relation === 'OVERRIDES') &&
    finding.from === claim.object &&
    finding.to === claim.subject
  );
}

const ON_OTHER_UNIT =
  /^(?:on|of) (?:\w+ )?(?:attackers?|attacking|second|other|another|neighbou?r|friend)\b|^(?:neighbou?r|friend|fellow)/;

/** Does the other side, or another unit, have it? */
export function isOnOtherSide({ words, mentions }: AskedQuestion, slug: string): boolean {
  const mention = mentions.find(({ keyword }) => keyword.slug === slug);
  const before = words.slice(Math.max(0, (mention?.start ?? 0) - 5), mention?.start ?? 0);
  const behind = words.slice(mention?.valueEnd ?? 0, (mention?.valueEnd ?? 0) + 4);
  return (
    OF_OTHER_SIDE.test(before.map(({ text }) => text).join(' ')) ||
    ON_OTHER_UNIT.test(behind.map(({ text }) => text).join(' '))
  );
}

const SAME_UNIT =
  /^(?:and |(?:units?|guys?|attackers?) (?:(?:that|who|which) )?(?:with|has|having|and) )(?:an? )?$/;

/** `a Ferocity unit with Fortitude`: the one that is undone has both, and what it undoes for itself is no matter here. */
export function isHeldWithUndone(
  { words, mentions }: AskedQuestion,
  { from, to, relation }: Finding,
): boolean {
  if (relation !== 'OVERRIDES') return false;
  return mentions.some(({ keyword, start }, at) => {
    const before = mentions[at - 1];
    if (keyword.slug !== from || before?.keyword.slug !== to) return false;
    const gap = words.slice(before.valueEnd, start).map(({ text }) => text);
    return SAME_UNIT.test(`${gap.join(' ')} `);
  });
}
