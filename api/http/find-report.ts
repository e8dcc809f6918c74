import { reportGuide } from '../../pages/report/report-guide.js';
import { reportPage } from '../../pages/report/report-page.js';
import { type FindingSaid, findingIn, readFinding } from '../../pages/shared/reported-finding.js';
import type { InteractionReport } from '../interactions/interaction-report.js';
import type { ServerParts } from './answerer.js';
import { failure, isFailure } from './failure.js';
import { checkInTurn, keywordsAsked } from './find-interactions.js';
import type { FindPage, PageAsked } from './page-route.js';

/** How to report a mistake; where a finding (`of=armor,NO_EFFECT,overkill`) of a check of keywords (`k=overkill,armor`) is reported, or all of the check. */
export function findReportPage(parts: Parts): FindPage {
  return async (asked) => {
    const { kb, parameters } = asked;
    const keywords = keywordsAsked(parameters);
    if (keywords.length === 0) return { page: reportGuide() };
    const done = await checkInTurn(parts, asked, keywords);
    if (isFailure(done)) return done;
    const report = done.result;
    if ('ok' in report)
      return failure(400, 'BAD_USER_INPUT', report.message, { suggestions: report.suggestions });
    const said = readFinding(kb, parameters.get('of') ?? '');
    const finding = said === null ? null : await shownFinding(parts, asked, report, said);
    return { page: reportPage({ kb, asked: keywords, report, finding }) };
  };
}

type Parts = Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>;

/** The finding of an address, if a check shows it: the one that is reported, or one with its keywords in other places, as in a deck. Null: nothing ever said so. */
async function shownFinding(
  parts: Parts,
  asked: PageAsked,
  report: InteractionReport,
  said: FindingSaid,
): Promise<FindingSaid | null> {
  const found = findingIn(report, said);
  const isAsked = [said.from, said.to].every((slug) => report.keywords.includes(slug));
  if (found !== null || !isAsked) return found;
  for (const places of PLACES) {
    const done = await checkInTurn(parts, asked, [said.from, said.to], places);
    const placed = isFailure(done) || 'ok' in done.result ? null : findingIn(done.result, said);
    if (placed !== null) return placed;
  }
  return null;
}

const ROLES = ['ATTACKER', 'DEFENDER', 'SECOND'] as const;
const PLACES = ROLES.flatMap((one) => ROLES.map((other) => [one, other] as const));
