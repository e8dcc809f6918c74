import { Link } from '../layout/link.js';
import type { Page } from '../layout/render-page.js';
import { REPORT_PATH } from '../paths.js';
import { ReportForm } from '../shared/report-link.js';
import type { Reported } from '../shared/report-text.js';

const ANYTHING: Reported = { about: 'something else', path: '', shown: [], facts: [] };

/** How to report what looks wrong: beside it, or here where it stands on no page. */
export function reportGuide(): Page {
  return {
    title: 'Report a mistake',
    description: 'How to say that a ruling, an answer, an attack or anything else here looks wrong.',
    path: REPORT_PATH,
    scripts: ['copy'],
    body: (
      <>
        <h1>Report a mistake</h1>
        <p class="lead">
          Go to what looks wrong and open “This looks wrong” below it: that report already has all that is
          needed to see the same again.
        </p>
        <ul>
          <li>
            A keyword or a ruling: on its page, from <Link to="./#keywords">all keywords</Link>
          </li>
          <li>
            An answer: <Link to="search">ask the question again</Link>
          </li>
          <li>
            How keywords meet: <Link to="interactions">pick them</Link>; each finding has its own
          </li>
          <li>
            What an attack does: <Link to="attack">work it out again</Link>
          </li>
        </ul>
        <h2>Anything else</h2>
        <ReportForm reported={ANYTHING} />
      </>
    ),
  };
}
