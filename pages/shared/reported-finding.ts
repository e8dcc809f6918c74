import type { Finding, InteractionReport } from '../../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { RELATIONS } from '../../engine/interaction/relation.js';
import { interactionsPath } from '../paths.js';
import type { Reported } from './report-text.js';
import { RELATION_WORDS } from './words.js';

/** What one keyword does to another, without why. */
export type FindingSaid = Pick<Finding, 'from' | 'relation' | 'to'> & { readonly statement?: string };

/** `Armor does nothing against Overkill`: no other finding of a check reads so. */
export function findingInShort({ keywords }: KnowledgeBase, { from, relation, to }: FindingSaid): string {
  const name = (slug: string): string => keywords.get(slug)?.name ?? slug;
  return `${name(from)} ${RELATION_WORDS[relation]} ${from === to ? 'itself' : name(to)}`;
}

/** As addresses have it: `armor,NO_EFFECT,overkill`. */
export function writtenFinding({ from, relation, to }: FindingSaid): string {
  return [from, relation, to].join(',');
}

/** Null for what is no finding about keywords that are known. */
export function readFinding({ keywords }: KnowledgeBase, written: string): FindingSaid | null {
  const [from = '', named = '', to = '', ...rest] = written.split(',');
  const relation = RELATIONS.find((one) => one === named);
  const isKnown = keywords.has(from) && keywords.has(to) && rest.length === 0;
  return relation === undefined || !isKnown ? null : { from, relation, to };
}

/** The finding of a check that says so; null when it has none. */
export function findingIn({ findings }: InteractionReport, said: FindingSaid): Finding | null {
  return (
    findings.find(
      ({ from, relation, to }) => from === said.from && relation === said.relation && to === said.to,
    ) ?? null
  );
}

/** How keywords meet, or one finding of it, as something that looks wrong. */
export function reportedInteraction(
  kb: KnowledgeBase,
  asked: readonly string[],
  report: InteractionReport,
  finding: FindingSaid | null = null,
): Reported {
  const said = finding === null ? [] : [finding.statement ?? findingInShort(kb, finding)];
  const all = [report.headline, ...report.findings.map(({ statement }) => statement)];
  return {
    about: finding === null ? `interaction ${asked.join(' + ')}` : `finding ${findingInShort(kb, finding)}`,
    path: interactionsPath(asked),
    shown: finding === null ? all : said,
    facts: [
      ['Keywords', asked.join(', ')],
      ['Verdict', report.verdict],
      ...(finding === null ? [] : [['Finding', writtenFinding(finding).replaceAll(',', ' ')] as const]),
    ],
  };
}
