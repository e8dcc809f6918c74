import { budgetOf } from '../../engine/choice/budget.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../knowledge-base/records.js';
import { checkPair, type PairReport } from './check-pair.js';
import type { Finding, Refusal } from './interaction-report.js';
import { factsOf } from './keyword-facts.js';
import { type AskedUse, pairQuestion } from './pair-question.js';

/** How every keyword meets every other, and itself, as usual values and places have it. */
export interface AllPairs {
  /** One a pair, by slugs: `accuracy + armor: INTERACT accuracy MODIFIES armor [RULING ENGINE] armor/accuracy-1-against-armor`. */
  readonly lines: readonly string[];
  /** Pairs of which a text and the engine do not say the same; one of them is wrong. */
  readonly contradictions: readonly string[];
}

export function allPairs(kb: KnowledgeBase, keywords: readonly KeywordRules[] = KEYWORDS): AllPairs {
  const records = [...kb.keywords.values()];
  const lines: string[] = [];
  const contradictions: string[] = [];
  records.forEach((one, index) => {
    for (const other of records.slice(index)) {
      const question = pairQuestion(useOf(kb, one, keywords), useOf(kb, other, keywords), false);
      const report = checkPair(kb, question, keywords, null, budgetOf());
      lines.push(lineOf(one, other, report));
      if (!('ok' in report)) contradictions.push(...report.contradictions);
    }
  });
  return { lines, contradictions };
}

function useOf(kb: KnowledgeBase, keyword: KeywordRecord, keywords: readonly KeywordRules[]): AskedUse {
  return {
    facts: factsOf(kb, keyword, keywords),
    value: null,
    line: null,
    place: null,
    slot: null,
    inBuildZone: false,
  };
}

function lineOf(one: KeywordRecord, other: KeywordRecord, report: PairReport | Refusal): string {
  const pair = `${one.slug} + ${other.slug}:`;
  if ('ok' in report) return `${pair} refused (${report.code}): ${report.message}`;
  const { verdict, findings, missing, whyNot } = report;
  const parts = [
    `${pair} ${verdict}`,
    findings.map(told).join('; '),
    missing ?? '',
    ...whyNot.map(({ ruling }) => `not ${ruling}`),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function told({ from, to, relation, basis, rulings }: Finding): string {
  return [`${from} ${relation} ${to} [${basis.join(' ')}]`, ...rulings].join(' ');
}
