import { KEYWORDS } from '../../engine/keyword-list.js';
import type { Assumption } from '../../engine/report.js';
import type { Finding } from '../interactions/interaction-report.js';
import { factsOf } from '../interactions/keyword-facts.js';
import { readingsBehind } from '../interactions/readings-behind.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Piece } from './answer-draft.js';

/** The readings on which findings rest, each once. */
export function readingsOf(kb: KnowledgeBase, findings: readonly Finding[]): readonly Assumption[] {
  const all = findings.flatMap(({ from, to, relation }) => {
    const [one, other] = [kb.keywords.get(from), kb.keywords.get(to)];
    if (one === undefined || other === undefined) return [];
    return readingsBehind({
      from: factsOf(kb, one, KEYWORDS),
      to: factsOf(kb, other, KEYWORDS),
      relation,
    });
  });
  return all.filter(({ code }, at) => all.findIndex((one) => one.code === code) === at);
}

/** That a text says so nowhere, and how it is read here. */
export function readingSaid({ statement, code }: Assumption): Piece {
  return { kind: 'SAID', text: `No text settles this; it is read so here: ${statement} (${code})` };
}
