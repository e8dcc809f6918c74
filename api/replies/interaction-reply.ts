import { toNumber } from '../../engine/rational.js';
import type { Assumption } from '../../engine/report.js';
import { chanceNumber } from '../../schema/chance.js';
import { interactionUrl } from '../../schema/page-url.js';
import type { CheckInteraction } from '../answers/answer-options.js';
import { checkInteraction } from '../interactions/check-interaction.js';
import type {
  CounterfactualRun,
  Finding,
  InteractionReport,
  Refusal,
  Verdict,
} from '../interactions/interaction-report.js';
import {
  type CitedRuling,
  cited,
  type Form,
  type Named,
  namedKeyword,
  namedWindow,
  type Refused,
  type ReplyContext,
  refuse,
} from './reply.js';

export interface FindingShown {
  readonly from: Named;
  readonly to: Named;
  readonly relation: Finding['relation'];
  readonly statement: string;
  readonly basis: Finding['basis'];
  readonly rulings: readonly CitedRuling[];
}

export interface RunShown {
  /** Who has what in this run. */
  readonly label: string;
  readonly expectedDamageToDefender: number;
  readonly expectedDamageToAttacker: number;
  /** All other units together. */
  readonly expectedDamageToOthers: number;
  readonly defenderDiscardChance: number;
  readonly attackerDiscardChance: number;
  readonly expectedHits: number;
}

export interface InteractionReply {
  readonly revision: string;
  readonly verdict: Verdict;
  /** The answer in one sentence. */
  readonly headline: string;
  /** For UNDETERMINED: the fact that is missing. */
  readonly missing: string | null;
  readonly keywords: readonly Named[];
  readonly findings: readonly FindingShown[];
  readonly url: string;
  readonly details?:
    | undefined
    | {
        readonly timeline: readonly {
          readonly window: Named;
          readonly keyword: Named;
          readonly event: string;
        }[];
        readonly evidence: readonly RunShown[];
        readonly assumptions: readonly Assumption[];
        /** Rulings that look as if they applied, and why they don't. */
        readonly whyNot: readonly { readonly ruling: CitedRuling; readonly reason: string }[];
      };
}

/** How two to four keywords meet, each by name or as printed; checked here or as `check` says. */
export function interactionReply(
  context: ReplyContext,
  keywords: readonly string[],
  form: Form,
  check: CheckInteraction = checkInteraction,
): InteractionReply | Refused {
  const uses = keywords.map((keyword) => ({ keyword, value: null, role: null }));
  const report = check(
    context.knowledgeBase,
    { keywords: uses, scenario: null },
    { assumptions: form === 'detailed' },
  );
  if ('ok' in report) return refuse(report.code, report.message, reasonsOf(report));
  return interactionShown(context, report, form);
}

function reasonsOf({ rule, limit, suggestions }: Pick<Refusal, 'rule' | 'limit' | 'suggestions'>) {
  return { rule, limit, suggestions };
}

/** A report as a reply has it. */
function interactionShown(context: ReplyContext, report: InteractionReport, form: Form): InteractionReply {
  const reply = {
    revision: context.knowledgeBase.revision,
    verdict: report.verdict,
    headline: report.headline,
    missing: report.missing,
    keywords: report.keywords.map((slug) => namedKeyword(context, slug)),
    findings: report.findings.map(({ from, to, relation, statement, basis, rulings }) => ({
      from: namedKeyword(context, from),
      to: namedKeyword(context, to),
      relation,
      statement,
      basis,
      rulings: cited(context, rulings),
    })),
    url: interactionUrl(context, report.keywords),
  };
  return form === 'concise' ? reply : { ...reply, details: detailsOf(context, report) };
}

function detailsOf(
  context: ReplyContext,
  { timeline, evidence, assumptions, whyNot }: InteractionReport,
): NonNullable<InteractionReply['details']> {
  return {
    timeline: timeline.map(({ window, keyword, event }) => ({
      window: namedWindow(context, window),
      keyword: namedKeyword(context, keyword),
      event,
    })),
    evidence: evidence.map(runShown),
    assumptions,
    whyNot: whyNot.flatMap(({ ruling, reason }) =>
      cited(context, [ruling]).map((one) => ({ ruling: one, reason })),
    ),
  };
}

function runShown({ label, outcome }: CounterfactualRun): RunShown {
  return {
    label,
    expectedDamageToDefender: toNumber(outcome.expectedDamageToDefender),
    expectedDamageToAttacker: toNumber(outcome.expectedDamageToAttacker),
    expectedDamageToOthers: toNumber(outcome.expectedDamageToOthers),
    defenderDiscardChance: chanceNumber(outcome.defenderDiscardChance),
    attackerDiscardChance: chanceNumber(outcome.attackerDiscardChance),
    expectedHits: toNumber(outcome.expectedHits),
  };
}
