import { type Failure, failure } from './failure.js';
import { LIMITS } from './limits.js';

/** What to do about a link that is too long, for who reads pages. */
export const SHORTER =
  'Paste a deck list into the form of the deck page, and ask anything else in fewer words.';

/** Path and query of a request, also of one that names the whole address. */
export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const local = url.startsWith('/') ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const at = local.indexOf('?');
  return at < 0 ? { path: local, search: '' } : { path: local.slice(0, at), search: local.slice(at + 1) };
}

/** The parts of a path, decoded; what is not properly encoded stays as it is. */
export function decodedPath(path: string): readonly string[] {
  return path.replace(/^\//, '').split('/').map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Refuses an address that is too long before anything reads it. */
export function refuseLongUrl(url: string): Failure | null {
  if (url.length <= LIMITS.urlLength) return null;
  const found = `The address has ${url.length} characters; the limit is ${LIMITS.urlLength}.`;
  const message = `${found} Use POST, or a published query by its id.`;
  return {
    ...failure(414, 'QUERY_TOO_LARGE', message, { limit: LIMITS.urlLength, found: url.length }),
    forReaders: `${found} ${SHORTER}`,
  };
}
