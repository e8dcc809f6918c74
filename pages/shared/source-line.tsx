import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { AUTHORITY_WORDS } from './words.js';

/** Whose words a text is, and where it stands; nothing for a source that is not known. */
export function SourceLine({ kb, source: id }: { readonly kb: KnowledgeBase; readonly source: string }) {
  const source = kb.sources.get(id);
  if (source === undefined) return null;
  const { authority, title, edition, publishedOn, url } = source;
  return (
    <>
      {AUTHORITY_WORDS[authority]}: {isWebAddress(url) ? <a href={url}>{title}</a> : title}
      {edition === null ? '' : `, ${edition}`}
      {publishedOn === null ? '' : `, ${publishedOn}`}
    </>
  );
}

/** What a source names as its address is not ours: only the web is linked. */
function isWebAddress(url: string | null): url is string {
  return url !== null && /^https?:\/\//i.test(url);
}
