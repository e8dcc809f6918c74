import type { Content, KeywordRecord, RulingRecord } from '../../../api/knowledge-base/records.js';
import { changedStates, type RecordStates, stateHash } from './record-states.js';

/** What is new, changed or withdrawn against all that was logged before, oldest first. */
export function keywordChanges(
  { keywords, rulings }: Content,
  logged: readonly RecordStates[],
): Record<string, string | null> {
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const statesBy = (told: (ruling: RulingRecord) => unknown): ReadonlyMap<string, string> =>
    new Map(keywords.map((keyword) => [keyword.slug, stateOf(keyword, byId, told)]));
  return changedStates(
    statesBy(withoutPlaces),
    logged,
    statesBy((ruling) => ruling),
  );
}

function stateOf(
  keyword: KeywordRecord,
  rulings: ReadonlyMap<string, RulingRecord>,
  told: (ruling: RulingRecord) => unknown,
): string {
  const current = keyword.rulings.flatMap((id) => rulings.get(id) ?? []).map(told);
  return stateHash([keyword, current]);
}

/** Where a ruling stands in its source is no part of what it says: text put in before it moves it. */
function withoutPlaces({ occurrences, position: _place, ...ruling }: RulingRecord): unknown {
  return { ...ruling, sources: [...new Set(occurrences.map(({ source }) => source))] };
}
