import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { KeywordUse } from '../../interactions/read-use.js';
import { claimVerdict } from '../claims/claim-verdict.js';
import type { JudgedPair } from '../judged.js';
import { type AskedQuestion, whatIsAsked } from '../reading/asked-question.js';
import { usualPlaces } from '../reading/places-asked.js';
import { type Ranked, rankSentences } from '../sentences/rank-sentences.js';
import { rulingVerdict, verdictOnItsCase } from '../sentences/ruling-verdict.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { isUnsaid } from '../sentences/unsaid.js';
import { leavesNatural, tellsNatural } from './accuracy-and-naturals.js';
import { asksOfDamageToIt } from './befalls-its-unit.js';
import { isBesideThePoint, isOfOneHalf } from './beside-the-point.js';
import { isOfChanceOnly, isOfOtherRelation } from './chance-only.js';
import { restsOnAbsence } from './finding-doubt.js';
import { asksFurther } from './finding-reach.js';
import { type EarnedVerdict, findingVerdict, type Verb } from './finding-verdict.js';
import { isUndone, knownPairVerdict } from './known-pair-verdict.js';
import { leavesWords } from './leaves-words.js';
import { propositionByThat } from './meant-by-that.js';
import { momentVerdict } from './moment-keyword.js';
import { isOfOneUnit } from './on-one-unit.js';
import { preventedInPart } from './prevents-in-part.js';
import { propositionsOf } from './proposition.js';
import { leavesSenseOpen } from './sense-asked.js';
import { severalVerdict } from './several-verdict.js';
import { stopsNothingThere } from './stops-nothing-there.js';
import { undoneVerdict } from './undone-verdict.js';
import { isUnfit } from './unfit-for-claim.js';

/** Nearly all of what is asked. */
const ALL_ASKED = 0.95;
/** Who has the keyword decides nothing else. */
const ACTING: ReadonlySet<Verb> = new Set<Verb>(['STOP', 'AFFECT', 'PASS']);

const HELD_BY: readonly (readonly [KeywordUse['role'], RegExp])[] = [
  ['ATTACKER', / (?:attacker|attacking (?:unit|guy)) (?:(?:that )?(?:with|has|having) (?:a |an )?)?$/],
  ['DEFENDER', / (?:defender|defending (?:unit|guy)) (?:(?:that )?(?:with|has|having) (?:a |an )?)?$/],
  [
    'DEFENDER',
    / attacks? (?:on|against) (?:an?|the|my|his) (?:unit|guy) (?:that )?(?:with|has|having) (?:a |an )?$/,
  ],
  ['SECOND', / interceptor (?:that )?(?:with|has|having) (?:a |an )?$/],
  ['SECOND', / second (?:unit|target|guy) (?:that )?(?:with|has|having) (?:a |an )?$/],
];

/** `the attacker with Stun`: the part its unit plays. */
export function roleAsked({ mentions, words }: AskedQuestion, slug: string): KeywordUse['role'] {
  const mention = mentions.find(({ keyword }) => keyword.slug === slug);
  // `is the attacker stunned?`: done to the attacker, who need not have it.
  if (mention?.match === 'FORM') return null;
  const before = words.slice(0, mention?.start ?? 0).map(({ text }) => text);
  return HELD_BY.find(([, pattern]) => pattern.test(` ${before.join(' ')} `))?.[0] ?? null;
}

/** Yes or No, and by what; null where nothing says it, or what does holds in another case. `usual`: with the keywords in their usual places. */
export function judge(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
  usual: InteractionReport | null,
): JudgedPair | null {
  const judged = verdictOf(asked, report, shared, usual);
  return judged === null || isUnfit(asked, judged, usual) ? null : preventedInPart(asked, judged);
}

/** A ruling on the very case comes first; then all claims must be answered alike; else the rulings on both keywords are asked. */
function verdictOf(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
  usual: InteractionReport | null,
): JudgedPair | null {
  if (asked.keywords.length > 2) return ofSeveral(asked, report);
  if (asksOfDamageToIt(asked)) return null;
  const unstopped = stopsNothingThere(asked, report, usual, (slug) => roleAsked(asked, slug));
  if (unstopped !== null) return unstopped;
  const claimed = claimVerdict(asked, usual);
  if (claimed === 'NOT_SO_PLACED') return null;
  if (claimed !== null) {
    const judged = { ...claimed, ruling: null };
    const isApart = claimed.finding?.relation === 'PRECEDES';
    return isApart && isReadOtherwise(asked, usual, judged) ? null : judged;
  }
  const known = knownPairVerdict(asked, report, shared);
  if (known !== null) return isReadOtherwise(asked, report, known) ? null : known;
  for (const sentence of sentencesOf(asked)) {
    const answer = verdictOnItsCase(asked.index, sentence, asked.claim);
    if (answer !== null && !isUndone(asked, report))
      return { answer, finding: null, ruling: sentence.ruling };
  }
  const atMoment = momentVerdict(asked);
  if (atMoment !== null) return { answer: atMoment.answer, finding: null, ruling: atMoment.by.ruling };
  if (asksFurther(asked, textsOf(asked, report))) return byRuling(asked, shared) ?? byOwnRuling(asked);
  const placed = asked.keywords.some(({ slug }) => isPlacedElsewhere(slug, roleAsked(asked, slug)));
  const named = propositionsOf(asked.words, asked.mentions, asked.form);
  const byThat = propositionByThat(asked);
  const claims = (byThat === null ? named : [byThat]).filter(({ verb }) => !placed || ACTING.has(verb));
  const met = report === null ? null : withoutOpening(report, asked);
  const earned = met === null ? [] : claims.map((claim) => findingVerdict(met, claim));
  const answers = earned.filter((one): one is EarnedVerdict => one !== null);
  const [first] = answers;
  if (isDoubtful(asked, report, shared, answers)) return null;
  if (first !== undefined && leavesWords(asked, first.finding)) return null;
  if (first !== undefined && answers.every(({ answer }) => answer === first.answer)) {
    return { answer: first.answer, finding: first.finding, ruling: null };
  }
  return answers.length > 0 ? null : byRuling(asked, shared);
}

const OPENS = /\bopens a unit with\b/;

/** What counters do to a unit afterwards is no answer to what keeps off damage. */
function withoutOpening(report: InteractionReport, { line }: AskedQuestion): InteractionReport {
  const findings = report.findings.filter(({ statement }) => !OPENS.test(statement));
  if (
    findings.length === report.findings.length ||
    / (?:counters?|opens?|turns?|lose|loses|attacked) /.test(line)
  )
    return report;
  return { ...report, findings, verdict: findings.length === 0 ? 'INDEPENDENT' : report.verdict };
}

const DECIDES: ReadonlySet<Finding['relation']> = new Set(['NO_EFFECT', 'BLOCKS', 'OVERRIDES', 'PRECEDES']);

/** The very finding that is told for it says the opposite of what is claimed, and nothing is asked of dice alone: one of the two readings is wrong. */
function isReadOtherwise(
  { words, mentions, form, line }: AskedQuestion,
  report: InteractionReport | null,
  { answer, finding }: JudgedPair,
): boolean {
  const [claim, another] = propositionsOf(words, mentions, form);
  if (report === null || finding === null || claim === undefined || another !== undefined) return false;
  if (!DECIDES.has(finding.relation) || / (?:dice|die|rolls?|naturals?) /.test(line)) return false;
  const told = findingVerdict(report, claim);
  const isSame = told?.finding === finding || (told?.finding === null && finding.relation === 'PRECEDES');
  return told !== null && isSame && told.answer !== answer;
}

/** What findings say holds in another case than the one that is asked about. */
function isDoubtful(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
  answers: readonly EarnedVerdict[],
): boolean {
  if (report?.findings.some((one) => restsOnAbsence(asked, one)) === true) return true;
  return answers.some(
    (told) =>
      leavesSenseOpen(asked, told) || deniesStill(asked, told) || isOfAnother(asked, report, shared, told),
  );
}

/** `does it still work with ...?`: that the other has no effect on it is no No. */
function deniesStill({ line, form }: AskedQuestion, { answer, finding }: EarnedVerdict): boolean {
  const isDenied = (answer === 'NO') !== form.negated;
  return (
    isDenied &&
    finding?.relation === 'NO_EFFECT' &&
    / still (?:work|count|happen|apply|trigger|occur|function)/.test(line)
  );
}

function isOfAnother(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
  { finding }: EarnedVerdict,
): boolean {
  return (
    (finding !== null && isOfOneUnit(asked, finding)) ||
    tellsNatural(asked, finding) ||
    isBesideThePoint(asked, finding) ||
    isOfOneHalf(asked, finding) ||
    isOfChanceOnly(asked, finding) ||
    isOfOtherRelation(asked, finding) ||
    isOfItsDiceOnly(asked, report, finding) ||
    isAllowedElsewhere(finding, shared)
  );
}

/** `Critical Hit concerns attack dice only`, where Overload changes those as well, and nothing is asked of the dice of damage. */
function isOfItsDiceOnly(
  { line }: AskedQuestion,
  report: InteractionReport | null,
  finding: Finding | null,
): boolean {
  if (finding?.relation !== 'NO_EFFECT' || / (?:dice|die|damage|itself|myself) /.test(line)) return false;
  const isChanged = report?.findings.some(
    ({ from, to, relation }) => relation === 'MODIFIES' && from === finding.to && to === finding.from,
  );
  return isChanged === true && / attack dice only/.test(finding.statement);
}

const ALLOWS = /\bmay activate its own\b/i;

/** `A unit with Stealth may activate its own Intercept`: what blocks it does so on another unit. */
function isAllowedElsewhere(finding: Finding | null, shared: readonly Ranked[]): boolean {
  return finding?.relation === 'BLOCKS' && shared.some(({ sentence }) => ALLOWS.test(sentence.text));
}

/** Not where it usually plays its part: then who has it decides. */
function isPlacedElsewhere(slug: string, role: KeywordUse['role']): boolean {
  return role !== null && usualPlaces(slug)[0] !== role;
}

/** Three units' parts in one question: the findings on pairs do not know them. */
const ON_PART = / on (?:the|my|his|her|their) (?:attacker|defender|attacking unit|defending unit) /;
const IS_PREVENTED = / (?:is|are|was) (?:\w+ ){0,4}(?:prevented|stopped|avoided) (?!.*(?:by|with) )/;

/** `is the damage prevented?`: what keeps that from being done is no Yes to it. */
function isPreventedUnsaid({ line }: AskedQuestion, { answer, finding }: EarnedVerdict): boolean {
  const keeps = finding?.relation === 'BLOCKS' || finding?.relation === 'OVERRIDES';
  return keeps && answer === 'YES' && IS_PREVENTED.test(line);
}

function ofSeveral(asked: AskedQuestion, report: InteractionReport | null): JudgedPair | null {
  if (report === null || asked.keywords.length > report.keywords.length) return null;
  if (asksFurther(asked, textsOf(asked, report))) return null;
  const earned = ON_PART.test(asked.line)
    ? null
    : (severalVerdict(asked, report) ?? undoneVerdict(asked, report));
  return earned === null || isPreventedUnsaid(asked, earned) ? null : { ...earned, ruling: null };
}

/** All that findings say. */
function textsOf({ kb }: AskedQuestion, report: InteractionReport | null): readonly string[] {
  return (report?.findings ?? []).flatMap(({ statement, rulings }) => [
    statement,
    ...rulings.map((id) => kb.rulings.get(id)?.text ?? ''),
  ]);
}

function byRuling(asked: AskedQuestion, shared: readonly Ranked[]): JudgedPair | null {
  for (const { sentence } of shared.slice(0, 1)) {
    const answer = rulingVerdict(asked.index, sentence, asked.claim);
    const isOther = isUnsaid(asked, sentence) || leavesNatural(asked, sentence.text);
    if (answer !== null && !isOther) return { answer, finding: null, ruling: sentence.ruling };
  }
  return null;
}

/** Of one keyword, which is as good as all that is asked: `Fortitude doesn't let its unit prevent damage to any other unit`. */
function byOwnRuling(asked: AskedQuestion): JudgedPair | null {
  if (asked.marks.has('MANY') || asked.marks.has('ONE')) return null;
  const [best] = rankSentences(asked.index, sentencesOf(asked), whatIsAsked(asked));
  if (best === undefined || best.coverage < ALL_ASKED || best.sentence.ruling === null) return null;
  const answer = rulingVerdict(asked.index, best.sentence, asked.claim);
  const isOther = answer === null || isUnsaid(asked, best.sentence);
  return isOther ? null : { answer, finding: null, ruling: best.sentence.ruling };
}

function sentencesOf({ index, keywords }: AskedQuestion): readonly Sentence[] {
  return keywords.flatMap(({ slug }) =>
    (index.byKeyword.get(slug) ?? []).filter(({ keyword }) => keyword === slug),
  );
}

/** Rulings of one that name another, nearest to the question first. */
export function rulingsOnBoth(asked: AskedQuestion): readonly Ranked[] {
  const slugs = asked.keywords.map(({ slug }) => slug);
  const both = slugs.flatMap((slug) =>
    (asked.index.byKeyword.get(slug) ?? []).filter(
      ({ keyword, mentions, ruling }) =>
        keyword === slug && ruling !== null && mentions.some((other) => slugs.includes(other)),
    ),
  );
  const ranked = rankSentences(asked.index, both, whatIsAsked(asked));
  const rest = both.filter((sentence) => !ranked.some((one) => one.sentence === sentence));
  return [...ranked, ...rest.map((sentence) => ({ sentence, score: 0, coverage: 0 }))];
}
