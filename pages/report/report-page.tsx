import type { InteractionReport } from '../../api/interactions/interaction-report.js';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { interactionsPath, reportPath } from '../paths.js';
import { ReportForm } from '../shared/report-link.js';
import { type FindingSaid, reportedInteraction, writtenFinding } from '../shared/reported-finding.js';

interface ShownReport {
  readonly kb: KnowledgeBase;
  /** Keywords as asked. */
  readonly asked: readonly string[];
  readonly report: InteractionReport;
  /** Null: all of the check. */
  readonly finding: FindingSaid | null;
}

/** Where a finding is reported as wrong: where it was shown a link leads here. */
export function reportPage({ kb, asked, report, finding }: ShownReport): Page {
  const reported = reportedInteraction(kb, asked, report, finding);
  const [first = report.headline] = reported.shown;
  return {
    title: `This looks wrong: ${reported.about}`.slice(0, 120),
    description: first,
    path: reportPath(asked, finding === null ? null : writtenFinding(finding)),
    scripts: ['copy'],
    listed: false,
    body: (
      <>
        <h1>This looks wrong</h1>
        <blockquote>{first}</blockquote>
        <ReportForm reported={reported} />
        <p>
          <Link to={interactionsPath(asked)}>All about how {asked.join(' and ')} meet</Link>
        </p>
      </>
    ),
  };
}
