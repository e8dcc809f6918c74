import type { Suggestion } from '../../api/knowledge-base/suggestion.js';
import { cardPath, keywordPath, rulingPath } from '../paths.js';
import { Link, useHref } from './link.js';
import type { Page } from './render-page.js';

/** What went wrong, for a person. */
export interface ShownFailure {
  /** Of HTTP. */
  readonly status: number;
  readonly message: string;
  /** What may have been meant, best first. */
  readonly suggestions: readonly Suggestion[];
  /** Finds it in the log of the server. */
  readonly requestId: string;
  /** What was searched for; empty for other addresses. */
  readonly query: string;
}

const TITLES: Readonly<Record<number, string>> = {
  404: 'Nothing is here',
  405: 'This can not be done here',
  413: 'That is too much at once',
  414: 'The address is too long',
  429: 'Too much at once',
  431: 'The address is too long',
  503: 'Not ready yet',
};

export function failurePage({ status, message, suggestions, requestId, query }: ShownFailure): Page {
  const title = TITLES[status] ?? (status < 500 ? 'That did not work' : 'Something went wrong here');
  return {
    title,
    description: message,
    path: 'search',
    status,
    listed: false,
    body: (
      <>
        <h1>{title}</h1>
        <div class="notice fault">
          <p>{message}</p>
        </div>
        {suggestions.length > 0 && (
          <>
            <h2>Did you mean</h2>
            <ul class="chips">
              {suggestions.map((suggestion) => (
                <li key={`${suggestion.kind} ${suggestion.id}`}>
                  <Link to={suggestionPath(suggestion)}>{suggestion.label}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <h2>Look for it</h2>
        <PlainSearch query={query} />
        {status >= 500 && <p class="soft">Request {requestId}</p>}
      </>
    ),
  };
}

/** The page of what is suggested. */
export function suggestionPath({ kind, id }: Suggestion): string {
  switch (kind) {
    case 'KEYWORD':
      return keywordPath(id);
    case 'RULING':
      return rulingPath(id);
    case 'CARD':
      return cardPath(id);
    case 'TIMING_WINDOW':
      return `./#window-${id}`;
  }
}

/** A search form that works without any script. */
function PlainSearch({ query }: { readonly query: string }) {
  return (
    <search>
      <form class="search-form" action={useHref('search')}>
        <div class="field">
          <label class="unseen" for="plain-search">
            A keyword, a card or a question
          </label>
          <input id="plain-search" type="search" name="q" value={query} />
        </div>
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
