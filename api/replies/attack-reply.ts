import { printRational, toNumber } from '../../engine/rational.js';
import type { Assumption, ChoiceAdvice, TraceStep, UnitOutcome } from '../../engine/report.js';
import { chanceNumber } from '../../schema/chance.js';
import { attackUrl } from '../../schema/page-url.js';
import type { SolveAttack } from '../answers/answer-options.js';
import { attackByLine, type LineSolved } from '../attacks/attack-by-line.js';
import type { AttackRefusal } from '../attacks/attack-refusal.js';
import { notSaid } from '../attacks/not-said.js';
import { rulingsFollowed } from '../attacks/rulings-followed.js';
import { fullName } from '../knowledge-base/card-record.js';
import type { Warning } from '../knowledge-base/search.js';
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

export interface UnitShown {
  /** `attacker`, `defender`, or the name of another unit. */
  readonly role: string;
  /** 0 to 1. */
  readonly discardChance: number;
  readonly expectedCounters: number;
  /** Damage counters placed on it, ascending, each with its chance, also as an exact fraction. */
  readonly counters: readonly {
    readonly value: number;
    readonly probability: number;
    readonly fraction: string;
  }[];
}

export interface StepShown {
  readonly window: Named;
  readonly text: string;
  readonly probability: number;
  readonly keyword: Named | null;
  readonly rulings: readonly CitedRuling[];
}

export interface AttackReply {
  readonly revision: string;
  /** The attack in one line, all numbers written out. */
  readonly notation: string;
  /** The units that are cards. */
  readonly cards: readonly (Named & { readonly role: string })[];
  readonly expectedHits: number;
  readonly units: readonly UnitShown[];
  readonly choices: readonly {
    readonly player: ChoiceAdvice['player'];
    readonly situation: string;
    readonly choice: string;
  }[];
  /** The rulings that were followed, each once. */
  readonly rulings: readonly CitedRuling[];
  readonly warnings: readonly Warning[];
  readonly url: string;
  readonly details?:
    | undefined
    | {
        readonly trace: readonly StepShown[];
        readonly assumptions: readonly Assumption[];
      };
}

/** One attack in one line, cards by name, solved exactly, here or as `solve` says. */
export function attackReply(
  context: ReplyContext,
  line: string,
  form: Form,
  solve?: SolveAttack,
): AttackReply | Refused {
  const options = { assumptions: form === 'detailed' };
  const report = attackByLine(context.knowledgeBase, line, options, solve);
  return report.ok ? attackShown(context, report, form) : refused(report);
}

function refused({ code, message, rule, limit, suggestions }: AttackRefusal): Refused {
  return refuse(code, message, { rule, limit, suggestions });
}

/** A solved attack as a reply has it. */
function attackShown(
  context: ReplyContext,
  { input, notation, cards, solved, warnings }: LineSolved,
  form: Form,
): AttackReply {
  const reply = {
    revision: context.knowledgeBase.revision,
    notation,
    cards: cards.map(({ role, card }) => ({ role, id: card.slug, name: fullName(card) })),
    expectedHits: toNumber(solved.expectedHits),
    units: solved.units.map(unitShown),
    choices: solved.choices.map(({ player, situation, choice }) => ({ player, situation, choice })),
    rulings: cited(context, rulingsFollowed(solved.trace)),
    warnings: [...warnings, ...notSaid({ input, solved })],
    url: attackUrl(context, notation),
  };
  if (form === 'concise') return reply;
  const trace = solved.trace.map((step) => stepShown(context, step));
  return { ...reply, details: { trace, assumptions: solved.assumptions } };
}

function unitShown({ role, discardChance, expectedCounters, counters }: UnitOutcome): UnitShown {
  return {
    role,
    discardChance: chanceNumber(discardChance),
    expectedCounters: toNumber(expectedCounters),
    counters: counters.map(({ value, probability }) => ({
      value,
      probability: chanceNumber(probability),
      fraction: printRational(probability),
    })),
  };
}

function stepShown(
  context: ReplyContext,
  { window, text, probability, keyword, rulings }: TraceStep,
): StepShown {
  return {
    window: namedWindow(context, window),
    text,
    probability: chanceNumber(probability),
    keyword: keyword === null ? null : namedKeyword(context, keyword),
    rulings: cited(context, rulings),
  };
}
