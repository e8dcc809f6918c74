import type { RevisionRecord } from '../../../api/knowledge-base/records.js';
import type { RevisionEntry } from './revision-log.js';

/** The log as it is served: of keywords, what happened to them in place of what they were. */
export function revisionRecords(log: readonly RevisionEntry[]): readonly RevisionRecord[] {
  const known = new Set<string>();
  return log.map(({ revision, previous, on, keywordStates, ...entry }) => {
    const { added, changed, superseded, withdrawn, restored } = entry;
    const slugs = Object.keys(keywordStates);
    const gone = slugs.filter((slug) => keywordStates[slug] === null);
    const there = slugs.filter((slug) => keywordStates[slug] !== null);
    const keywords = {
      added: there.filter((slug) => !known.has(slug)),
      changed: there.filter((slug) => known.has(slug)),
      withdrawn: gone,
    };
    for (const slug of gone) known.delete(slug);
    for (const slug of there) known.add(slug);
    return { revision, previous, on, keywords, rulings: { added, changed, superseded, withdrawn, restored } };
  });
}
