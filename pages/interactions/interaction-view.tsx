import { averagePrinted, percentPrinted } from '../../api/answers/odds/percent.js';
import type {
  CounterfactualRun,
  InteractionReport,
  TimelineStep,
} from '../../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import { interactionsPath, keywordPath, rulingPath } from '../paths.js';
import { FindingItem } from '../shared/finding-item.js';
import { ReportLink } from '../shared/report-link.js';
import { VERDICT_WORDS } from '../shared/words.js';

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
      <p>
        <span class={`verdict ${verdict.toLowerCase()}`}>{VERDICT_WORDS[verdict]}</span>
      </p>
      <p class="lead">{headline}</p>
      {missing !== null && <p class="notice">What is missing: {missing}</p>}
      {findings.length > 0 && <h2>What happens</h2>}
      <ul class="findings">
        {findings.map((finding, index) => (
          <FindingItem key={index} kb={kb} finding={finding} />
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
      <ReportLink
        reported={{
          about: `interaction ${asked.join(' + ')}`,
          path: interactionsPath(asked),
          shown: [headline, ...findings.map(({ statement }) => statement)],
          attack: null,
        }}
      />
    </>
  );
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

function Numbers({ evidence }: { readonly evidence: readonly CounterfactualRun[] }) {
  if (evidence.length === 0) return null;
  return (
    <>
      <h2>In numbers</h2>
      <p class="soft">The same attack with and without them, computed exactly.</p>
      <table class="numeric">
        <thead>
          <tr>
            <th scope="col" class="named">
              With
            </th>
            <th scope="col">Damage</th>
            <th scope="col">Defender discarded</th>
            <th scope="col">Attacker discarded</th>
            <th scope="col">Hits</th>
          </tr>
        </thead>
        <tbody>
          {evidence.map(({ label, outcome }) => (
            <tr key={label}>
              <th scope="row" class="named">
                {label}
              </th>
              <td>{averagePrinted(outcome.expectedDamageToDefender)}</td>
              <td>{percentPrinted(outcome.defenderDiscardChance)}</td>
              <td>{percentPrinted(outcome.attackerDiscardChance)}</td>
              <td>{averagePrinted(outcome.expectedHits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
