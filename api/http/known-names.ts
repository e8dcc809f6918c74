import type { Answerer, ServerParts } from './answerer.js';
import { failure } from './failure.js';
import { notReady } from './graphql-route.js';
import { content, FRESH, JSON_TYPE } from './plain-routes.js';
import { splitUrl } from './request-url.js';
import { keywordCalled } from './v1/tooltip.js';

/** In one request. */
const MOST_NAMES = 50;

/**
 * Which of the words that a page marks are names of keywords, as they were sent: `/embed/known.json?name=overkill&name=nonsense`. So the script
 * asks for no tooltip that there is not, which browsers would complain of.
 */
export function knownNamesRoute({ store }: Pick<ServerParts, 'store'>): Answerer {
  return (request) => {
    const kb = store.current();
    if (kb === null) return { content: notReady('No rules database is loaded yet; try again in a moment.') };
    const names = new URLSearchParams(splitUrl(request.url ?? '').search).getAll('name');
    if (names.length === 0 || names.length > MOST_NAMES) {
      const message = `There are ${names.length} parameters \`name\`; expected 1 to ${MOST_NAMES}, each a word that may be a keyword.`;
      return { content: failure(400, 'BAD_USER_INPUT', message) };
    }
    const known = names.filter((name) => keywordCalled(kb, name) !== null);
    const body = JSON.stringify({ revision: kb.revision, known });
    return {
      content: content(JSON_TYPE, body, { cacheControl: FRESH, tagged: true, revision: kb.revision }),
    };
  };
}
