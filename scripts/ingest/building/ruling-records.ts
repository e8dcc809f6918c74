import type { Authority, RulingModelling, RulingRecord } from '../../../api/knowledge-base/records.js';
import type { CollectedKeyword } from '../editions/collect-keywords.js';
import { assignIds, type Ledger, type LedgerEntry } from '../editions/ledger.js';
import { draftRulings, type RulingDraft } from '../editions/ruling-drafts.js';
import { compareText } from '../editions/source.js';
import type { MentionFinder } from '../parsing/mentions.js';
import { topicsOf } from '../parsing/topics.js';

/** What rulings are on: a keyword or a card. */
export type RulingOwner = Pick<RulingRecord, 'keyword' | 'card'>;

/** The rulings on one keyword or card before they have their ids, in canonical order. */
export interface RulingGroup {
  readonly owner: RulingOwner;
  readonly drafts: readonly RulingDraft[];
  /** Index of the newest edition: what stands in it is current. */
  readonly newest: number;
  /** Of what stands last in that edition. */
  authorityIn(edition: number): Authority;
}

export interface RecordedRulings {
  readonly rulings: readonly RulingRecord[];
  readonly ledger: Ledger;
}

export function rulingsOfKeyword(keyword: CollectedKeyword): RulingGroup {
  return {
    owner: { keyword: keyword.slug, card: null },
    drafts: draftRulings(keyword),
    newest: keyword.editions.length - 1,
    authorityIn: (edition) =>
      keyword.editions[edition]?.entries[0].source.description.authority ?? 'OFFICIAL',
  };
}

/**
 * The rulings of a group with their ids and statuses, those included that only the ledger still knows and `isToBeKept` keeps.
 */
export function rulingRecords(
  group: RulingGroup,
  known: Ledger,
  mentions: MentionFinder,
  isToBeKept: (entry: LedgerEntry) => boolean,
): RecordedRulings {
  const ids = assignIds(group.drafts, known);
  const idOf = (draft: RulingDraft): string => ids.get(draft) ?? '';
  const rulings = group.drafts.map((draft) => rulingRecord(draft, idOf, group, mentions));
  const seen = new Set(rulings.map(({ id }) => id));
  const gone = [...known]
    .filter(([id, entry]) => !seen.has(id) && isToBeKept(entry))
    .sort(([a], [b]) => compareText(a, b));
  const goneIds = new Set(gone.map(([id]) => id));
  const withdrawn = gone.map(([id, entry], index): RulingRecord => {
    const supersededBy = entry.supersededBy.filter((one) => seen.has(one) || goneIds.has(one));
    return {
      ...plainRuling(id, group.owner, entry, mentions),
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

/** Of a ruling that nobody has judged. */
const UNREVIEWED: RulingModelling = { state: 'UNREVIEWED', rule: null, scenarios: [], reason: null };

function plainRuling(
  id: string,
  owner: RulingOwner,
  { text, parenthetical }: { readonly text: string; readonly parenthetical: boolean },
  mentions: MentionFinder,
): Omit<RulingRecord, 'position' | 'authority' | 'occurrences' | 'status' | 'supersededBy'> {
  const others = mentions(text).filter((slug) => slug !== owner.keyword);
  const topics = topicsOf(text);
  return { id, ...owner, text, parenthetical, mentions: others, topics, modelling: UNREVIEWED };
}

function rulingRecord(
  draft: RulingDraft,
  idOf: (draft: RulingDraft) => string,
  { owner, newest, authorityIn }: RulingGroup,
  mentions: MentionFinder,
): RulingRecord {
  const isCurrent = draft.lastEdition === newest;
  return {
    ...plainRuling(idOf(draft), owner, draft, mentions),
    position: draft.position,
    authority: authorityIn(draft.lastEdition),
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
