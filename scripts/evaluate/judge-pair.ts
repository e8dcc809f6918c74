import { checkInteraction } from '../../api/interactions/check-interaction.js';
import type { Finding } from '../../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { PairCase } from './read-cases.js';
import { squash } from './squash.js';
import { unjudged } from './unjudged.js';

type Expected = NonNullable<PairCase['findings']>[number];

/** What is wrong with the check of some keywords; empty when it is as expected. */
export function judgePair(kb: KnowledgeBase, expected: PairCase): readonly string[] {
  const keywords = expected.keywords.map((use) =>
    typeof use === 'string' ? { keyword: use, value: null, role: null } : { ...use, value: null },
  );
  const report = checkInteraction(kb, { keywords, scenario: null });
  if (!('verdict' in report)) return [`${report.code}: ${report.message}`, ...unjudged(expected)];
  const { findings } = report;
  const wanted = expected.findings ?? [];
  const got = findings.map(({ from, relation, to }) => `${from} ${relation} ${to}`).join(', ') || 'none';
  const cited = findings.flatMap(({ rulings }) =>
    rulings.map((id) => squash(kb.rulings.get(id)?.text ?? '')),
  );
  const strongest = wanted.length === 0 || wanted.some((one) => fits(findings[0], one));
  return [
    ...(report.verdict === expected.verdict ? [] : [`${report.verdict}, expected ${expected.verdict}`]),
    ...(strongest ? [] : [`the expected finding is not the strongest of ${got}`]),
    ...wanted
      .filter((one) => !findings.some((finding) => fits(finding, one)))
      .map(({ from, relation, to }) => `no ${from} ${[relation].flat().join(' or ')} ${to}; got ${got}`),
    ...(expected.cites ?? [])
      .filter((text) => !cited.some((one) => one.includes(squash(text))))
      .map((text) => `does not cite "${text}"`),
    ...unjudged(expected),
  ];
}

function fits(finding: Finding | undefined, { from, relation, to }: Expected): boolean {
  return finding?.from === from && finding.to === to && [relation].flat().includes(finding.relation);
}
