import { fullName } from '../knowledge-base/card-record.js';
import type { Authority } from '../knowledge-base/records.js';
import { type SearchHit, search, type Warning } from '../knowledge-base/search.js';
import type { SearchKind, Suggestion } from '../knowledge-base/suggestion.js';
import type { Form, ReplyContext } from './reply.js';

export interface SearchResultShown {
  readonly kind: SearchKind;
  readonly id: string;
  /** Its name; of a ruling, of what it is on. */
  readonly name: string;
  /** Of a ruling what it says, of others what they are in short. */
  readonly text: string;
  /** Of `text`: what is said in short is in words of this project. Null for a card: its type line as printed. */
  readonly authority: Authority | null;
  readonly match: SearchHit['match'];
  /** The whole text of a keyword or a card. */
  readonly details?: undefined | { readonly text: string };
}

export interface SearchReply {
  readonly revision: string;
  /** Of all that was found. */
  readonly total: number;
  /** The first of them, best first. */
  readonly results: readonly SearchResultShown[];
  readonly didYouMean: readonly Suggestion[];
  readonly warnings: readonly Warning[];
}

export interface SearchAsked {
  readonly query: string;
  /** None: all. */
  readonly kinds: readonly SearchKind[];
  readonly most: number;
}

/** Full text over keywords, rulings, timing windows and cards. */
export function searchReply(
  { knowledgeBase }: ReplyContext,
  { query, kinds, most }: SearchAsked,
  form: Form,
): SearchReply {
  const { hits, total, didYouMean, warnings } = search(knowledgeBase, query, kinds, { after: null, most });
  const results = hits.map(({ kind, id, match }) => {
    const { text, whole, name, authority } = shown({ knowledgeBase, publicUrl: null }, kind, id);
    const result = { kind, id, name, text, authority, match };
    return form === 'detailed' && whole !== null ? { ...result, details: { text: whole } } : result;
  });
  return { revision: knowledgeBase.revision, total, results, didYouMean, warnings };
}

interface Shown {
  readonly name: string;
  readonly text: string;
  readonly authority: Authority | null;
  readonly whole: string | null;
}

function shown({ knowledgeBase }: ReplyContext, kind: SearchKind, id: string): Shown {
  const { keywords, rulings, timingWindows, cards } = knowledgeBase;
  if (kind === 'KEYWORD') {
    const keyword = keywords.get(id);
    const text = keyword?.summary ?? '';
    return { name: keyword?.name ?? id, text, authority: 'SUMMARY', whole: keyword?.text ?? null };
  }
  if (kind === 'RULING') {
    const ruling = rulings.get(id);
    const keyword = keywords.get(ruling?.keyword ?? '');
    const card = cards.get(ruling?.card ?? '');
    const owner = keyword?.name ?? (card === undefined ? id : fullName(card));
    return { name: owner, text: ruling?.text ?? '', authority: ruling?.authority ?? null, whole: null };
  }
  if (kind === 'TIMING_WINDOW') {
    const window = timingWindows.get(id);
    return { name: window?.name ?? id, text: window?.summary ?? '', authority: 'SUMMARY', whole: null };
  }
  const card = cards.get(id);
  if (card === undefined) return { name: id, text: '', authority: null, whole: null };
  return { name: fullName(card), text: card.typeLine, authority: null, whole: card.lines.join('\n') };
}
