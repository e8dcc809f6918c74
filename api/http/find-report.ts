import { reportPage } from '../../pages/report/report-page.js';
import { readFinding } from '../../pages/shared/reported-finding.js';
import type { ServerParts } from './answerer.js';
import { failure, isFailure } from './failure.js';
import { checkInTurn, keywordsAsked } from './find-interactions.js';
import type { FindPage } from './page-route.js';

const NOTHING =
  'Nothing is named that looks wrong. Follow the link "This looks wrong" beside it: that address names it.';

/** Where a finding (`of=armor,NO_EFFECT,overkill`) of a check of keywords (`k=overkill,armor`) is reported, or all of the check. */
export function findReportPage(parts: Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>): FindPage {
  return async (asked) => {
    const { kb, parameters } = asked;
    const keywords = keywordsAsked(parameters);
    if (keywords.length === 0) return failure(400, 'BAD_USER_INPUT', NOTHING);
    const done = await checkInTurn(parts, asked, keywords);
    if (isFailure(done)) return done;
    const report = done.result;
    if ('ok' in report)
      return failure(400, 'BAD_USER_INPUT', report.message, { suggestions: report.suggestions });
    const finding = readFinding(kb, parameters.get('of') ?? '');
    return { page: reportPage({ kb, asked: keywords, report, finding }) };
  };
}
