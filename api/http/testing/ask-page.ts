import { ask, decoded, type Response } from './ask.js';
import { type ReadPage, readPage } from './read-page.js';

/** What a browser says that it takes. */
export const BROWSER = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Asks as a browser does. */
export function askPage(url: string): Promise<Response> {
  return ask(url, { headers: BROWSER });
}

/** The page at an address, whatever its status. */
export async function pageAt(url: string): Promise<ReadPage> {
  return readPage(decoded(await askPage(url)));
}
