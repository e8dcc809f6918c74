import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { CLASS_PATTERNS, type ClassPattern } from './class-patterns.js';
import type { KeywordFacts } from './keyword-facts.js';
import { type MarkedRuling, markedRuling } from './named-in.js';
import type { RulingRelation } from './ruling-relation.js';
import { clausesOf, readClause } from './sentence-patterns.js';

/** In UTF-16 units; a longer sentence says too much for one relation to be read from it with certainty. */
const LONGEST_READ = 1_000;

/** What a ruling says of its keyword and those that it names. */
export function namedRelations(kb: KnowledgeBase, ruling: RulingRecord): readonly RulingRelation[] {
  const own = ruling.keyword;
  if (own === null || ruling.mentions.length === 0) return [];
  const { text, mentions } = readingOf(kb, ruling).marked;
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
  const [k, o] = [own.keyword.slug, other.keyword.slug];
  return readingOf(kb, ruling)
    .classes.filter(({ belongs }) => belongs(other, own))
    .map(({ relation, direction, aspect = null }) => ({
      from: direction === 'FROM_OWN' ? k : o,
      to: direction === 'FROM_OWN' ? o : k,
      relation,
      aspect,
      ruling: ruling.id,
      named: false,
    }));
}

/** What can be read in a ruling whoever it is asked about. */
interface Reading {
  readonly marked: MarkedRuling;
  /** Those of which it speaks. */
  readonly classes: readonly ClassPattern[];
}

const readings = new WeakMap<KnowledgeBase, Map<RulingRecord, Reading>>();

/** Each ruling of a build is read once. */
function readingOf(kb: KnowledgeBase, ruling: RulingRecord): Reading {
  const known = readings.get(kb) ?? new Map<RulingRecord, Reading>();
  readings.set(kb, known);
  const reading = known.get(ruling) ?? read(kb, ruling);
  known.set(ruling, reading);
  return reading;
}

function read(kb: KnowledgeBase, ruling: RulingRecord): Reading {
  const marked = markedRuling(kb, ruling);
  const isShort = ruling.text.length <= LONGEST_READ;
  return { marked, classes: isShort ? CLASS_PATTERNS.filter(({ says }) => says.test(marked.text)) : [] };
}
