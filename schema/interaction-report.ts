import type {
  CounterfactualRun as CounterfactualRunModel,
  Finding as FindingModel,
  InteractionReport as InteractionReportModel,
  TimelineStep as TimelineStepModel,
  WhyNot as WhyNotModel,
} from '../api/interactions/interaction-report.js';
import { Assumption } from './attack-report.js';
import { builder } from './builder.js';
import { listCost } from './complexity.js';
import { INTERACTION_LISTS, READINGS_COST } from './interaction-cost.js';
import { FindingBasis, Relation, Verdict } from './interaction-terms.js';
import { OutcomeSummary } from './outcome-summary.js';
import { interactionUrl } from './page-url.js';
import { recordOf, recordsOf } from './record-of.js';
import { Keyword, Ruling, TimingWindow } from './record-types.js';

export const Finding = builder.objectRef<FindingModel>('Finding').implement({
  description: "What one keyword does to another: 'from' does 'relation' to 'to'.",
  fields: (t) => ({
    from: t.field({
      type: Keyword,
      description: 'The keyword that does it.',
      resolve: ({ from }, _args, { knowledgeBase }) => recordOf(knowledgeBase.keywords, from),
    }),
    to: t.field({
      type: Keyword,
      description: 'The keyword to which it is done; the same as from where instances of one keyword stack.',
      resolve: ({ to }, _args, { knowledgeBase }) => recordOf(knowledgeBase.keywords, to),
    }),
    relation: t.expose('relation', { type: Relation, description: 'What it does, for programs.' }),
    statement: t.exposeString('statement', { description: 'The finding in one sentence, for people.' }),
    window: t.field({
      type: TimingWindow,
      nullable: true,
      description: 'When it matters; null when it has no moment.',
      resolve: ({ window }, _args, { knowledgeBase }) =>
        window === null ? null : recordOf(knowledgeBase.timingWindows, window),
    }),
    rulings: t.field({
      type: [Ruling],
      complexity: listCost(INTERACTION_LISTS.rulings),
      description: 'The rulings that bear on it, most telling first, at most 3; empty where none does.',
      resolve: ({ rulings }, _args, { knowledgeBase }) => recordsOf(knowledgeBase.rulings, rulings),
    }),
    basis: t.expose('basis', { type: [FindingBasis], description: 'What it rests on; at least one.' }),
  }),
});

const TimelineStep = builder.objectRef<TimelineStepModel>('TimelineStep').implement({
  description: 'When a keyword has its moment.',
  fields: (t) => ({
    window: t.field({
      type: TimingWindow,
      description: 'The moment in play.',
      resolve: ({ window }, _args, { knowledgeBase }) => recordOf(knowledgeBase.timingWindows, window),
    }),
    keyword: t.field({
      type: Keyword,
      description: 'The keyword.',
      resolve: ({ keyword }, _args, { knowledgeBase }) => recordOf(knowledgeBase.keywords, keyword),
    }),
    event: t.exposeString('event', { description: 'What happens then, in one sentence.' }),
  }),
});

const CounterfactualRun = builder.objectRef<CounterfactualRunModel>('CounterfactualRun').implement({
  description: 'One run of the rules engine with some of the keywords, on the same board as the others.',
  fields: (t) => ({
    label: t.exposeString('label', {
      description: "Who has what in this run: 'Fury 2 on the attacker'; 'neither' or 'none' without any.",
    }),
    keywords: t.exposeStringList('keywords', { description: 'Slugs of the keywords of this run.' }),
    outcome: t.expose('outcome', { type: OutcomeSummary, description: 'What came of the attack.' }),
  }),
});

const WhyNot = builder.objectRef<WhyNotModel>('WhyNot').implement({
  description: "A ruling that looks as if it applied and doesn't.",
  fields: (t) => ({
    ruling: t.field({
      type: Ruling,
      description: 'The ruling that does not apply.',
      resolve: ({ ruling }, _args, { knowledgeBase }) => recordOf(knowledgeBase.rulings, ruling),
    }),
    reason: t.exposeString('reason', { description: 'Why it does not apply, in one sentence.' }),
  }),
});

export const InteractionReport = builder.objectRef<InteractionReportModel>('InteractionReport').implement({
  description:
    'How keywords meet: what rulings say, what runs of the rules engine with and without them show, when each happens, how instances stack.',
  fields: (t) => ({
    verdict: t.expose('verdict', { type: Verdict, description: 'Do they affect each other?' }),
    headline: t.exposeString('headline', {
      description: 'The answer in one sentence that can be posted as it is.',
    }),
    findings: t.expose('findings', {
      type: [Finding],
      complexity: listCost(INTERACTION_LISTS.findings),
      description:
        'Strongest first, at most 3 a pair of keywords, only what is true. Empty for UNDETERMINED.',
    }),
    timeline: t.expose('timeline', {
      type: [TimelineStep],
      complexity: listCost(INTERACTION_LISTS.timeline),
      description:
        'The keywords in the order in which their windows come; those without a moment are left out.',
    }),
  }),
});

builder.objectFields(InteractionReport, (t) => ({
  evidence: t.expose('evidence', {
    type: [CounterfactualRun],
    complexity: listCost(INTERACTION_LISTS.evidence),
    description:
      'The runs behind the strongest finding, or those of three and four keywords together; empty when none of them plays a part in an attack.',
  }),
  assumptions: t.expose('assumptions', {
    type: [Assumption],
    complexity: listCost(INTERACTION_LISTS.assumptions, READINGS_COST),
    description:
      'How the runs were played, and readings of the rules on which they depend. The readings are found by solving attacks again, so they are solved only when selected.',
  }),
  missing: t.exposeString('missing', {
    nullable: true,
    description: 'For UNDETERMINED: the fact that is missing. Null otherwise.',
  }),
  whyNot: t.expose('whyNot', {
    type: [WhyNot],
    complexity: listCost(INTERACTION_LISTS.whyNot),
    description: "Rulings that look as if they applied and don't, with the reason.",
  }),
  url: t.string({
    description:
      'Page for people; absolute when the server knows its public address, else from the root of the site.',
    resolve: ({ keywords }, _args, context) => interactionUrl(context, keywords),
  }),
}));
