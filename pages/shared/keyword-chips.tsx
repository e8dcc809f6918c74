import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { Link } from '../layout/link.js';
import { keywordPath } from '../paths.js';

interface ChipsProps {
  readonly kb: KnowledgeBase;
  readonly slugs: readonly string[];
}

/** Keywords as a row of links; nothing when there are none. */
export function KeywordChips({ kb, slugs }: ChipsProps) {
  if (slugs.length === 0) return null;
  return (
    <ul class="chips">
      {slugs.map((slug) => {
        const keyword = kb.keywords.get(slug);
        return (
          <li key={slug}>
            <Link to={keywordPath(slug)} {...(keyword === undefined ? {} : { title: keyword.summary })}>
              {keyword?.name ?? slug}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
