import type { PairEffects } from '../../engine/interaction/pair-effects.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Finding } from './interaction-report.js';
import type { KeywordFacts } from './keyword-facts.js';
import { classRelations } from './read-ruling.js';
import { statementOf } from './statement/statement.js';

/** What a keyword on one unit does to the same keyword on another: what one Deflect sends on, another prevents. */
export function onDifferentUnits(
  kb: KnowledgeBase,
  facts: KeywordFacts,
  { effects }: PairEffects,
): readonly Finding[] {
  const { slug, timing, rulings } = facts.keyword;
  return effects
    .filter(({ change }) => change !== null)
    .map((effect) => {
      const said = rulings.filter((id) => {
        const ruling = kb.rulings.get(id);
        if (ruling === undefined) return false;
        return classRelations(kb, ruling, facts, facts).some(({ relation }) => relation === effect.relation);
      });
      return {
        from: slug,
        to: slug,
        relation: effect.relation,
        ...statementOf({
          from: facts,
          to: facts,
          relation: effect.relation,
          effect,
          aspect: null,
          place: null,
        }),
        window: timing,
        rulings: said,
        basis: said.length > 0 ? ['RULING', 'ENGINE'] : ['ENGINE'],
      };
    });
}
