import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';

/** An invented entry for tests: facts of a keyword, and its rulings as they are worded. */
export type SampleEntry = Pick<KeywordRecord, 'slug' | 'name'> &
  Partial<KeywordRecord> & {
    readonly says?: readonly string[];
    /** Slugs that its rulings name. */
    readonly naming?: readonly string[];
  };

/** The sample content with such entries. */
export function openWithEntries(...entries: readonly SampleEntry[]): KnowledgeBase {
  const content = sampleWith(
    ...entries.map(({ says = [], naming: _, ...facts }) => ({
      ...facts,
      rulings: says.map((_text, at) => `${facts.slug}/ruling-${at}`),
    })),
  );
  const [template] = content.rulings;
  if (template === undefined) throw new Error('the sample has no ruling');
  const rulings = entries.flatMap(({ slug, says = [], naming = [] }) =>
    says.map((text, at) => ({
      ...template,
      id: `${slug}/ruling-${at}`,
      keyword: slug,
      text,
      mentions: naming.filter((name) => text.toLowerCase().includes(name)),
    })),
  );
  return openSample({ ...content, rulings: [...content.rulings, ...rulings] });
}
