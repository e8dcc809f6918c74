import type { APIEmbedFooter } from 'discord-api-types/v10';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { oneLine } from '../knowledge-base/rendering/one-line.js';

const LONGEST_TITLE = 300;

/** Where the words of a record are from. No markup acts in a footer. */
export function sourceFooter(
  { sources }: Pick<KnowledgeBase, 'sources'>,
  record: { readonly source: string },
): APIEmbedFooter {
  const source = sources.get(record.source);
  const title = source === undefined ? record.source : oneLine(source.title).slice(0, LONGEST_TITLE);
  const edition =
    source?.edition == null ? '' : `, edition ${oneLine(source.edition).slice(0, LONGEST_TITLE)}`;
  const own = source?.authority === 'SUMMARY' ? ' (our own words)' : '';
  return { text: `Source: ${title}${edition}${own}` };
}
