import type { Content, KeywordRecord, RulingRecord } from '../../../api/knowledge-base/records.js';
import { changedStates, type RecordStates, stateHash } from './record-states.js';

/** What is new, changed or withdrawn against all that was logged before, oldest first. */
export function keywordChanges(
  { keywords, rulings }: Content,
  logged: readonly RecordStates[],
): Record<string, string | null> {
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const now = new Map(keywords.map((keyword) => [keyword.slug, stateOf(keyword, byId)]));
  return changedStates(now, logged);
}

function stateOf(keyword: KeywordRecord, rulings: ReadonlyMap<string, RulingRecord>): string {
  const current = keyword.rulings.map((id) => rulings.get(id));
  return stateHash([keyword, current]);
}
