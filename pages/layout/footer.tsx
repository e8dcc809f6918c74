import { REPORT_PATH } from '../paths.js';
import { Link } from './link.js';

export function Footer({ revision }: { readonly revision: string | null }) {
  return (
    <footer class="site-footer">
      <p>
        {revision !== null && (
          <>
            Revision <code>{revision.slice(0, 12)}</code>.{' '}
          </>
        )}
        Ask with <Link to="graphiql">GraphQL</Link>, read about the <Link to="api">API</Link>, or put{' '}
        <Link to="api#wiki">tooltips on a wiki</Link>. Something looks wrong?{' '}
        <Link to={REPORT_PATH}>Report it</Link>.
      </p>
      <p>
        An unofficial fan work, not endorsed by or affiliated with Lucasfilm Ltd., Wizards of the Coast or the
        Independent Development Committee. Official texts belong to their owners and are quoted for reference.
      </p>
    </footer>
  );
}
