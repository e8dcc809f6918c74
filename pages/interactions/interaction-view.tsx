import { averagePrinted, percentPrinted } from '../../api/answers/odds/percent.js';
import type {
  CounterfactualRun,
  InteractionReport,
  TimelineStep,
} from '../../api/interactions/interaction-report.js';
import { verdictInWords } from '../../api/interactions/verdict-in-words.js';
import { findKeyword } from '../../api/knowledge-base/find-keyword.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { RunOutcome } from '../../engine/interaction/run-outcome.js';
import type { Rational } from '../../engine/rational.js';
import { Link } from '../layout/link.js';
import { keywordPath, rulingPath } from '../paths.js';
import { FindingItem } from '../shared/finding-item.js';
import { ReportLink } from '../shared/report-link.js';
import { reportedInteraction } from '../shared/reported-finding.js';

interface ViewProps {
  readonly kb: KnowledgeBase;
  /** As asked. */
  readonly asked: readonly string[];
  readonly report: InteractionReport;
}

/** Verdict, findings, order of play and numbers of one check. */
export function InteractionView({ kb, asked, report }: ViewProps) {
  const { verdict, headline, findings, timeline, evidence, missing, assumptions, whyNot } = report;
  return (
    <>
      {guessed(kb, asked).map(([name, keyword]) => (
        <p key={name} class="notice">
          No keyword is called “{name}”: this is about {keyword}.
        </p>
      ))}
      <p>
        <span class={`verdict ${verdict.toLowerCase()}`}>{verdictInWords(report)}</span>
      </p>
      <p class="lead">{headline}</p>
      {missing !== null && <p class="notice">What is missing: {missing}</p>}
      {findings.length > 0 && <h2>What happens</h2>}
      <ul class="findings">
        {findings.map((finding, index) => (
          <FindingItem key={index} kb={kb} finding={finding} asked={asked} />
        ))}
      </ul>
      <NotApplying kb={kb} whyNot={whyNot} />
      <Timeline kb={kb} timeline={timeline} />
      <Numbers evidence={evidence} />
      {assumptions.map(({ code, statement, alternative }) => (
        <p key={code} class="source">
          Read so: {statement} Else: {alternative}
        </p>
      ))}
      <ReportLink reported={reportedInteraction(kb, asked, report)} />
    </>
  );
}

/** Names that were taken for the keyword next to them. */
function guessed(kb: KnowledgeBase, asked: readonly string[]): readonly (readonly [string, string])[] {
  return [...new Set(asked)].flatMap((name) => {
    const match = findKeyword(kb, name);
    return match.found === 'one' && match.matchedBy === 'FUZZY' ? [[name, match.keyword.name] as const] : [];
  });
}

function NotApplying({ kb, whyNot }: Pick<ViewProps, 'kb'> & Pick<InteractionReport, 'whyNot'>) {
  return (
    <>
      {whyNot.length > 0 && <h2>What does not apply</h2>}
      <ul class="findings">
        {whyNot.map(({ ruling, reason }) => (
          <li key={ruling}>
            <p>“{kb.rulings.get(ruling)?.text ?? ruling}”</p>
            <p class="source">
              {reason} <Link to={rulingPath(ruling)}>{ruling}</Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Timeline({
  kb,
  timeline,
}: {
  readonly kb: KnowledgeBase;
  readonly timeline: readonly TimelineStep[];
}) {
  if (timeline.length === 0) return null;
  return (
    <>
      <h2>In the order of play</h2>
      <ol class="sequence">
        {timeline.map(({ window, keyword, event }) => {
          const moment = kb.timingWindows.get(window);
          return (
            <li key={`${window} ${keyword}`} class={moment?.isPop === true ? 'pop' : 'step'}>
              <h3>
                <Link to={keywordPath(keyword)}>{kb.keywords.get(keyword)?.name ?? keyword}</Link>
              </h3>
              <p>
                {moment?.name ?? window}: {event}
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface Column {
  readonly name: string;
  readonly of: (outcome: RunOutcome) => Rational;
  readonly printed: (value: Rational) => string;
  /** Left out where it is 0 in every run. */
  readonly ifAny?: boolean;
}

const COLUMNS: readonly Column[] = [
  {
    name: 'Damage to defender',
    of: ({ expectedDamageToDefender }) => expectedDamageToDefender,
    printed: averagePrinted,
  },
  {
    name: 'To others',
    of: ({ expectedDamageToOthers }) => expectedDamageToOthers,
    printed: averagePrinted,
    ifAny: true,
  },
  {
    name: 'To attacker',
    of: ({ expectedDamageToAttacker }) => expectedDamageToAttacker,
    printed: averagePrinted,
    ifAny: true,
  },
  {
    name: 'Defender discarded',
    of: ({ defenderDiscardChance }) => defenderDiscardChance,
    printed: percentPrinted,
    ifAny: true,
  },
  {
    name: 'Attacker discarded',
    of: ({ attackerDiscardChance }) => attackerDiscardChance,
    printed: percentPrinted,
    ifAny: true,
  },
  { name: 'Hits', of: ({ expectedHits }) => expectedHits, printed: averagePrinted },
];

/** With more columns what a run is with stands above its numbers, so that a phone has room for them. */
const MOST_BESIDE = 4;

function Numbers({ evidence }: { readonly evidence: readonly CounterfactualRun[] }) {
  if (evidence.length === 0) return null;
  const columns = COLUMNS.filter(
    ({ of, ifAny = false }) => !ifAny || evidence.some(({ outcome }) => of(outcome).numerator > 0n),
  );
  const isBeside = columns.length <= MOST_BESIDE;
  return (
    <>
      <h2>In numbers</h2>
      <p class="soft">The same attack with and without them, computed exactly; damage and hits on average.</p>
      <table class="numeric runs">
        <thead>
          <tr>
            {isBeside && (
              <th scope="col" class="named">
                With
              </th>
            )}
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {evidence.map((run) => (
          <RunRows key={run.label} run={run} columns={columns} isBeside={isBeside} />
        ))}
      </table>
    </>
  );
}

interface RunProps {
  readonly run: CounterfactualRun;
  readonly columns: readonly Column[];
  readonly isBeside: boolean;
}

function RunRows({ run: { label, outcome }, columns, isBeside }: RunProps) {
  const cells = columns.map(({ name, of, printed }) => <td key={name}>{printed(of(outcome))}</td>);
  return (
    <tbody>
      {isBeside ? (
        <tr>
          <th scope="row" class="named">
            {label}
          </th>
          {cells}
        </tr>
      ) : (
        <>
          <tr>
            <th scope="rowgroup" class="named above" colspan={columns.length}>
              {label}
            </th>
          </tr>
          <tr>{cells}</tr>
        </>
      )}
    </tbody>
  );
}
