import { searchPage } from '../../pages/search/search-page.js';
import { answerCost } from '../../schema/answer-cost.js';
import { answerQuestion } from '../answers/answer-question.js';
import { search } from '../knowledge-base/search.js';
import type { ServerParts } from './answerer.js';
import { askedPage } from './asked-page.js';
import { isFailure, toldToReaders } from './failure.js';
import { admitted, type FindPage } from './page-route.js';

/** Below it a query is a name or a few words to look for. */
const FEWEST_WORDS_ASKED = 3;

/** Hits of a page. */
const PER_PAGE = 30;

function isQuestion(query: string): boolean {
  return query.includes('?') || query.trim().split(/\s+/).length >= FEWEST_WORDS_ASKED;
}

/** What a search finds; `isAsked`: an answer is wanted whatever the query looks like. */
export function findSearchPage(
  parts: Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>,
  isAsked: boolean,
): FindPage {
  return async (asked) => {
    const { kb, parameters } = asked;
    const query = parameters.get('q') ?? '';
    const page = askedPage(parameters);
    const found = search(kb, query, [], { after: null, most: page * PER_PAGE });
    const shown = { kb, query, found, page, perPage: PER_PAGE };
    if (query.trim() === '' || page > 1 || !(isAsked || isQuestion(query)))
      return { page: searchPage({ ...shown, answer: null }) };
    const { publicUrl } = parts;
    const cost = answerCost({ question: query }).field;
    const done = await admitted(parts, asked, cost, ({ check: checkInteraction, solve }) =>
      answerQuestion(kb, query, { maxLength: null, publicUrl, checkInteraction, solve }),
    );
    if (isFailure(done))
      return { refused: done, page: searchPage({ ...shown, answer: null, fault: toldToReaders(done) }) };
    const answer = done.result.intent === 'UNKNOWN' && !isAsked ? null : done.result;
    return { page: searchPage({ ...shown, answer }) };
  };
}
