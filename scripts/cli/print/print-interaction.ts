import type { InteractionReply } from '../../../api/replies/interaction-reply.js';
import type { Style } from '../style.js';
import { table } from '../table.js';
import { wrapped } from '../wrapped.js';
import { numberedRulings, percent } from './parts.js';

export function printInteraction(reply: InteractionReply, style: Style): string {
  const { verdict, headline, missing, keywords, findings, details } = reply;
  const mark = verdict === 'INTERACT' ? style.good : style.bad;
  const evidence = details?.evidence ?? [];
  const rulings = findings.flatMap((finding) => finding.rulings);
  const distinct = rulings.filter(({ id }, at) => rulings.findIndex((one) => one.id === id) === at);
  return [
    `${style.strong(keywords.map(({ name }) => name).join(' + '))}  ${mark(verdict)}`,
    wrapped(headline, style.width),
    ...(missing === null ? [] : [style.bad(wrapped(`Missing: ${missing}`, style.width))]),
    ...(findings.length === 0 ? [] : ['', ...findings.map((finding) => findingLine(finding, style))]),
    ...(distinct.length === 0 ? [] : ['', numberedRulings(distinct, style)]),
    ...(evidence.length === 0 ? [] : ['', evidenceTable(evidence, style)]),
    ...(details?.whyNot ?? []).flatMap(({ ruling, reason }) => [
      '',
      style.faint(wrapped(`Does not apply: ${ruling.id}. ${reason}`, style.width)),
    ]),
  ].join('\n');
}

function findingLine(
  { from, to, relation, statement, basis }: InteractionReply['findings'][number],
  style: Style,
): string {
  const head = `${from.name} ${style.strong(relation)} ${to.name}`;
  return `${head}  ${style.faint(basis.join(', ').toLowerCase())}\n${wrapped(statement, style.width, 2)}`;
}

function evidenceTable(runs: NonNullable<InteractionReply['details']>['evidence'], style: Style): string {
  const rows = runs.map((run) => [
    run.expectedDamageToDefender.toFixed(2),
    percent(run.defenderDiscardChance),
    percent(run.attackerDiscardChance),
    run.label,
  ]);
  return table(style, ['damage', 'defender out', 'attacker out', 'with'], rows);
}
