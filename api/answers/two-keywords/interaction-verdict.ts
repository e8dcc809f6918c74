import type { Finding, InteractionReport } from '../../interactions/interaction-report.js';
import type { KeywordUse } from '../../interactions/read-use.js';
import { claimVerdict } from '../claims/claim-verdict.js';
import type { JudgedPair } from '../judged.js';
import { type AskedQuestion, whatIsAsked } from '../reading/asked-question.js';
import { usualPlaces } from '../reading/places-asked.js';
import { type Ranked, rankSentences } from '../sentences/rank-sentences.js';
import { rulingVerdict, verdictOnItsCase } from '../sentences/ruling-verdict.js';
import { type Sentence, sentencesOf } from '../sentences/sentence-index.js';
import { isOfOtherUnit, isUnsaid } from '../sentences/unsaid.js';
import { leavesNatural, tellsNatural } from './accuracy-and-naturals.js';
import { asksOfDamageToIt } from './befalls-its-unit.js';
import { isBesideThePoint, isOfOneHalf } from './beside-the-point.js';
import { isOfChanceOnly, isOfOtherRelation } from './chance-only.js';
import { restsOnAbsence } from './finding-doubt.js';
import { asksFurther } from './finding-reach.js';
import { type EarnedVerdict, findingVerdict, type Verb } from './finding-verdict.js';
import { isUndone, knownPairVerdict } from './known-pair-verdict.js';
import { leavesWords, namesNone } from './leaves-words.js';
import { propositionByThat } from './meant-by-that.js';
import { momentVerdict } from './moment-keyword.js';
import { isOfOneUnit } from './on-one-unit.js';
import { preventedInPart } from './prevents-in-part.js';
import { propositionsOf } from './proposition.js';
import { roleAsked } from './role-asked.js';
import { leavesSenseOpen } from './sense-asked.js';
import { severalVerdict } from './several-verdict.js';
import { stopsNothingThere } from './stops-nothing-there.js';
import { undoneVerdict } from './undone-verdict.js';
import { isUnfit } from './unfit-for-claim.js';
import { wayAsked } from './way-asked.js';
import { saysTooMuch, wayVerdict } from './way-verdict.js';

/** Nearly all of what is asked. */
const ALL_ASKED = 0.95;
/** Who has the keyword decides nothing else. */
const ACTING: ReadonlySet<Verb> = new Set<Verb>(['STOP', 'AFFECT', 'PASS']);

/** Yes or No, and by what; null where nothing says it, or what does holds in another case. `usual`: with the keywords in their usual places. */
export function judge(
  asked: AskedQuestion,
  report: InteractionReport | null,
  shared: readonly Ranked[],
  usual: InteractionReport | null,
): JudgedPair | null {
  const judged = thatWay(asked, report, usual, () => verdictOf(asked, report, shared, usual));
  return judged === null ||
    isUnfit(asked, judged, usual) ||
    isOfOtherUnitThere(asked, judged) ||
    isExcepted(report, shared, judged)
    ? null
    : preventedInPart(asked, judged);
}

/** Whether the one is good or bad for the other goes by the findings; what else is read says at most that it is neither. */
function thatWay(
  asked: AskedQuestion,
  report: InteractionReport | null,
  usual: InteractionReport | null,
  otherwise: () => JudgedPair | null,
): JudgedPair | null {
  const way = wayAsked(asked);
  if (way === null) return otherwise();
  const goes = wayVerdict(asked, way, report) ?? wayVerdict(asked, way, usual);
  if (goes !== null && way.isAll) return goes;
  const judged = otherwise();
  const isSaid =
    judged !== null &&
    (goes === null ? !saysTooMuch(asked, way, usual, judged) : judged.answer === goes.answer);
  return isSaid ? judged : null;
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
    const isLoose = isApart || MATTERS.test(asked.line);
    const isOther = isLoose && isReadOtherwise(asked, usual, judged);
    if (!isOther) return judged;
    if (isApart) return null;
  }
  const known = knownPairVerdict(asked, report, shared);
  if (known !== null) return isReadOtherwise(asked, report, known) ? null : known;
  for (const sentence of sentencesOfAll(asked)) {
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
  const earned = report === null ? [] : claims.map((claim) => findingVerdict(report, claim));
  const answers = earned.filter((one): one is EarnedVerdict => one !== null);
  const [first] = answers;
  if (isDoubtful(asked, report, shared, answers)) return null;
  if (first !== undefined && leavesWords(asked, first.finding)) return null;
  if (first !== undefined && answers.every(({ answer }) => answer === first.answer)) {
    return { answer: first.answer, finding: first.finding, ruling: null };
  }
  return answers.length > 0 ? null : byRuling(asked, shared);
}

/** What a text says at large says nothing of a keyword that a ruling on the two excepts from it. */
function isExcepted(
  report: InteractionReport | null,
  shared: readonly Ranked[],
  { ruling }: JudgedPair,
): boolean {
  const onBoth = shared.map(({ sentence }) => sentence.ruling);
  return (
    ruling !== null &&
    !onBoth.includes(ruling) &&
    report?.findings.some(
      ({ relation, rulings }) => relation === 'NO_EFFECT' && rulings.some((id) => onBoth.includes(id)),
    ) === true
  );
}

/** Whatever is done to it matters to it. */
const MATTERS = / (?:matters?|affects?|changes?|influences?|alters?|impacts?) /;

/** Does what says it speak of another unit than the question? */
function isOfOtherUnitThere(asked: AskedQuestion, { ruling, finding }: JudgedPair): boolean {
  const isTold = finding?.relation === 'TRIGGERS' && isOfOtherUnit(asked, finding.statement);
  const text = ruling === null ? undefined : asked.kb.rulings.get(ruling)?.text;
  return isTold || (text !== undefined && isOfOtherUnit(asked, text));
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
  return isChanged === true && finding.about.includes('ATTACK_DICE_ONLY');
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
  if (asksFurther(asked, textsOf(asked, report)) || namesNone(asked)) return null;
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
  const [best] = rankSentences(asked.index, sentencesOfAll(asked), whatIsAsked(asked));
  if (best === undefined || best.coverage < ALL_ASKED || best.sentence.ruling === null) return null;
  const answer = rulingVerdict(asked.index, best.sentence, asked.claim);
  const isOther = answer === null || isUnsaid(asked, best.sentence);
  return isOther ? null : { answer, finding: null, ruling: best.sentence.ruling };
}

function sentencesOfAll({ index, keywords }: AskedQuestion): readonly Sentence[] {
  return keywords.flatMap(({ slug }) => sentencesOf(index, slug));
}

/** Rulings of one that name another, nearest to the question first. */
export function rulingsOnBoth(asked: AskedQuestion): readonly Ranked[] {
  const slugs = asked.keywords.map(({ slug }) => slug);
  const both = slugs.flatMap((slug) =>
    sentencesOf(asked.index, slug).filter(
      ({ mentions, ruling }) => ruling !== null && mentions.some((other) => slugs.includes(other)),
    ),
  );
  const ranked = rankSentences(asked.index, both, whatIsAsked(asked));
  const rest = both.filter((sentence) => !ranked.some((one) => one.sentence === sentence));
  return [...ranked, ...rest.map((sentence) => ({ sentence, score: 0, coverage: 0 }))];
}
