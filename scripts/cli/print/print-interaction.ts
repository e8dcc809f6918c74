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
      style.faint(
        wrapped(
          `Does not apply: ${ruling.id}${ruling.authority === 'SUMMARY' ? ' (our own words)' : ''}. ${reason}`,
          style.width,
        ),
      ),
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

function evidenceTable(runs: Runs, style: Style): string {
  const columns: readonly Column[] = [
    { head: 'damage', ifAny: false, of: (run) => run.expectedDamageToDefender, shown: average },
    { head: 'to attacker', ifAny: true, of: (run) => run.expectedDamageToAttacker, shown: average },
    { head: 'to others', ifAny: true, of: (run) => run.expectedDamageToOthers, shown: average },
    { head: 'defender out', ifAny: false, of: (run) => run.defenderDiscardChance, shown: percent },
    { head: 'attacker out', ifAny: false, of: (run) => run.attackerDiscardChance, shown: percent },
  ];
  const told = columns.filter(({ ifAny, of }) => !ifAny || runs.some((run) => of(run) > 0));
  const rows = runs.map((run) => [...told.map(({ of, shown }) => shown(of(run))), run.label]);
  return table(style, [...told.map(({ head }) => head), 'with'], rows);
}

type Runs = NonNullable<InteractionReply['details']>['evidence'];

interface Column {
  readonly head: string;
  /** Left out where it is 0 in every run. */
  readonly ifAny: boolean;
  readonly of: (run: Runs[number]) => number;
  readonly shown: (value: number) => string;
}

function average(value: number): string {
  return value.toFixed(2);
}
