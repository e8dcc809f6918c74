import { loadAssets } from '../../pages/assets.js';
import { failurePage } from '../../pages/layout/failure-page.js';
import { PAGE_POLICY, type Page, renderPage } from '../../pages/layout/render-page.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';
import type { Answered, Answerer, ServerParts } from './answerer.js';
import { type Failure, failure, toldToReaders } from './failure.js';
import { content, FRESH } from './plain-routes.js';
import type { Content, Representation } from './representation.js';
import { splitUrl } from './request-url.js';

const HTML_TYPE = 'text/html; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

const HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

type Placed = Pick<ServerParts, 'publicUrl' | 'reportUrl' | 'store'>;

/** From the page at `path` to the root of the site: '../' for each folder it stands in. */
function rootFrom(path: string): string {
  return '../'.repeat(Math.max(0, path.split('/').length - 2));
}

/** A page at the address that was asked for. What failed, or was made of what is not complete yet, is not kept by anyone. */
export async function pageContent(
  parts: Placed,
  page: Page,
  asked: { readonly path: string; readonly revision: string | null; readonly kept?: boolean },
): Promise<Content> {
  const { publicUrl, reportUrl, store } = parts;
  const { path, revision, kept = true } = asked;
  const assets = await loadAssets();
  const hasCards = (store.current()?.cards.size ?? 0) > 0;
  const html = renderPage(page, { root: rootFrom(path), publicUrl, reportUrl, revision, assets, hasCards });
  // It may stand in what was typed, and no page can hold it.
  const body = html.replaceAll('\0', '\uFFFD');
  const { status = 200 } = page;
  const lasting = status === 200 && kept ? { cacheControl: FRESH, tagged: true } : {};
  return content(HTML_TYPE, body, { status, revision, headers: HEADERS, ...lasting });
}

/** A failure for who reads HTML. */
export async function failureContent(
  parts: Placed,
  failed: Failure,
  url: string,
  requestId: string,
): Promise<Content> {
  const { status, headers } = failed;
  const message = toldToReaders(failed);
  const suggestions = suggestionsOf(failed);
  const { path } = splitUrl(url);
  const page = failurePage({ status, message, suggestions, requestId, query: searchedFor(url) });
  const shown = await pageContent(parts, page, { path, revision: null });
  return { ...shown, vary: 'Accept, Accept-Encoding', headers: { ...shown.headers, ...headers } };
}

/** What stood in a search that failed, without signs that nobody typed, so that it can be mended. */
function searchedFor(url: string): string {
  const { path, search } = splitUrl(url);
  if (path !== '/search' && path !== '/answer') return '';
  return (new URLSearchParams(search).get('q') ?? '').replace(/\p{Cc}/gu, ' ');
}

const KINDS: ReadonlySet<unknown> = new Set(['KEYWORD', 'RULING', 'TIMING_WINDOW', 'CARD']);

function suggestionsOf({ details }: Failure): readonly Suggestion[] {
  const { suggestions } = details;
  return Array.isArray(suggestions) ? suggestions.filter(isSuggestion) : [];
}

function isSuggestion(value: unknown): value is Suggestion {
  return typeof value === 'object' && value !== null && 'kind' in value && KINDS.has(value.kind);
}

/** Styles and scripts by the names that their content gives them: they never change. */
export function assetRoute(): Answerer {
  const encoded = new Map<string, Map<string, Representation>>();
  return async (request): Promise<Answered> => {
    const name = splitUrl(request.url ?? '').path.replace(/^\/assets\//, '');
    const asset = (await loadAssets()).served.get(name);
    if (asset === undefined) {
      const message = 'Nothing has this address now; load the page again that named it.';
      return { content: failure(404, 'BAD_USER_INPUT', message) };
    }
    const kept = encoded.get(name) ?? new Map<string, Representation>();
    encoded.set(name, kept);
    const made = content(asset.contentType, asset.body, { cacheControl: FOR_EVER, tagged: true });
    return { content: made, encoded: kept };
  };
}
