import type { Content, KeywordRecord, RulingRecord } from '../../../api/knowledge-base/records.js';
import { compareText } from '../editions/source.js';
import { hashOf } from './inputs.js';

/** By slug: a hash of what is served of a keyword, or null when it is withdrawn. */
export type KeywordStates = Readonly<Record<string, string | null>>;

/** Enough to tell two states of one keyword apart, short enough for a line of a log. */
const HASH_LENGTH = 12;

/** What is new, changed or withdrawn against all that was logged before, oldest first. */
export function keywordChanges(
  { keywords, rulings }: Content,
  logged: readonly KeywordStates[],
): Record<string, string | null> {
  const before = statesAfter(logged);
  const byId = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const now = new Map(keywords.map((keyword) => [keyword.slug, stateOf(keyword, byId)]));
  const changed = [...now].filter(([slug, state]) => before.get(slug) !== state);
  const withdrawn = [...before.keys()].filter((slug) => !now.has(slug)).map((slug) => [slug, null] as const);
  return Object.fromEntries([...changed, ...withdrawn].sort(([a], [b]) => compareText(a, b)));
}

/** By slug; withdrawn keywords are not there. */
function statesAfter(logged: readonly KeywordStates[]): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const changes of logged) {
    for (const [slug, state] of Object.entries(changes)) {
      if (state === null) states.delete(slug);
      else states.set(slug, state);
    }
  }
  return states;
}

function stateOf(keyword: KeywordRecord, rulings: ReadonlyMap<string, RulingRecord>): string {
  const current = keyword.rulings.map((id) => rulings.get(id));
  return hashOf(JSON.stringify([keyword, current])).slice(0, HASH_LENGTH);
}
