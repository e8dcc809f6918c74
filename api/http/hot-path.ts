import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, acceptedType } from './accepted.js';
import { accessFacts, type ServerParts } from './answerer.js';
import { HOT_ADDRESS, hotKey } from './hot-answers.js';
import { sendRepresentation } from './representation.js';

/**
 * Answers a GET or HEAD of `/graphql` from the finished answers, before anything else looks at it. False when there is none: the
 * ordinary way then makes it, with the same bytes and headers. Its access lines have level debug, because at info they would cost
 * as much as the answer.
 */
export function createHotPath(
  parts: ServerParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { store, hotAnswers, log, requestIds } = parts;
  return (request, response) => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(HOT_ADDRESS)) return false;
    const knowledgeBase = store.current();
    const type = acceptedType(headers.accept);
    const choice = acceptedEncoding(headers['accept-encoding']);
    if (knowledgeBase === null || type === null || choice === null || type === 'text/html') return false;
    const { revision } = knowledgeBase;
    const answer = hotAnswers.find(revision, hotKey(url, type, choice));
    if (!answer) return false;
    const logged = log.isLevelEnabled('debug');
    const started = logged ? performance.now() : 0;
    const requestId = requestIds(headers['x-request-id']);
    const sent = sendRepresentation(response, answer, {
      ifNoneMatch: headers['if-none-match'],
      requestId,
      revision,
    });
    if (logged) log.debug({ ...accessFacts(request, sent, requestId, started), hot: true }, 'request');
    return true;
  };
}
