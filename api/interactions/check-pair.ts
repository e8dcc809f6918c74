import type { Budget } from '../../engine/choice/budget.js';
import { CANONICAL, type Experiment, type PairEffects } from '../../engine/interaction/pair-effects.js';
import { RELATIONS } from '../../engine/interaction/relation.js';
import type { KeywordRules } from '../../engine/keyword.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { asideBecause } from './aside.js';
import { evidenceOf } from './evidence.js';
import { whyAside, whyIndependent } from './headline.js';
import { inBuildZone } from './in-build-zone.js';
import type { CounterfactualRun, Finding, Refusal, Verdict, WhyNot } from './interaction-report.js';
import type { KeywordFacts } from './keyword-facts.js';
import { onDifferentUnits } from './on-different-units.js';
import { pairFindings } from './pair-findings.js';
import { type AskedUse, isOnTwoUnits, type PairQuestion } from './pair-question.js';
import { precedes } from './precedes.js';
import { asRefusal } from './refused.js';
import { ALONE, type Among, runPair } from './run-pair.js';
import type { GivenBoard } from './scenario-setting.js';
import { missingStacking, stackingFinding } from './stacking-finding.js';

/** How two keywords meet. */
export interface PairReport {
  readonly verdict: Verdict;
  readonly headline: string;
  readonly findings: readonly Finding[];
  readonly evidence: readonly CounterfactualRun[];
  readonly experiment: Experiment | null;
  readonly missing: string | null;
  readonly whyNot: readonly WhyNot[];
  readonly contradictions: readonly string[];
  /** Of its first finding: 0 is the strongest. */
  readonly strength: number;
}

export function checkPair(
  kb: KnowledgeBase,
  question: PairQuestion,
  keywords: readonly KeywordRules[],
  board: GivenBoard | null,
  budget: Budget,
  among: Among = ALONE,
): PairReport | Refusal {
  const zone = inBuildZone(question);
  if (zone !== null) return { ...NOTHING, verdict: 'INDEPENDENT', headline: zone, strength: OF_ZONE };
  const run = (placed: PairQuestion) => runPair(placed, { keywords, board, budget, ...among });
  if (question.one.facts.keyword === question.other.facts.keyword)
    return isOnTwoUnits(question.one, question.other)
      ? apart(kb, question, board === null ? run(question) : null)
      : twice(kb, question);
  const found = pairFindings(kb, question, run);
  const { findings, experiment, experiments, whyNot, contradictions } = found;
  if (found.refusal !== null && (findings.length === 0 || board !== null))
    return asRefusal(kb, found.refusal);
  const [a, b] = [question.one.facts, question.other.facts];
  const undecided = board === null || experiment === null ? null : factMissing(question, experiment, board);
  if (undecided !== null) return undetermined(a, b, undecided, whyNot);
  const evidence = evidenceOf(experiments, (board?.setting ?? CANONICAL).roles, board?.isPossible);
  const common = { evidence, experiment, whyNot, contradictions, missing: null };
  const [first] = findings;
  if (first !== undefined) {
    const strength = RELATIONS.indexOf(first.relation);
    return { ...common, verdict: 'INTERACT', headline: first.statement, findings, strength };
  }
  const [unread] = found.unread;
  if (unread !== undefined) {
    const missing = `What ${a.keyword.name} and ${b.keyword.name} do to each other: '${unread}' names both without saying it.`;
    return undetermined(a, b, missing, whyNot);
  }
  const uses = [question.one, question.other];
  const because = uses.flatMap((use) => asideBecause(use, experiment, board) ?? []);
  const isStruck = canStrike(question.one, question.other) && canStrike(question.other, question.one);
  const order = because.length > 0 ? null : precedes(kb, a, b, isStruck);
  return {
    ...common,
    verdict: 'INDEPENDENT',
    headline: because.length > 0 ? whyAside([a, b], because, experiment) : whyIndependent(kb, a, b, isStruck),
    findings: order === null ? [] : [order],
    strength: RELATIONS.length,
  };
}

/** Whether damage that the one makes or prevents, if any, strikes the unit with the other, as they are asked about. */
function canStrike({ facts, place }: AskedUse, struck: AskedUse): boolean {
  const { damage, traits, rules } = facts;
  if (struck.place === null) return true;
  if (traits?.prevents != null && place !== null)
    return (rules?.parts.prevents?.of === 'FELLOW_UNIT') !== (place === struck.place);
  if (damage === null) return true;
  if (damage.toItself) return place === null || place === struck.place;
  return damage.struck === null || damage.struck === struck.place;
}

/** It is told before what is so of the container itself. */
const OF_ZONE = RELATIONS.length - 1;

const NOTHING = {
  evidence: [],
  experiment: null,
  whyNot: [],
  contradictions: [],
  missing: null,
  findings: [],
} as const;

/** The same keyword on two units: its instances don't combine, but the one may do something about the other. */
function apart(kb: KnowledgeBase, { one: { facts } }: PairQuestion, runs: PairEffects | null): PairReport {
  const experiment = runs?.experiment ?? null;
  const evidence = evidenceOf(experiment === null ? [] : [experiment], CANONICAL.roles);
  const findings = runs === null ? [] : onDifferentUnits(kb, facts, runs);
  const [first] = findings;
  const found = { ...NOTHING, experiment, evidence, findings };
  if (first === undefined) {
    const headline = `Instances of ${facts.keyword.name} on different units don't combine: each unit has its own.`;
    return { ...found, verdict: 'INDEPENDENT', headline, strength: RELATIONS.length };
  }
  const strength = RELATIONS.indexOf(first.relation);
  return { ...found, verdict: 'INTERACT', headline: first.statement, strength };
}

/** The same keyword twice on one unit: how its instances combine. */
function twice(kb: KnowledgeBase, { one, other }: PairQuestion): PairReport {
  const { keyword } = one.facts;
  const finding = stackingFinding(kb, keyword, [one.value, other.value]);
  if (finding === null) {
    const missing = missingStacking(keyword);
    const headline = `Nothing known says how several instances of ${keyword.name} combine.`;
    return { ...NOTHING, verdict: 'UNDETERMINED', headline, missing, strength: RELATIONS.length };
  }
  const strength = RELATIONS.indexOf(finding.relation);
  return { ...NOTHING, verdict: 'INTERACT', headline: finding.statement, findings: [finding], strength };
}

/** Facts of a board without which an ability is neither on nor off. */
const UNKNOWN: readonly string[] = ['CONDITION_UNKNOWN', 'SUBTYPES_UNKNOWN', 'GRANT_UNKNOWN'];

/** What the board does not say of one of the two keywords; null when nothing is missing. */
function factMissing({ one, other }: PairQuestion, { both }: Experiment, board: GivenBoard): string | null {
  const lines = [one, other].flatMap((use) => board.lineOf(use) ?? []);
  const missing = both.warnings.find(
    ({ code, message }) =>
      UNKNOWN.includes(code) &&
      quotedIn(message).some((ability) => lines.some((line) => line.includes(ability))),
  );
  return missing?.message ?? null;
}

function quotedIn(message: string): readonly string[] {
  return [...message.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted);
}

function undetermined(
  a: KeywordFacts,
  b: KeywordFacts,
  missing: string,
  whyNot: readonly WhyNot[],
): PairReport {
  return {
    verdict: 'UNDETERMINED',
    headline: `Nothing known says what ${a.keyword.name} and ${b.keyword.name} do to each other here.`,
    findings: [],
    evidence: [],
    experiment: null,
    missing,
    whyNot,
    contradictions: [],
    strength: RELATIONS.length,
  };
}
