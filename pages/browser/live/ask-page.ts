/** A page that came, or what is told in its place. */
type Asked =
  | { readonly page: Document; readonly result: HTMLElement; readonly isRefused: boolean }
  | { readonly told: string };

/** Null when the question was overtaken by another one. */
export async function askPage(address: string, signal: AbortSignal): Promise<Asked | null> {
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' }, signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const result = page.querySelector<HTMLElement>('#result[data-path]');
    if (result !== null) return { page, result, isRefused: !response.ok };
    return { told: response.ok ? STRANGER : ofFailure(response, page) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return { told: 'The server can not be reached. Nothing that you typed is lost.' };
  }
}

const STRANGER =
  'What answered is not this site: perhaps your network wants you to log in first. Open any other site, then try again; nothing that you typed is lost.';

/** A server that is itself says why; what stands before it does not. */
function ofFailure({ status, headers }: Response, page: Document): string {
  const said = page.querySelector('#main .notice.fault')?.textContent?.trim() ?? '';
  if (said !== '') return said;
  const seconds = headers.get('Retry-After') ?? '';
  const when = /^\d{1,4}$/.test(seconds) ? `in ${seconds} s` : 'in a moment';
  return `The server can not answer just now (${status}). Try again ${when}; nothing that you typed is lost.`;
}
