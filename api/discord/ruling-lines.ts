import type { QueryContext } from '../../schema/context.js';
import { rulingUrl } from '../../schema/page-url.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { ownerOf } from '../knowledge-base/ruling-owner.js';
import { shownText } from './fit-text.js';
import { link } from './link.js';

/** Of one ruling that is quoted. */
const LONGEST_QUOTE = 500;

const LONGEST_NAME = 100;

/** A ruling as a quotation with whose it is, linked to its page; our own words say that they are. */
export function rulingLine(context: QueryContext, ruling: RulingRecord): string {
  const { name } = ownerOf(context.knowledgeBase, ruling);
  const source = link(shownText(name, LONGEST_NAME), rulingUrl(context, ruling.id));
  const own = ruling.authority === 'SUMMARY' ? ' (our own words)' : '';
  return `“${shownText(ruling.text, LONGEST_QUOTE)}” — ${source}${own}`;
}
