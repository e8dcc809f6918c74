import type { AttackInput } from '../../engine/attack-input.js';
import { type Budget, budgetOf, MOST_COURSES } from '../../engine/choice/budget.js';
import { switchesOff } from '../../engine/interaction/among-others.js';
import type { PlacedKeyword } from '../../engine/interaction/placed-keyword.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import type { Assumption } from '../../engine/report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { assumptionsOf } from './assumptions.js';
import { checkPair, type PairReport } from './check-pair.js';
import type { Finding, InteractionReport, Refusal } from './interaction-report.js';
import type { AskedUse } from './pair-question.js';
import { isOnTogether, pairQuestion } from './pair-question.js';
import { type KeywordUse, readUse } from './read-use.js';
import { readingsBehind } from './readings-behind.js';
import { refused } from './refused.js';
import { ALONE, type Among } from './run-pair.js';
import { type GivenBoard, givenBoard } from './scenario-setting.js';
import { timelineOf } from './timeline.js';
import { affects } from './verdict-in-words.js';
import { placedIn, wholeRuns } from './whole-runs.js';

export type { KeywordUse } from './read-use.js';

export interface InteractionQuery {
  /** Two to four. */
  readonly keywords: readonly KeywordUse[];
  /** Null: the canonical scenario of these keywords. */
  readonly scenario: AttackInput | null;
}

export interface InteractionOptions {
  /** The keywords that the engine plays; a test may add one. */
  readonly keywords?: readonly KeywordRules[];
  /** Also name the readings of the rules on which the runs depend; these are further attacks to solve. */
  readonly assumptions?: boolean;
}

const FEWEST = 2;
const MOST = 4;
/** Of one pair of uses. */
const MOST_FINDINGS = 3;
/** In courses of play: what two attacks may take. */
const MOST_WORK = 2 * MOST_COURSES;

/**
 * How two to four keywords meet, from the rulings, runs of the engine, the order of windows and the stacking classes. Never throws for bad
 * input: what can't be served is a refusal.
 */
export function checkInteraction(
  kb: KnowledgeBase,
  { keywords: asked, scenario }: InteractionQuery,
  { keywords = KEYWORDS, assumptions = false }: InteractionOptions = {},
): InteractionReport | Refusal {
  if (asked.length < FEWEST || asked.length > MOST)
    return refused(
      'INVALID_INPUT',
      `${asked.length} ${asked.length === 1 ? 'keyword is' : 'keywords are'} given; give ${FEWEST} to ${MOST}.`,
    );
  const uses: (readonly AskedUse[])[] = [];
  for (const use of asked) {
    const read = readUse(kb, use, keywords);
    if ('ok' in read) return read;
    uses.push(read);
  }
  const board = scenario === null ? null : givenBoard(scenario, keywords, uses.flat());
  const fault = board === null ? null : missingUnit(uses.flat(), board);
  if (fault !== null) return fault;
  const context = {
    keywords,
    board,
    assumptions,
    budget: budgetOf(MOST_WORK),
    isOfSeveral: uses.length > FEWEST,
  };
  const alone = checkPairs(kb, uses, context, () => ALONE);
  if ('ok' in alone) return alone;
  const placed = wholeBoard(uses, alone, board);
  const decides = uses.flat().some(({ facts: { rules } }) => rules !== null && switchesOff(rules));
  if (!context.isOfSeveral || !decides) return merged(kb, uses, alone, [...placed.values()], context);
  const anew = { ...context, budget: budgetOf(MOST_WORK) };
  const together = checkPairs(kb, uses, anew, (one, other) => amongAll(placed, one, other));
  return 'ok' in together ? together : merged(kb, uses, together, [...placed.values()], anew);
}

type AmongOf = (one: readonly AskedUse[], other: readonly AskedUse[]) => Among;

/** Every two of the uses. */
function checkPairs(
  kb: KnowledgeBase,
  uses: readonly (readonly AskedUse[])[],
  context: Context,
  amongOf: AmongOf,
): readonly PairReport[] | Refusal {
  const pairs = uses.flatMap((one, index) =>
    uses.slice(index + 1).map((other) => strongestOf(kb, one, other, context, amongOf(one, other))),
  );
  const [refusal] = pairs.flatMap((pair) => ('ok' in pair ? [pair] : []));
  return refusal ?? pairs.flatMap((pair) => ('ok' in pair ? [] : [pair]));
}

type WholeBoard = ReadonlyMap<AskedUse, PlacedKeyword>;

/** Where all of them stand together. */
function wholeBoard(
  uses: readonly (readonly AskedUse[])[],
  pairs: readonly PairReport[],
  board: GivenBoard | null,
): WholeBoard {
  const shown = inOrder(pairs).flatMap(placesShown);
  return new Map(
    uses.flatMap(([use]) => {
      const placed = use === undefined ? null : placedIn(use, board, shown);
      return use === undefined || placed === null ? [] : [[use, placed] as const];
    }),
  );
}

function amongAll(placed: WholeBoard, one: readonly AskedUse[], other: readonly AskedUse[]): Among {
  const others = [...placed].flatMap(([use, at]) => (one.includes(use) || other.includes(use) ? [] : [at]));
  const both = [...placed.values()];
  return {
    others,
    placeOf: ({ facts, place }) => place ?? both.find(({ rules }) => rules === facts.rules)?.place ?? null,
  };
}

function missingUnit(uses: readonly AskedUse[], board: GivenBoard): Refusal | null {
  const use = uses.find(({ place }) => place !== null && !board.has(place));
  return use === undefined
    ? null
    : refused(
        'INVALID_INPUT',
        `${use.facts.keyword.name} is asked about as SECOND, and the scenario has no other unit on the defender's side; add one to 'others'.`,
      );
}

/** Of printed lines with several keywords each those two that meet most, with what else the others do to each other. */
function strongestOf(
  kb: KnowledgeBase,
  ones: readonly AskedUse[],
  others: readonly AskedUse[],
  { keywords, board, budget, isOfSeveral }: Context,
  among: Among,
): PairReport | Refusal {
  const reports: PairReport[] = [];
  const pairs = ones.flatMap((use) => others.map((far) => [use, far] as const));
  for (const [one, other] of pairs.filter(([use, far]) => isOnTogether(use, far))) {
    const question = pairQuestion(one, other, board !== null, isOfSeveral);
    const report = checkPair(kb, question, keywords, board, budget, among);
    if ('ok' in report) return report;
    reports.push(report);
  }
  const [strongest, ...rest] = inOrder(reports);
  if (strongest === undefined) return refused('INVALID_INPUT', 'No keyword is given.');
  if (strongest.verdict !== 'INTERACT') return strongest;
  const more = rest.filter(({ verdict }) => verdict === 'INTERACT').flatMap(({ findings }) => findings);
  return { ...strongest, findings: eachSaidOnce([...strongest.findings, ...more]).slice(0, MOST_FINDINGS) };
}

/** Strongest first. */
function inOrder(pairs: readonly PairReport[]): readonly PairReport[] {
  return pairs.toSorted((a, b) => strength(a) - strength(b));
}

const VERDICTS: readonly PairReport['verdict'][] = ['INTERACT', 'UNDETERMINED', 'INDEPENDENT'];

function strength({ verdict, strength: own }: PairReport): number {
  return 100 * VERDICTS.indexOf(verdict) + own;
}

interface Context {
  readonly keywords: readonly KeywordRules[];
  readonly board: GivenBoard | null;
  readonly assumptions: boolean;
  /** There are more than two. */
  readonly isOfSeveral: boolean;
  /** The runs of all pairs share it: what they cost together is bounded. */
  readonly budget: Budget;
}

function merged(
  kb: KnowledgeBase,
  uses: readonly (readonly AskedUse[])[],
  pairs: readonly PairReport[],
  placed: readonly PlacedKeyword[],
  context: Context,
): InteractionReport {
  const byStrength = inOrder(pairs);
  const [strongest] = byStrength;
  if (strongest === undefined) throw new Error('A check has at least one pair.');
  const meeting = byStrength.filter(({ verdict }) => verdict === 'INTERACT');
  const told = meeting.length > 0 ? meeting : byStrength;
  const evidence = pairs.length === 1 ? strongest.evidence : wholeRuns(placed, context);
  const undetermined = strongest.verdict === 'UNDETERMINED';
  const findings = undetermined ? [] : eachSaidOnce(told.flatMap((pair) => pair.findings));
  const cited = findings.flatMap(({ rulings }) => rulings);
  return {
    verdict: strongest.verdict,
    headline: pairs.length === 1 || meeting.length < 2 ? strongest.headline : several(meeting, pairs.length),
    findings,
    timeline: timelineOf(
      kb,
      uses
        .flat()
        .filter((use) => !use.inBuildZone)
        .map(({ facts }) => facts),
      findings,
    ),
    evidence,
    assumptions: eachOnce([
      ...assumptionsOf(strongest, evidence.length > 0, context),
      ...findings.flatMap((finding) => readingsOf(uses.flat(), finding)),
    ]),
    missing: undetermined ? strongest.missing : null,
    whyNot: distinct(pairs.flatMap(({ whyNot }) => whyNot)).filter(({ ruling }) => !cited.includes(ruling)),
    keywords: uses.map((one) => one[0]?.facts.keyword.slug ?? ''),
  };
}

/** The readings behind a finding. */
function readingsOf(uses: readonly AskedUse[], { from, to, relation }: Finding): readonly Assumption[] {
  const [one, other] = [from, to].map((slug) => uses.find(({ facts }) => facts.keyword.slug === slug)?.facts);
  return one === undefined || other === undefined ? [] : readingsBehind({ from: one, to: other, relation });
}

function eachOnce(assumptions: readonly Assumption[]): readonly Assumption[] {
  return assumptions.filter(({ code }, at) => assumptions.findIndex((one) => one.code === code) === at);
}

/** Two of one keyword may say the same of a third. */
function eachSaidOnce(findings: readonly Finding[]): readonly Finding[] {
  const isSame = (a: Finding, b: Finding): boolean =>
    a.from === b.from && a.to === b.to && a.relation === b.relation && a.statement === b.statement;
  return findings.filter((finding, at) => findings.findIndex((one) => isSame(one, finding)) === at);
}

function several(meeting: readonly PairReport[], pairs: number): string {
  const known = `${meeting.length} of ${pairs} pairs`;
  const affecting = meeting.filter(({ findings }) => findings.some(affects));
  const [strongest] = affecting;
  if (strongest === undefined) return `How ${known} meet is known, and none of them affects another.`;
  const rest = meeting.length > affecting.length ? `, and how ${known} meet is known` : '';
  return `${affecting.length} of ${pairs} pairs ${affecting.length === 1 ? 'affects' : 'affect'} each other${rest}; above all: ${strongest.headline}`;
}

/** Where the runs of a pair had its keywords; none where no run showed what was found. */
function placesShown({ experiment, verdict }: PairReport): readonly PlacedKeyword[] {
  return verdict === 'INTERACT' ? (experiment?.placed ?? []) : [];
}

function distinct<T extends { readonly ruling: string }>(reasons: readonly T[]): readonly T[] {
  return reasons.filter(({ ruling }, index) => reasons.findIndex((one) => one.ruling === ruling) === index);
}
