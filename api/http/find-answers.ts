import { searchPage } from '../../pages/search/search-page.js';
import { answerCost } from '../../schema/answer-cost.js';
import { answerQuestion } from '../answers/answer-question.js';
import { knownChecks } from '../answers/known-checks.js';
import { type SearchPart, search } from '../knowledge-base/search.js';
import type { ServerParts } from './answerer.js';
import { isFailure } from './failure.js';
import { admitted, type FindPage } from './page-route.js';

/** Below it a query is a name or a few words to look for. */
const FEWEST_WORDS_ASKED = 3;

/** Of all hits a page has the best. */
const SHOWN: SearchPart = { after: null, most: 30 };

function isQuestion(query: string): boolean {
  return query.includes('?') || query.trim().split(/\s+/).length >= FEWEST_WORDS_ASKED;
}

/** What a search finds; `isAsked`: an answer is wanted whatever the query looks like. */
export function findSearchPage(
  parts: Pick<ServerParts, 'running' | 'publicUrl'>,
  isAsked: boolean,
): FindPage {
  return async (asked) => {
    const { kb, parameters } = asked;
    const query = parameters.get('q') ?? '';
    const found = search(kb, query, [], SHOWN);
    if (query.trim() === '' || !(isAsked || isQuestion(query)))
      return { page: searchPage({ kb, query, found, answer: null }) };
    const { publicUrl } = parts;
    const options = { maxLength: null, publicUrl, checkInteraction: knownChecks };
    const cost = answerCost({ question: query }).field;
    const done = await admitted(parts, asked, cost, () => answerQuestion(kb, query, options));
    if (isFailure(done)) return done;
    const answer = done.result.intent === 'UNKNOWN' && !isAsked ? null : done.result;
    return { page: searchPage({ kb, query, found, answer }) };
  };
}
