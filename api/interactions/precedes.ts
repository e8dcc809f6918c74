import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { besides } from './besides.js';
import type { Finding } from './interaction-report.js';
import type { KeywordFacts } from './keyword-facts.js';
import { ALWAYS_ON, momentOf } from './timeline.js';

/** Windows without a place of their own in the order of play. */
const NO_PLACE: readonly string[] = [ALWAYS_ON, 'other'];

/** Two keywords that both happen in an attack and don't touch each other: which comes first; null when neither does. */
export function precedes(
  kb: KnowledgeBase,
  a: KeywordFacts,
  b: KeywordFacts,
  isStruck = true,
): Finding | null {
  if (a.traits === null || b.traits === null) return null;
  const [one, other] = [a, b].map((facts) => kb.timingWindows.get(momentOf(kb, facts) ?? ''));
  if (one === undefined || other === undefined || one.order === other.order) return null;
  if ([one, other].some(({ slug }) => NO_PLACE.includes(slug))) return null;
  const [first, then] = one.order < other.order ? [a, b] : [b, a];
  const [early, late] = one.order < other.order ? [one, other] : [other, one];
  const more = besides(first, then, isStruck);
  return {
    from: first.keyword.slug,
    to: then.keyword.slug,
    relation: 'PRECEDES',
    statement: `${first.keyword.name} (${early.name}) comes before ${then.keyword.name} (${late.name})${more === null ? ', and neither changes the other.' : `. ${more}`}${alwaysOn([first, then])}`,
    about: [],
    window: early.slug,
    rulings: [],
    basis: ['TIMING'],
  };
}

/** What is always on happens at no moment: there is one at which it counts. */
function alwaysOn(both: readonly KeywordFacts[]): string {
  const names = both.filter(({ keyword }) => keyword.timing === ALWAYS_ON).map(({ keyword }) => keyword.name);
  if (names.length === 0) return '';
  return names.length === 1
    ? ` ${names[0]} is always on; this is when it counts.`
    : ' Both are always on; this is when they count.';
}
