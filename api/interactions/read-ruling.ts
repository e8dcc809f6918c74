import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { CLASS_PATTERNS } from './class-patterns.js';
import type { KeywordFacts } from './keyword-facts.js';
import { markedRuling } from './named-in.js';
import type { RulingRelation } from './ruling-relation.js';
import { clausesOf, readClause } from './sentence-patterns.js';

/** In UTF-16 units; a longer sentence says too much for one relation to be read from it with certainty. */
const LONGEST_READ = 1_000;

/** What a ruling says of its keyword and those that it names. */
export function namedRelations(kb: KnowledgeBase, ruling: RulingRecord): readonly RulingRelation[] {
  const own = ruling.keyword;
  if (own === null || ruling.mentions.length === 0) return [];
  const { text, mentions } = markedRuling(kb, ruling);
  const slugOf = (mark: string): string =>
    mark === '{k}' ? own : (mentions[Number(mark.slice(1, -1))] ?? own);
  return clausesOf(text).flatMap((clause) => {
    const reading = readClause(clause);
    if (reading === null) return [];
    const { relation, aspect } = reading;
    return reading.from.flatMap((from) =>
      reading.to
        .filter((to) => to !== from && (to === '{k}' || from === '{k}'))
        .map((to) => ({
          from: slugOf(from),
          to: slugOf(to),
          relation,
          aspect,
          ruling: ruling.id,
          named: true,
        })),
    );
  });
}

/** What a ruling says of its keyword and another that belongs to a class of which it speaks. */
export function classRelations(
  kb: KnowledgeBase,
  ruling: RulingRecord,
  own: KeywordFacts,
  other: KeywordFacts,
): readonly RulingRelation[] {
  if (ruling.text.length > LONGEST_READ) return [];
  const { text } = markedRuling(kb, ruling);
  const [k, o] = [own.keyword.slug, other.keyword.slug];
  return CLASS_PATTERNS.filter(({ says, belongs }) => says.test(text) && belongs(other, own)).map(
    ({ relation, direction, aspect = null }) => ({
      from: direction === 'FROM_OWN' ? k : o,
      to: direction === 'FROM_OWN' ? o : k,
      relation,
      aspect,
      ruling: ruling.id,
      named: false,
    }),
  );
}
