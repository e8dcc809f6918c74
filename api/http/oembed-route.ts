import { isEmbeddable } from '../../pages/embed/embeddable.js';
import type { Page } from '../../pages/layout/render-page.js';
import { knownPairs } from '../interactions/known-pairs.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Answered, Answerer, ServerParts } from './answerer.js';
import { type Failure, failure, isFailure } from './failure.js';
import { findAttackPage } from './find-attacks.js';
import { findKeywordPage, findRulingPage } from './find-pages.js';
import { notReady } from './graphql-route.js';
import { type Embedding, embedding } from './oembed-answer.js';
import type { FindPage } from './page-route.js';
import { content, FRESH, JSON_TYPE } from './plain-routes.js';
import { decodedPath, splitUrl } from './request-url.js';

/** A page of ours: where the site begins, and what stands behind that. */
interface OwnPage {
  readonly root: string;
  /** With a slash in front and without one at the end. */
  readonly path: string;
  readonly search: string;
}

/** Other spellings lead to a page by one step. */
const MOST_STEPS = 3;

/** What other sites show of a link to a page here, by oEmbed 1.0, as JSON. */
export function oembedRoute(parts: ServerParts): Answerer {
  const find = pageFinder(parts);
  return async (request, _requestId, isAbandoned): Promise<Answered> => {
    const parameters = new URLSearchParams(splitUrl(request.url ?? '').search);
    const format = parameters.get('format') ?? 'json';
    if (format !== 'json') return { content: otherFormat(format) };
    const own = ownPage(parameters.get('url'), parts.publicUrl, request.headers.host ?? '');
    if (isFailure(own)) return { content: own };
    const kb = parts.store.current();
    if (kb === null) return { content: notReady('No rules database is loaded yet; try again in a moment.') };
    const page = await find(kb, own, isAbandoned);
    if (isFailure(page)) return { content: page };
    const answer: Embedding = embedding(page, own.root, {
      width: sizeOf(parameters.get('maxwidth')),
      height: sizeOf(parameters.get('maxheight')),
    });
    const { revision } = kb;
    const body = `${JSON.stringify(answer)}\n`;
    return { content: content(JSON_TYPE, body, { cacheControl: FRESH, tagged: true, revision }) };
  };
}

type FindOwnPage = (kb: KnowledgeBase, own: OwnPage, isAbandoned: () => boolean) => Promise<Page | Failure>;

/** Pages are found as they are for readers; one that says what is wrong has nothing to show elsewhere. */
function pageFinder(parts: ServerParts): FindOwnPage {
  const finders: Readonly<Record<string, FindPage>> = {
    keywords: findKeywordPage(knownPairs, parts),
    rulings: findRulingPage,
    attack: findAttackPage(parts),
  };
  return async (kb, own, isAbandoned) => {
    let { path, search } = own;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const names = decodedPath(path);
      const find = finders[names[0] ?? ''];
      if (find === undefined) break;
      const found = await find({
        kb,
        parts: names,
        parameters: new URLSearchParams(search),
        isPosted: false,
        isAbandoned,
      });
      if ('refused' in found) return found.refused;
      if ('page' in found) return (found.page.status ?? 200) === 200 ? found.page : nothingToShow();
      if (isFailure(found)) return found;
      const next = new URL(found.location, `http://here${path}`);
      path = next.pathname;
      search = next.search;
    }
    return nothingToShow();
  };
}

/** The page that an address means; a failure when it is none of ours, or one of which there is nothing to show. */
function ownPage(address: string | null, publicUrl: string | null, host: string): OwnPage | Failure {
  if (address === null || !URL.canParse(address)) {
    const message =
      'The parameter url is missing or no address; send the whole address of a page of this site.';
    return failure(400, 'BAD_USER_INPUT', message);
  }
  const url = new URL(address);
  const root = publicUrl ?? `${url.protocol}//${url.host}`;
  const prefix = publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  const isOurs =
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.host === (publicUrl === null ? host.toLowerCase() : new URL(publicUrl).host) &&
    url.pathname.startsWith(`${prefix}/`);
  const path = url.pathname.slice(prefix.length).replace(/\/$/, '');
  if (!isOurs || !isEmbeddable(`${path.slice(1)}${url.search}`)) return nothingToShow();
  return { root, path, search: url.search };
}

function nothingToShow(): Failure {
  const message =
    'Nothing of this address can be shown elsewhere. Send that of a keyword (/keywords/overkill), a ruling or an attack (/attack?q=...) of this site.';
  return failure(404, 'BAD_USER_INPUT', message);
}

function otherFormat(format: string): Failure {
  const message = `The format ${JSON.stringify(format.slice(0, 40))} is not made here; use json.`;
  return failure(501, 'BAD_USER_INPUT', message);
}

/** Pixels; null when nothing is said, or nothing that could be meant. */
function sizeOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}
