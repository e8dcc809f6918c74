import { useContext } from 'preact/hooks';
import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../api/knowledge-base/records.js';
import { citeKeyword } from '../../api/knowledge-base/rendering/cite.js';
import { renderKeyword } from '../../api/knowledge-base/rendering/render-keyword.js';
import { keywordPath } from '../paths.js';
import { Unplaced } from '../shared/unplaced.js';
import { SiteContext } from '../site.js';

interface ShareProps {
  readonly kb: KnowledgeBase;
  readonly keyword: KeywordRecord;
}

/** Long enough for a tooltip. */
const TOOLTIP_LENGTH = 300;

/** The keyword as it can be put elsewhere: tooltip, Markdown, wikitext, citation. */
export function Share({ kb, keyword }: ShareProps) {
  const { publicUrl } = useContext(SiteContext);
  const url = `${publicUrl ?? ''}/${keywordPath(keyword.slug)}`;
  const place = { source: kb.sources.get(keyword.source) ?? null, url, revision: kb.revision };
  const forms: readonly (readonly [name: string, text: string])[] = [
    ['Tooltip', renderKeyword(keyword, 'PLAIN', TOOLTIP_LENGTH)],
    ['Markdown', renderKeyword(keyword, 'MARKDOWN', null)],
    ['Wikitext', renderKeyword(keyword, 'WIKITEXT', null)],
    ['Citation', citeKeyword(keyword, place, 'PLAIN')],
    ['Citation in wikitext', citeKeyword(keyword, place, 'WIKITEXT')],
  ];
  return (
    <section aria-labelledby="share" class="no-print">
      <h2 id="share">Share</h2>
      <Unplaced />
      {forms.map(([name, text]) => (
        <details key={name}>
          <summary>{name}</summary>
          <pre>{text}</pre>
          <p class="needs-script">
            <button type="button" class="quiet" data-copy={text}>
              Copy {name.toLowerCase()}
            </button>
          </p>
        </details>
      ))}
    </section>
  );
}
