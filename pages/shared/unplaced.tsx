import { useContext } from 'preact/hooks';
import { SiteContext } from '../site.js';

/** Where text with addresses is offered to be copied: says that they are not whole while the server does not know its own. */
export function Unplaced() {
  if (useContext(SiteContext).publicUrl !== null) return null;
  return (
    <p class="notice">
      This server does not know where the world reaches it, so the addresses to copy here are not whole.
      Whoever runs it can set <code>PUBLIC_URL</code>.
    </p>
  );
}
