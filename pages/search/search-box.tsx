import { useHref } from '../layout/link.js';
import { faultyField } from '../shared/form-fault.js';

/**
 * The one search of the site. It is a plain form; with its script it offers names while one types, as a combobox of WAI-ARIA:
 * `data-root` is where the site begins for that script.
 */
export function SearchBox({
  query,
  isFaulty = false,
}: {
  readonly query: string;
  readonly isFaulty?: boolean;
}) {
  return (
    <search>
      <form class="search-form" action={useHref('search')} data-search-box data-root={useHref('')}>
        <div class="field">
          <label class="unseen" for="search">
            A keyword, a card or a question
          </label>
          <input
            id="search"
            type="search"
            name="q"
            value={query}
            placeholder="A keyword, a card or a question"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            {...faultyField(isFaulty)}
          />
          <ul class="suggestions" id="suggestions" hidden />
        </div>
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
