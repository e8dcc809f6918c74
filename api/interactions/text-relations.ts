import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import type { PairQuestion } from './pair-question.js';
import { classRelations, namedRelations } from './read-ruling.js';
import type { RulingRelation } from './ruling-relation.js';
import { isAside } from './sentence-patterns.js';

/** What the texts say about two keywords. */
export interface TextRelations {
  /** Named before classes, in the order of the entries. */
  readonly relations: readonly RulingRelation[];
  /** Rulings that name the other keyword and from which no relation can be read with certainty. */
  readonly unread: readonly RulingRecord[];
  /** Rulings that name the other only to compare, or to say something about the source. */
  readonly asides: readonly RulingRecord[];
}

export function textRelations(kb: KnowledgeBase, { one, other }: PairQuestion): TextRelations {
  const sides = [
    [one.facts, other.facts],
    [other.facts, one.facts],
  ] as const;
  const named: RulingRelation[] = [];
  const classes: RulingRelation[] = [];
  const unread: RulingRecord[] = [];
  const asides: RulingRecord[] = [];
  for (const [own, far] of sides) {
    for (const id of own.keyword.rulings) {
      const ruling = kb.rulings.get(id);
      if (ruling === undefined) continue;
      classes.push(...classRelations(kb, ruling, own, far));
      if (!ruling.mentions.includes(far.keyword.slug)) continue;
      const read = namedRelations(kb, ruling).filter(
        ({ from, to }) => from === far.keyword.slug || to === far.keyword.slug,
      );
      named.push(...read);
      if (read.length === 0) (isAside(ruling.text) ? asides : unread).push(ruling);
    }
  }
  const said = (one: RulingRelation): boolean =>
    named.some(({ from, to, relation }) => from === one.from && to === one.to && relation === one.relation);
  const inWords = new Set(named.map(({ ruling }) => ruling));
  // A ruling that names the other keyword has said what it says of it; its class adds to what others name.
  const further = classes.filter(
    (relation) => said(relation) || !inWords.has(relation.ruling) || relation.relation === 'OVERRIDES',
  );
  return { relations: [...named, ...further], unread, asides };
}
