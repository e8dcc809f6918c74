import { runOutcome } from '../engine/interaction/run-outcome.js';
import { printRational, toNumber } from '../engine/rational.js';
import type {
  Assumption as AssumptionModel,
  ChoiceAdvice as ChoiceAdviceModel,
  AttackReport as EngineReport,
  TraceStep as TraceStepModel,
  UnitOutcome as UnitOutcomeModel,
  Warning as WarningModel,
} from '../engine/report.js';
import { ASSUMPTIONS_COST, REPORT_LISTS } from './attack-cost.js';
import { AttackSide } from './attack-terms.js';
import { builder } from './builder.js';
import { chanceNumber } from './chance.js';
import { EXPECTED, listCost } from './complexity.js';
import { OutcomeSummary } from './outcome-summary.js';
import { attackUrl } from './page-url.js';
import { recordOf } from './record-of.js';
import { Keyword, Ruling, TimingWindow } from './record-types.js';
import { Warning } from './warning.js';

/** A solved attack, and the same attack in one line. */
export interface AttackReportModel {
  readonly solved: EngineReport;
  readonly notation: string;
  readonly warnings: readonly WarningModel[];
}

const ProbabilityPoint = builder
  .objectRef<UnitOutcomeModel['counters'][number]>('ProbabilityPoint')
  .implement({
    description: 'One number that may come out, and how likely it is.',
    fields: (t) => ({
      value: t.exposeInt('value', { description: 'The number: of damage counters, 0 or more.' }),
      probability: t.float({
        description: 'Its probability as the nearest number; 0 or 1 only when it is exactly that.',
        resolve: ({ probability }) => chanceNumber(probability),
      }),
      fraction: t.string({
        description: "Its probability, exact and reduced: '571/46656', or '1'.",
        resolve: ({ probability }) => printRational(probability),
      }),
    }),
  });

const UnitOutcome = builder.objectRef<UnitOutcomeModel>('UnitOutcome').implement({
  description: 'What becomes of one unit in this attack.',
  fields: (t) => ({
    role: t.exposeString('role', {
      description:
        "'attacker', 'defender', or the name given in 'others'; roles are those of the input, also after Intercept.",
    }),
    counters: t.expose('counters', {
      type: [ProbabilityPoint],
      complexity: listCost(REPORT_LISTS.counters),
      description:
        'How many damage counters are placed on it: every number with probability above 0, ascending. The fractions sum to 1.',
    }),
    expectedCounters: t.float({
      description: 'Damage counters placed on it on average, 0 or more.',
      resolve: ({ expectedCounters }) => toNumber(expectedCounters),
    }),
    discardChance: t.float({
      description: 'Probability, 0 to 1, that it is discarded in this attack.',
      resolve: ({ discardChance }) => chanceNumber(discardChance),
    }),
  }),
});

const TraceStep = builder.objectRef<TraceStepModel>('TraceStep').implement({
  description: 'Something that happens in the attack, or a keyword of the input that does nothing, and why.',
  fields: (t) => ({
    window: t.field({
      type: TimingWindow,
      description: 'The moment in play.',
      resolve: ({ window }, _args, { knowledgeBase }) => recordOf(knowledgeBase.timingWindows, window),
    }),
    text: t.exposeString('text', {
      description: 'What happens, or why nothing does, in one sentence or two.',
    }),
    probability: t.float({
      description: 'Probability, 0 to 1, that it happens in this attack.',
      resolve: ({ probability }) => chanceNumber(probability),
    }),
    keyword: t.field({
      type: Keyword,
      nullable: true,
      description:
        'The keyword that acts; null when it is a rule of the game itself, or when the loaded knowledge base does not have the keyword.',
      resolve: ({ keyword }, _args, { knowledgeBase }) => keywordIn(knowledgeBase.keywords, keyword),
    }),
    rulings: t.field({
      type: [Ruling],
      complexity: listCost(REPORT_LISTS.rulings),
      description:
        'The rulings that were followed, most telling first. Those that the loaded knowledge base does not have are left out.',
      resolve: ({ rulings }, _args, { knowledgeBase }) =>
        rulings.flatMap((id) => knowledgeBase.rulings.get(id) ?? []),
    }),
  }),
});

function keywordIn<T>(keywords: ReadonlyMap<string, T>, slug: string | null): T | null {
  return slug === null ? null : (keywords.get(slug) ?? null);
}

const ChoiceAdvice = builder.objectRef<ChoiceAdviceModel>('ChoiceAdvice').implement({
  description: 'What a player should do where a choice is open to him.',
  fields: (t) => ({
    window: t.field({
      type: TimingWindow,
      description: 'The moment in play at which the choice is made.',
      resolve: ({ window }, _args, { knowledgeBase }) => recordOf(knowledgeBase.timingWindows, window),
    }),
    player: t.expose('player', { type: AttackSide, description: 'Who chooses.' }),
    situation: t.exposeString('situation', { description: 'When the advice applies, in words.' }),
    choice: t.exposeString('choice', { description: 'What to do then, in words.' }),
    keyword: t.field({
      type: Keyword,
      nullable: true,
      description:
        'The keyword that is used; null when none is, or when the loaded knowledge base does not have it.',
      resolve: ({ keyword }, _args, { knowledgeBase }) => keywordIn(knowledgeBase.keywords, keyword),
    }),
  }),
});

export const Assumption = builder.objectRef<AssumptionModel>('Assumption').implement({
  description: 'A reading of the rules that no source states, and what the other reading would be.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description: "Stable name of the reading, for programs: 'lucky-together'. New ones may come.",
    }),
    statement: t.exposeString('statement', { description: 'How the rules are read here, in one sentence.' }),
    alternative: t.exposeString('alternative', {
      description: 'How else they could be read; the result would then be another.',
    }),
  }),
});

export const AttackReport = builder.objectRef<AttackReportModel>('AttackReport').implement({
  description:
    'One attack, solved exactly under best play of both sides, or under the policies given. Nothing is sampled.',
  fields: (t) => ({
    units: t.field({
      type: [UnitOutcome],
      complexity: listCost(REPORT_LISTS.units),
      description:
        "What becomes of each unit, the attack's end included: attacker, defender, then the others as listed.",
      resolve: ({ solved }) => solved.units,
    }),
    summary: t.field({
      type: OutcomeSummary,
      description: 'The numbers that are asked for most.',
      resolve: ({ solved }) => runOutcome(solved),
    }),
    trace: t.field({
      type: [TraceStep],
      complexity: listCost(REPORT_LISTS.trace),
      description:
        'What happened, how likely, by which ruling, in the order of play; every keyword of the input occurs, or a step says why it did nothing.',
      resolve: ({ solved }) => solved.trace,
    }),
  }),
});

builder.objectFields(AttackReport, (t) => ({
  choices: t.field({
    type: [ChoiceAdvice],
    complexity: listCost(REPORT_LISTS.choices),
    description:
      'What each player should do, as a short policy in words; empty when nothing is left to choose.',
    resolve: ({ solved }) => solved.choices,
  }),
  assumptions: t.field({
    type: [Assumption],
    complexity: listCost(REPORT_LISTS.assumptions, ASSUMPTIONS_COST),
    description:
      'Readings on which this result depends. Each is found by solving the attack again, so they are solved only when selected.',
    resolve: ({ solved }) => solved.assumptions,
  }),
  warnings: t.expose('warnings', {
    type: [Warning],
    complexity: listCost(EXPECTED.warnings),
    description: 'What of the input was ignored or had to be taken for granted.',
  }),
  notation: t.exposeString('notation', {
    description:
      "The attack in one line: '7 power, Critical Hit 2 vs 5/2 health, Armor'. It parses back to the same input.",
  }),
  url: t.string({
    description:
      'Page for people; absolute when the server knows its public address, else from the root of the site.',
    resolve: ({ notation }, _args, context) => attackUrl(context, notation),
  }),
}));
