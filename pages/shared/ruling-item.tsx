import { useContext } from 'preact/hooks';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../../api/knowledge-base/records.js';
import { citeRuling } from '../../api/knowledge-base/rendering/cite.js';
import { ownerOf } from '../../api/knowledge-base/ruling-owner.js';
import { Link } from '../layout/link.js';
import { rulingPath } from '../paths.js';
import { type Site, SiteContext } from '../site.js';

interface RulingItemProps {
  readonly kb: KnowledgeBase;
  readonly ruling: RulingRecord;
  /** Say what it is on: outside the page of its keyword or card. */
  readonly named?: boolean;
}

/** One ruling, letter for letter, with its permanent link and its citation. */
export function RulingItem({ kb, ruling, named = false }: RulingItemProps) {
  const site = useContext(SiteContext);
  const owner = ownerOf(kb, ruling);
  const name = ruling.id.slice(ruling.id.indexOf('/') + 1);
  return (
    <li {...(named ? {} : { id: name })}>
      <p>{ruling.text}</p>
      <div class="tools">
        {named && <Link to={owner.path.slice(1)}>{owner.name}</Link>}
        <Link to={rulingPath(ruling.id)}>
          Permalink<span class="unseen"> to {ruling.id}</span>
        </Link>
        <button type="button" class="quiet needs-script" data-copy={citationOf(kb, ruling, site)}>
          Copy citation<span class="unseen"> of {ruling.id}</span>
        </button>
        {ruling.authority === 'SUMMARY' && <span class="tag">own words</span>}
      </div>
    </li>
  );
}

/** In plain text; its address is absolute where the server knows its own. */
export function citationOf(kb: KnowledgeBase, ruling: RulingRecord, { publicUrl }: Site): string {
  const owner = ownerOf(kb, ruling);
  const source = kb.sources.get(ruling.occurrences[0]?.source ?? '') ?? null;
  const url = `${publicUrl ?? ''}/${rulingPath(ruling.id)}`;
  return citeRuling(ruling, owner.name, { source, url, revision: kb.revision }, 'PLAIN');
}
