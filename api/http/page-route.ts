import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Page } from '../../pages/layout/render-page.js';
import { workInSteps } from '../../schema/work-in-steps.js';
import type { LongWork } from '../answers/long-work.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { type Answered, type Answerer, isForReaders, type ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { type Failure, failure, isFailure } from './failure.js';
import { notReady } from './graphql-route.js';
import { keepPages } from './kept-pages.js';
import { pageContent } from './page-content.js';
import { redirectRoute } from './plain-routes.js';
import { readForm } from './read-form.js';
import type { Content } from './representation.js';
import { decodedPath, splitUrl } from './request-url.js';

/** What a page is asked by. */
export interface PageAsked {
  readonly kb: KnowledgeBase;
  /** Of the address, decoded. */
  readonly parts: readonly string[];
  /** Of the address; of the form, where one was posted. */
  readonly parameters: URLSearchParams;
  readonly isPosted: boolean;
  readonly isAbandoned: () => boolean;
}

/**
 * A page, where else it is (relative to the address), or why there is none. A page that is not complete yet is not `kept`. What a form sent
 * and is `refused` has a page with that form all the same: nothing that somebody typed is lost.
 */
export type PageFound =
  | { readonly page: Page; readonly kept?: boolean }
  | { readonly page: Page; readonly refused: Failure }
  | { readonly location: string }
  | Failure;

/** Signs that nobody types; ends of lines and tabs come from text areas. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
const EVERY_CONTROL = new RegExp(CONTROL, 'gu');
const UNPRINTABLE =
  'The address has a control character in what it asks, such as %00; leave it out and ask again.';

export type FindPage = (asked: PageAsked) => Promise<PageFound> | PageFound;

/** Pages that depend on their path alone are made once for each build; what a form was posted for is kept by nobody. */
export function pageRoute(parts: ServerParts, find: FindPage): Answerer {
  const keep = keepPages();
  return async (request, requestId, isAbandoned): Promise<Answered> => {
    const { path, search } = splitUrl(request.url ?? '');
    const to = (location: string) => redirectRoute(location)(request, requestId, isAbandoned);
    // Links of a page are relative to the address without a slash at its end.
    if (path.length > 1 && path.endsWith('/'))
      return to(`../${path.split('/').at(-2)}${search === '' ? '' : `?${search}`}`);
    const kb = parts.store.current();
    if (kb === null) return { content: notReady('No rules database is loaded yet; try again in a moment.') };
    const isPosted = request.method === 'POST';
    const before = search === '' && !isPosted ? keep.find(kb, path) : undefined;
    if (before !== undefined) return before;
    const parameters = isPosted ? printable(await readForm(request)) : new URLSearchParams(search);
    if (isFailure(parameters)) return { content: parameters };
    if ([...parameters].flat().some((text) => CONTROL.test(text)))
      return { content: failure(400, 'BAD_USER_INPUT', UNPRINTABLE) };
    const found = await find({ kb, parts: decodedPath(path), parameters, isPosted, isAbandoned });
    if ('location' in found) return to(found.location);
    if (isFailure(found)) return { content: found };
    if ('refused' in found) return { content: await refusedContent(parts, found, request, kb.revision) };
    const { page, kept = true } = found;
    const made = await pageContent(parts, page, { path, revision: kb.revision, kept: kept && !isPosted });
    return search === '' && made.tagged ? keep.keep(kb, path, made) : { content: made };
  };
}

/** Texts that are pasted bring signs along that nobody sees. */
function printable(form: URLSearchParams | Failure): URLSearchParams | Failure {
  if (isFailure(form)) return form;
  return new URLSearchParams([...form].map(([name, value]) => [name, value.replace(EVERY_CONTROL, ' ')]));
}

/** Programs are told the failure alone. */
async function refusedContent(
  parts: ServerParts,
  { page, refused }: { readonly page: Page; readonly refused: Failure },
  { url = '', headers: { accept } }: IncomingMessage,
  revision: string,
): Promise<Content | Failure> {
  if (!isForReaders({ accept, url })) return refused;
  const { path } = splitUrl(url);
  const shown = await pageContent(parts, { ...page, status: refused.status }, { path, revision });
  return {
    ...shown,
    vary: 'Accept, Accept-Encoding',
    headers: { ...shown.headers, ...refused.headers },
  };
}

/**
 * Work that holds up the event loop, counted among what runs and done in its turn, what of it takes long beside the requests, as that of
 * queries is. A failure (429) when too much runs already, or when nobody waits for it any more.
 */
export function admitted<Result>(
  parts: Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>,
  { kb, isAbandoned }: Pick<PageAsked, 'kb' | 'isAbandoned'>,
  cost: number,
  work: (long: LongWork) => Result,
): Promise<{ readonly result: Result } | Failure> {
  return counted(parts, cost, () => workInSteps(callerOf(parts, kb, isAbandoned), work));
}

/** The same for work that takes its turns itself. */
export async function counted<Result>(
  { running }: Pick<ServerParts, 'running'>,
  cost: number,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | Failure> {
  try {
    const over = running.admit(cost);
    try {
      return { result: await work() };
    } finally {
      over();
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { retryAfter = 1 } = error.extensions;
    const refused = failure(429, 'RATE_LIMITED', error.message, {}, { 'Retry-After': String(retryAfter) });
    return {
      ...refused,
      forReaders: `Too much at once is asked here just now. Ask again in ${retryAfter} s.`,
    };
  }
}
