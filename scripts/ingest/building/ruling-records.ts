import type { RulingRecord } from '../../../api/knowledge-base/records.js';
import type { CollectedKeyword } from '../editions/collect-keywords.js';
import { assignIds, type Ledger, type LedgerEntry } from '../editions/ledger.js';
import { draftRulings, type RulingDraft } from '../editions/ruling-drafts.js';
import { compareText } from '../editions/source.js';
import type { MentionFinder } from '../parsing/mentions.js';
import { topicsOf } from '../parsing/topics.js';

export interface KeywordRulings {
  readonly rulings: readonly RulingRecord[];
  readonly ledger: Ledger;
}

/**
 * The rulings of one keyword with their ids and statuses, those included that only the ledger still knows and `isToBeKept` keeps.
 */
export function rulingRecords(
  keyword: CollectedKeyword,
  known: Ledger,
  mentions: MentionFinder,
  isToBeKept: (entry: LedgerEntry) => boolean,
): KeywordRulings {
  const drafts = draftRulings(keyword);
  const ids = assignIds(drafts, known);
  const idOf = (draft: RulingDraft): string => ids.get(draft) ?? '';
  const rulings = drafts.map((draft) => rulingRecord(draft, idOf, keyword, mentions));
  const seen = new Set(rulings.map(({ id }) => id));
  const gone = [...known]
    .filter(([id, entry]) => !seen.has(id) && isToBeKept(entry))
    .sort(([a], [b]) => compareText(a, b));
  const goneIds = new Set(gone.map(([id]) => id));
  const withdrawn = gone.map(([id, entry], index): RulingRecord => {
    const supersededBy = entry.supersededBy.filter((one) => seen.has(one) || goneIds.has(one));
    return {
      ...plainRuling(id, keyword.slug, entry, mentions),
      position: rulings.length + index + 1,
      authority: entry.authority,
      occurrences: [],
      status: supersededBy.length > 0 ? 'SUPERSEDED' : 'WITHDRAWN',
      supersededBy,
    };
  });
  const all = [...rulings, ...withdrawn].sort((a, b) => a.position - b.position || compareText(a.id, b.id));
  const remembered = gone.map(([id, entry]): readonly [string, LedgerEntry] => [
    id,
    { ...entry, withdrawn: withdrawn.some((ruling) => ruling.id === id && ruling.status === 'WITHDRAWN') },
  ]);
  return {
    rulings: all,
    ledger: new Map([...rulings.map((ruling) => [ruling.id, ledgerEntry(ruling)] as const), ...remembered]),
  };
}

function plainRuling(
  id: string,
  keyword: string,
  { text, parenthetical }: { readonly text: string; readonly parenthetical: boolean },
  mentions: MentionFinder,
): Pick<RulingRecord, 'id' | 'keyword' | 'text' | 'parenthetical' | 'mentions' | 'topics'> {
  const others = mentions(text).filter((slug) => slug !== keyword);
  return { id, keyword, text, parenthetical, mentions: others, topics: topicsOf(text) };
}

function rulingRecord(
  draft: RulingDraft,
  idOf: (draft: RulingDraft) => string,
  keyword: CollectedKeyword,
  mentions: MentionFinder,
): RulingRecord {
  const newest = keyword.editions[draft.lastEdition]?.entries[0].source;
  const isCurrent = draft.lastEdition === keyword.editions.length - 1;
  return {
    ...plainRuling(idOf(draft), keyword.slug, draft, mentions),
    position: draft.position,
    authority: newest?.description.authority ?? 'OFFICIAL',
    occurrences: draft.occurrences,
    status: isCurrent ? 'CURRENT' : draft.replacedBy.length > 0 ? 'SUPERSEDED' : 'WITHDRAWN',
    supersededBy: isCurrent ? [] : draft.replacedBy.map(idOf).sort(compareText),
  };
}

function ledgerEntry(ruling: RulingRecord): LedgerEntry {
  return {
    text: ruling.text,
    parenthetical: ruling.parenthetical,
    authority: ruling.authority,
    sources: [...new Set(ruling.occurrences.map(({ source }) => source))].sort(compareText),
    supersededBy: ruling.supersededBy,
    withdrawn: ruling.status === 'WITHDRAWN',
  };
}
