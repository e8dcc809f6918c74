import { Link } from '../layout/link.js';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly last: number;
  /** The address of a page of the list. */
  readonly pathOf: (page: number) => string;
}

/** The way to the pages before and behind; nothing for a list of one page. */
export function Pager({ page, last, pathOf }: PagerProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label="Pages" class="no-print">
      <p>
        {page > 1 && <Link to={pathOf(page - 1)}>Before</Link>} Page {page} of {last}{' '}
        {page < last && <Link to={pathOf(page + 1)}>Next</Link>}
      </p>
    </nav>
  );
}
