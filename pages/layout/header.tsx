import { useContext } from 'preact/hooks';
import { SiteContext } from '../site.js';
import { Link, useHref } from './link.js';

const PLACES: readonly (readonly [path: string, name: string])[] = [
  ['', 'Keywords'],
  ['interactions', 'Interactions'],
  ['attack', 'Attack'],
  ['cards', 'Cards'],
  ['deck', 'Deck'],
  ['api', 'API'],
];

/** `path` of the page that shows it. */
export function Header({ path }: { readonly path: string }) {
  const { hasCards } = useContext(SiteContext);
  const [here = ''] = path.split(/[/?]/);
  return (
    <header class="site-header">
      <Link to="" class="brand">
        SWTCG <b>Rules</b>
      </Link>
      <nav aria-label="Site">
        {PLACES.filter(([to]) => hasCards || to !== 'cards').map(([to, name]) => (
          <Link
            key={to}
            to={to}
            {...(to === (here === 'keywords' ? '' : here) ? { 'aria-current': 'page' } : {})}
          >
            {name}
          </Link>
        ))}
      </nav>
      {path !== '' && !path.startsWith('search') && <SmallSearch />}
    </header>
  );
}

function SmallSearch() {
  return (
    <search class="small-search">
      <form action={useHref('search')}>
        <label class="unseen" for="header-search">
          Search
        </label>
        <input id="header-search" type="search" name="q" placeholder="Search" />
      </form>
    </search>
  );
}
